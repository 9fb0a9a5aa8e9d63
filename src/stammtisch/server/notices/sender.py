"""Sends letters: every process looks for those that are due, and one that claims a letter sends it.

Whoever is connected somewhere gets none: the process that they are connected to puts the letter off. So, where there
are several processes, a letter waits for a few looks longer than it must.
"""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING, Final, NamedTuple

import msgspec

from stammtisch.core.mistakes import Mistake
from stammtisch.server.api_types import HookWay, MailWay, PushWay
from stammtisch.server.keys import fingerprint, make_key, next_key
from stammtisch.server.mail import Letter, LetterFailed
from stammtisch.server.measures import MEASURES
from stammtisch.server.notices.hooks import write_hook
from stammtisch.server.notices.outside import Allowed, NoWay, Outside
from stammtisch.server.notices.push import Push, fresh_key
from stammtisch.server.notices.unsubscribing import unsubscribe
from stammtisch.server.notices.wishes import Asking
from stammtisch.server.notices.wording import write_notice, write_page

if TYPE_CHECKING:
    from stammtisch.server.mail import Mail
    from stammtisch.server.notices.wording import Event, Notice
    from stammtisch.server.store.post import DueLetter, Subscription
    from stammtisch.server.tables import Tables

LOOK: Final = 2.0  # seconds between two looks
GRACE: Final = 6_000  # milliseconds in which other processes may say that somebody is there
THERE: Final = 60_000  # milliseconds after which it is seen again whether somebody is still there
CLAIM: Final = 120_000  # milliseconds for which a process may be busy with a letter
LONGEST: Final = 20.0  # seconds for one of at most five ways: done before the claim is over
AT_ONCE: Final = 20  # letters that are sent at the same time
BACKOFF: Final = (60_000, 300_000, 1_500_000, 7_200_000)  # milliseconds until it is tried again; then no more
PASS_DAYS: Final = 7
DAY: Final = 86_400_000
GONE: Final = (404, 410)
BUSY: Final = (408, 425, 429)
log = logging.getLogger(__name__)


class NoticeSettings(NamedTuple):
    """What whoever runs the house says of letters."""

    address: str  # where its page is, without a slash behind it
    mail: Mail | None = None
    hooks: Allowed = Allowed()
    contact: str = "mailto:stammtisch@localhost"


class NotSent(Exception):
    """A letter could not be handed over one way. `gone`: that way is no more; `for_good`: trying again is useless."""

    def __init__(self, detail: str, *, gone: bool = False, for_good: bool = False) -> None:
        super().__init__(detail)
        self.gone = gone
        self.for_good = for_good or gone


class NoticeSender:
    """The letters of this process."""

    def __init__(self, tables: Tables, settings: NoticeSettings, outside: Outside | None = None) -> None:
        self.tables = tables
        self.store = tables.store
        self.settings = settings
        self.push: Push | None = None  # once it is open
        self._outside = outside or Outside(settings.hooks)
        self.asking = Asking()
        self._secret = ""
        self._sending: set[asyncio.Task[None]] = set()

    async def open(self) -> None:
        """Find the keys of the house, or make them."""
        self.push = Push(await self.store.house_secret("vapid", fresh_key()), self.settings.contact)
        self._secret = await self.store.house_secret("letters", make_key())

    async def close(self) -> None:
        """Finish what is under way."""
        await self.finish()
        await self._outside.close()

    async def finish(self) -> None:
        """Wait until what is being sent is sent."""
        await asyncio.gather(*self._sending, return_exceptions=True)

    async def run(self) -> None:
        """Look for letters, for ever."""
        while True:
            try:
                await self.look()
            except Exception as failure:  # noqa: BLE001 -- the database may be away: it is asked again
                log.warning("letters cannot be looked for: %s", type(failure).__name__)
            await asyncio.sleep(LOOK)

    # ---- when

    async def look(self) -> None:
        """Put off the letters of people who are here; send the others that are due."""
        now = self.store.now()
        if self.tables.draining:
            return
        for letter in await self.store.due_letters(AT_ONCE * 5):
            assert letter.due is not None
            if self._is_here(letter):
                later = now + max(letter.wait, THERE)
                await self.store.save_letter(letter, letter._replace(due=later))
            elif letter.due <= now - (GRACE if self.store.is_shared else 0) and len(self._sending) < AT_ONCE:
                await self._claim(letter)

    def _is_here(self, letter: DueLetter) -> bool:
        room = self.tables.rooms.get(letter.table)
        return room is not None and any(room.seats[number].seat == letter.seat for number in room.here())

    async def _claim(self, letter: DueLetter) -> None:
        claimed = letter._replace(claimed=self.store.now() + CLAIM)
        if await self.store.save_letter(letter, claimed):
            task = asyncio.create_task(self._deliver(claimed), name=f"letter {letter.table}")
            self._sending.add(task)
            task.add_done_callback(self._sending.discard)

    async def _deliver(self, letter: DueLetter) -> None:
        """Send a letter all ways that are wanted; note each that has worked, and when to try the others again."""
        try:
            letter, failed = await self._send_all(letter)
            again = failed and letter.tries < len(BACKOFF)
            due = self.store.now() + BACKOFF[letter.tries] if again else None
            await self.store.save_letter(letter, letter._replace(due=due, tries=letter.tries + 1, claimed=0))
        except Exception as failure:  # noqa: BLE001 -- the database may be away: when the claim is over, it is tried again
            log.warning("a letter could not be sent: %s", type(failure).__name__)

    async def _send_all(self, letter: DueLetter) -> tuple[DueLetter, bool]:
        failed = False
        for to in await self.store.subscriptions(letter.table):
            if to.seat != letter.seat or not to.confirmed or to.id in letter.done:
                continue
            try:
                await self.send("your-turn", to, letter.moved)
            except NotSent as failure:
                failed = failed or not failure.for_good
                if failure.gone:
                    await unsubscribe(self.tables, to)
                if not failure.for_good:
                    continue
            noted = letter._replace(done=(*letter.done, to.id))
            if not await self.store.save_letter(letter, noted):
                return letter, False  # its seat has moved
            letter = noted
        return letter, failed

    # ---- what, and how

    def token(self, to: Subscription) -> str:
        """What confirms an address: only who has got the first letter knows it."""
        return next_key(self._secret, to.id)

    async def send(self, event: Event, to: Subscription, moved: int = 0) -> None:
        """Send something one way, or raise NotSent."""
        try:
            async with asyncio.timeout(LONGEST):
                await self._hand_over(await self._write(event, to, moved), to)
        except (NotSent, Mistake, TimeoutError) as failure:
            MEASURES.count("letters_failed")
            told = failure if isinstance(failure, NotSent) else NotSent(type(failure).__name__)
            log.warning("a letter by %s was not sent: %s", kind_of(to), told)
            raise told from None
        MEASURES.count("letters_sent")

    async def _write(self, event: Event, to: Subscription, moved: int) -> Notice:
        found = await self.store.find_tables([to.table])
        if not found or found[0].settings.closed:
            raise NotSent("no table", for_good=True)
        opens = event == "your-turn" and not (isinstance(to.way, HookWay) and not to.way.private)
        behind = f"#confirm={to.id}.{self.token(to)}" if event == "confirm" else ""
        if opens:
            behind = f"#again={await self._issue_pass(to)}"
        link = f"{self.settings.address}/table/{to.table}{behind}"
        return write_notice(event, to, found[0].setup.game, link, moved, opens=opens)

    async def _issue_pass(self, to: Subscription) -> str:
        secret = make_key()
        until = self.store.now() + PASS_DAYS * DAY
        await self.store.issue_pass(to.table, to.seat, fingerprint(secret), until)
        return secret

    async def _hand_over(self, notice: Notice, to: Subscription) -> None:
        match to.way:
            case MailWay():
                await self._mail(notice, to, to.way)
            case PushWay():
                await self._push(notice, to, to.way)
            case HookWay():
                call = write_hook(to.way, notice)
                await self._call(call.method, call.url, call.headers, call.content)

    async def _mail(self, notice: Notice, to: Subscription, way: MailWay) -> None:
        if self.settings.mail is None:
            raise NotSent("no mail server", for_good=True)
        turn = notice.event == "your-turn"
        base = self.settings.address
        text = write_page(notice, to.language, f"{base}/table/{to.table}#quiet={to.id}" if turn else "")
        off = f"{base}/api/notices/{to.id}/off" if turn else ""
        try:
            await self.settings.mail.send(Letter(way.address, notice.subject, text, off))
        except LetterFailed as failure:
            raise NotSent(str(failure), gone=failure.for_good) from None

    async def _push(self, notice: Notice, to: Subscription, way: PushWay) -> None:
        assert self.push is not None
        shown = {"title": notice.subject, "body": notice.text, "url": notice.link, "tag": f"{to.table}-{to.seat}"}
        headers, content = self.push.write(way, msgspec.json.encode(shown), f"{to.table} {to.seat}")
        await self._call("POST", way.endpoint, headers, content)

    async def _call(self, method: str, url: str, headers: dict[str, str], content: bytes) -> None:
        try:
            status = await self._outside.send(method, url, headers, content)
        except NoWay as failure:
            raise NotSent(str(failure), for_good=failure.for_good) from None
        except Mistake as mistake:
            raise NotSent(mistake.key, for_good=True) from None
        if not 200 <= status < 300:  # noqa: PLR2004 -- what counts as done
            later = status >= 500 or status in BUSY  # noqa: PLR2004
            raise NotSent(str(status), gone=status in GONE, for_good=not later)


def kind_of(to: Subscription) -> str:
    """What kind of way this is."""
    return {PushWay: "push", MailWay: "mail", HookWay: "hook"}[type(to.way)]
