"""The endpoints of profiles, one row each. Whoever has signed in is known by a cookie, never by a key."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from stammtisch.core.mistakes import Mistake
from stammtisch.server import api_types as api
from stammtisch.server.calls import Endpoint
from stammtisch.server.installed import find_game, profile_sentences
from stammtisch.server.profiles.codes import GOOD_FOR
from stammtisch.server.profiles.export import export
from stammtisch.server.profiles.letters import send_letter, write_letter
from stammtisch.server.profiles.seats import bind_held, device_keys, tell_rooms
from stammtisch.server.profiles.sessions import MINUTE
from stammtisch.server.profiles.telling import tell_ladder, tell_profile
from stammtisch.server.seats import clean_name
from stammtisch.server.store import profile_rows, seat_rows

if TYPE_CHECKING:
    from stammtisch.server.calls import Call
    from stammtisch.server.profiles.sessions import SignedIn


async def who(call: Call, *, blocked_too: bool = False) -> SignedIn:
    """Who asks; a Mistake if they have not signed in. Who is blocked may still take along and delete what is theirs."""
    me = await call.me(blocked_too=blocked_too)
    if me is None:
        raise Mistake("not-signed-in")
    return me


async def desk(call: Call) -> api.Desk:
    """Who I am, and how one can sign in here."""
    profiles, me = call.profiles, await call.me(blocked_too=True)
    return api.Desk(profiles.mail is not None, await tell_profile(profiles, me) if me else None)


async def get_profile(call: Call) -> object:
    """My profile, if I have signed in, and how one can sign in here."""
    return await desk(call)


# ---- signing in


async def ask_passkey(call: Call) -> object:
    """What my device is asked to make a passkey: for my profile, or for a new one."""
    call.profiles.admit_try(call.guest.name)
    me = await call.me()
    name = me.profile.name if me else clean_name(call.body.name)
    return api.Question(*await call.profiles.passkeys.ask_new(me.profile if me else None, name, call.visit))


async def make_passkey(call: Call) -> object:
    """The passkey that my device has made; whoever is new is signed in by it."""
    me = await call.me()
    profile = await call.profiles.passkeys.take_new(call.body, me.profile if me else None, call.visit)
    if me is None:
        await call.profiles.sessions.begin(profile, call.visit)
    return await desk(call)


async def ask_sign_in(call: Call) -> object:
    """What my device is asked to show a passkey."""
    call.profiles.admit_try(call.guest.name)
    return api.Question(*await call.profiles.passkeys.ask_any(call.visit))


async def sign_in(call: Call) -> object:
    """Sign in by a passkey."""
    profile = await call.profiles.passkeys.take_any(call.body, call.visit)
    await call.profiles.sessions.begin(profile, call.visit)
    return await desk(call)


async def remove_passkey(call: Call) -> object:
    """Remove a passkey of mine, unless I could not sign in without it."""
    me = await who(call)
    if not await call.profiles.store.people.write(profile_rows.drop_passkey, me.profile.id, call.body.id):
        raise Mistake("passkey-last")
    return await desk(call)


async def send_code(call: Call) -> object:
    """Send a code by e-mail; whatever address it is, the answer is the same."""
    mail = call.profiles.mail
    if mail is None:
        raise Mistake("no-codes")
    call.profiles.admit_letter(call.guest.name)
    me = await call.me()

    async def send(email: str, code: str) -> None:
        await send_letter(mail, email, *write_letter(call.body.language, code, email, call.profiles.address))

    await call.profiles.codes.send(call.body.email, me.profile.id if me else "", send)
    return api.CodeSent(GOOD_FOR // MINUTE)


async def show_code(call: Call) -> object:
    """Sign in by a code, or add an address to my profile."""
    call.profiles.admit_try(call.guest.name)
    me = await call.me()
    wish = call.body
    profile = await call.profiles.codes.take(wish.email, wish.code, clean_name(wish.name), me.profile if me else None)
    if me is None:
        await call.profiles.sessions.begin(profile, call.visit)
    return await desk(call)


async def sign_out(call: Call) -> object:
    """End sessions of mine; keys that were given to them open no seat any more."""
    me = await who(call, blocked_too=True)
    known = [session.id for session in await call.profiles.sessions.all(me.profile.id)]
    which = {"this": [me.session.id], "others": [one for one in known if one != me.session.id]}
    ended = which[call.body.which] if call.body.which else [call.body.id or ""]
    await tell_rooms(call.tables, await call.profiles.sessions.end(me, ended))
    if me.session.id in ended:
        call.visit.take()
    return await desk(call)


# ---- what a profile remembers


async def rename(call: Call) -> object:
    """Be called otherwise from now on."""
    me = await who(call)
    name = clean_name(call.body.name)
    await call.profiles.store.people.write(profile_rows.rename_profile, me.profile.id, name)
    return await desk(call)


async def share_tables(call: Call) -> object:
    """Remember the tables of this browser, and give it keys to the others of mine."""
    me = await who(call)
    bound = await bind_held(call.tables, me, call.body.tables)
    await call.profiles.results.add(bound, me.profile.id)
    return api.DeviceKeys(tuple(await device_keys(call.tables, me, call.body.tables)), len(bound))


async def get_export(call: Call) -> object:
    """All that is known of me, as a zip of JSON files."""
    return await export(call.tables, await who(call, blocked_too=True))


async def forget_me(call: Call) -> object:
    """Delete my profile and all my data at once; finished records stay, without my name."""
    me = await who(call, blocked_too=True)
    await tell_rooms(call.tables, await call.profiles.store.people.write(seat_rows.forget, me.profile.id))
    call.visit.take()
    return await desk(call)


async def get_profile_words(call: Call) -> object:
    """The sentences of the page of a profile, as one Fluent text."""
    return profile_sentences(call.path["language"])


async def get_ladder(call: Call) -> object:
    """Who is strongest at a game, by rated tables."""
    return await tell_ladder(call.profiles, find_game(call.path["game"]).name, await call.me())


PROFILE_ENDPOINTS: Final = (
    Endpoint("GET", "/api/profile", get_profile, api.Desk),
    Endpoint("POST", "/api/profile/passkeys/ask", ask_passkey, api.Question, api.AskPasskey),
    Endpoint("POST", "/api/profile/passkeys/make", make_passkey, api.Desk, api.NewCredential),
    Endpoint("POST", "/api/profile/passkeys/remove", remove_passkey, api.Desk, api.OwnPasskey),
    Endpoint("POST", "/api/profile/sign-in/ask", ask_sign_in, api.Question),
    Endpoint("POST", "/api/profile/sign-in", sign_in, api.Desk, api.ShownCredential),
    Endpoint("POST", "/api/profile/code/send", send_code, api.CodeSent, api.AskCode),
    Endpoint("POST", "/api/profile/code", show_code, api.Desk, api.ShowCode),
    Endpoint("POST", "/api/profile/sign-out", sign_out, api.Desk, api.EndSessions),
    Endpoint("POST", "/api/profile/name", rename, api.Desk, api.ProfileName),
    Endpoint("POST", "/api/profile/tables", share_tables, api.DeviceKeys, api.HeldTables),
    Endpoint("GET", "/api/profile/export", get_export, bytes),
    Endpoint("POST", "/api/profile/delete", forget_me, api.Desk, api.Forget),
    Endpoint("GET", "/api/profile/words/{language}", get_profile_words, str, lasting=True),
    Endpoint("GET", "/api/ladder/{game}", get_ladder, api.PeopleLadder),
)
