"""Profiles, passkeys, sessions, and the questions of those who sign in; each function needs an open connection."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import sqlalchemy as sql

from stammtisch.server.store.people import Ceremony, SentCode, StoredPasskey, StoredProfile, StoredSession
from stammtisch.server.store.schema import CEREMONIES, CODES, PASSKEYS, PROFILES, SESSIONS

if TYPE_CHECKING:
    from collections.abc import Sequence


# ---- profiles


def add_profile(connection: sql.Connection, profile: StoredProfile) -> bool:
    """Store a new profile, or the fact that its address belongs to another."""
    if profile.email is not None and profile_by_email(connection, profile.email) is not None:
        return False
    connection.execute(sql.insert(PROFILES).values(profile._asdict()))
    return True


def find_profile(connection: sql.Connection, profile: str) -> StoredProfile | None:
    """A profile by its id."""
    row = connection.execute(sql.select(PROFILES).where(PROFILES.c.id == profile)).first()
    return None if row is None else StoredProfile(*row)


def profile_by_email(connection: sql.Connection, email: str) -> StoredProfile | None:
    """The profile that an address belongs to."""
    row = connection.execute(sql.select(PROFILES).where(PROFILES.c.email == email)).first()
    return None if row is None else StoredProfile(*row)


def rename_profile(connection: sql.Connection, profile: str, name: str) -> None:
    """Let somebody be called otherwise."""
    connection.execute(sql.update(PROFILES).where(PROFILES.c.id == profile).values(name=name))


def set_email(connection: sql.Connection, profile: str, email: str) -> bool:
    """Let an address belong to a profile, unless it belongs to another."""
    owner = profile_by_email(connection, email)
    if owner is not None and owner.id != profile:
        return False
    connection.execute(sql.update(PROFILES).where(PROFILES.c.id == profile).values(email=email))
    return True


# ---- passkeys


def add_passkey(connection: sql.Connection, passkey: StoredPasskey, owner: StoredProfile | None) -> None:
    """Store a passkey, with its owner if they are new."""
    if owner is not None:
        connection.execute(sql.insert(PROFILES).values(owner._asdict()))
    connection.execute(sql.insert(PASSKEYS).values(passkey._asdict()))


def find_passkey(connection: sql.Connection, passkey: str) -> StoredPasskey | None:
    """A passkey by its id."""
    row = connection.execute(sql.select(PASSKEYS).where(PASSKEYS.c.id == passkey)).first()
    return None if row is None else StoredPasskey(*row)


def passkeys_of(connection: sql.Connection, profile: str) -> list[StoredPasskey]:
    """The passkeys of a profile, in the order in which they came."""
    mine = sql.select(PASSKEYS).where(PASSKEYS.c.profile == profile).order_by(PASSKEYS.c.made, PASSKEYS.c.id)
    return [StoredPasskey(*row) for row in connection.execute(mine)]


def count_passkey(connection: sql.Connection, passkey: str, sign_count: int) -> None:
    """Remember how often a passkey has signed."""
    connection.execute(sql.update(PASSKEYS).where(PASSKEYS.c.id == passkey).values(sign_count=sign_count))


def drop_passkey(connection: sql.Connection, profile: str, passkey: str) -> bool:
    """Delete a passkey, unless it is the last way in; whether there was one."""
    mine = passkeys_of(connection, profile)
    owner = find_profile(connection, profile)
    if len(mine) == 1 and (owner is None or owner.email is None):
        return False
    which = sql.delete(PASSKEYS).where(PASSKEYS.c.id == passkey, PASSKEYS.c.profile == profile)
    return bool(connection.execute(which).rowcount)


# ---- sessions


def add_session(connection: sql.Connection, session: StoredSession) -> None:
    """Store a new session."""
    connection.execute(sql.insert(SESSIONS).values(session._asdict()))


def find_session(connection: sql.Connection, token: str, since: int) -> tuple[StoredSession, StoredProfile] | None:
    """Whose token this is: the newest one, or one that was renewed after `since`."""
    late = sql.and_(SESSIONS.c.before == token, SESSIONS.c.renewed > since)
    row = connection.execute(sql.select(SESSIONS).where(sql.or_(SESSIONS.c.token == token, late))).first()
    if row is None:
        return None
    session = StoredSession(*row)
    profile = find_profile(connection, session.profile)
    return None if profile is None else (session, profile)


def renew_session(connection: sql.Connection, session: StoredSession, token: str, now: int) -> bool:
    """Give a session another token; whether nobody else has done so meanwhile."""
    row = sql.update(SESSIONS).where(SESSIONS.c.id == session.id, SESSIONS.c.token == session.token)
    return bool(connection.execute(row.values(token=token, before=session.token, renewed=now, used=now)).rowcount)


def touch_session(connection: sql.Connection, session: str, now: int) -> None:
    """Remember that a session is used."""
    connection.execute(sql.update(SESSIONS).where(SESSIONS.c.id == session).values(used=now))


def sessions_of(connection: sql.Connection, profile: str) -> list[StoredSession]:
    """The sessions of a profile, the one that was used last first."""
    mine = sql.select(SESSIONS).where(SESSIONS.c.profile == profile).order_by(SESSIONS.c.used.desc(), SESSIONS.c.id)
    return [StoredSession(*row) for row in connection.execute(mine)]


def drop_sessions(connection: sql.Connection, profile: str, sessions: Sequence[str]) -> None:
    """End some sessions of a profile."""
    mine = SESSIONS.c.profile == profile, SESSIONS.c.id.in_(sessions)
    connection.execute(sql.delete(SESSIONS).where(*mine))


def drop_old_sessions(connection: sql.Connection, used: int, made: int) -> None:
    """End the sessions that nobody has used for long, or that are too old."""
    connection.execute(sql.delete(SESSIONS).where(sql.or_(SESSIONS.c.used < used, SESSIONS.c.made < made)))


# ---- questions


def ask_device(connection: sql.Connection, ceremony: Ceremony, oldest: int) -> None:
    """Remember a question; those before `oldest` are forgotten."""
    connection.execute(sql.delete(CEREMONIES).where(CEREMONIES.c.made < oldest))
    connection.execute(sql.insert(CEREMONIES).values(ceremony._asdict()))


def take_ceremony(connection: sql.Connection, ceremony: str, oldest: int) -> Ceremony | None:
    """A question that is answered now: it can be answered once, and not too late."""
    take = sql.delete(CEREMONIES).where(CEREMONIES.c.id == ceremony).returning(*CEREMONIES.c)
    row = connection.execute(take).first()
    found = None if row is None else Ceremony(*row)
    return found if found is not None and found.made >= oldest else None


def add_code(connection: sql.Connection, code: SentCode, oldest: int, most: int) -> bool:
    """Remember a code, unless so many were sent to this address of late; older ones are forgotten."""
    connection.execute(sql.delete(CODES).where(CODES.c.made < oldest))
    sent = sql.select(sql.func.count()).select_from(CODES).where(CODES.c.email == code.email)
    if connection.execute(sent).scalar_one() >= most:
        return False
    connection.execute(sql.insert(CODES).values(code._asdict()))
    return True


def use_code(connection: sql.Connection, email: str, code: str, oldest: int, most: int) -> SentCode | None:
    """A code that is right: all that were sent to the address are used up then. A wrong one counts for all of them."""
    sent = sql.select(CODES).where(CODES.c.email == email, CODES.c.made >= oldest).with_for_update()
    rows = [SentCode(*row) for row in connection.execute(sent)]
    found = next((row for row in rows if row.code == code and row.tries < most), None)
    which = sql.update(CODES).where(CODES.c.email == email)
    used: dict[str, Any] = {"tries": CODES.c.tries + 1} if found is None else {"code": ""}
    connection.execute(which.values(**used))
    return found
