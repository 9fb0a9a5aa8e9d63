"""Passkeys: a device proves that it holds a secret which never leaves it (WebAuthn, by py_webauthn)."""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING, Any, Final

import msgspec

from stammtisch.core.mistakes import Mistake, needs_extra
from stammtisch.server.keys import make_id
from stammtisch.server.profiles.sessions import MINUTE
from stammtisch.server.store import profile_rows
from stammtisch.server.store.people import Ceremony, StoredPasskey, StoredProfile

with needs_extra("accounts"):
    import webauthn
    from webauthn.helpers import base64url_to_bytes, bytes_to_base64url
    from webauthn.helpers.structs import (
        AuthenticatorSelectionCriteria,
        PublicKeyCredentialDescriptor,
        ResidentKeyRequirement,
        UserVerificationRequirement,
    )

if TYPE_CHECKING:
    from collections.abc import Callable

    from stammtisch.server.api_types import NewCredential, ShownCredential
    from stammtisch.server.profiles.visit import PageVisit
    from stammtisch.server.store.people import People

CHALLENGE_BYTES: Final = 32
PATIENCE: Final = 5 * MINUTE  # for which a device may think
MOST: Final = 10  # passkeys of one profile


class Passkeys:
    """Asks devices to make a passkey or to show one, and checks what they answer."""

    def __init__(self, people: People, now: Callable[[], int]) -> None:
        self._people = people
        self._now = now

    # ---- a new passkey

    async def ask_new(self, owner: StoredProfile | None, name: str, visit: PageVisit) -> tuple[str, dict[str, Any]]:
        """The question that makes a device make a passkey: for a profile that is there, or for a new one."""
        profile = owner.id if owner else make_id()
        known = await self._people.read(profile_rows.passkeys_of, profile)
        if len(known) >= MOST:
            raise Mistake("passkey-many", most=MOST)
        challenge = secrets.token_bytes(CHALLENGE_BYTES)
        options = webauthn.generate_registration_options(
            rp_id=visit.domain,
            rp_name="Stammtisch",
            user_id=profile.encode(),
            user_name=name or "Stammtisch",
            user_display_name=name or "Stammtisch",
            challenge=challenge,
            authenticator_selection=AuthenticatorSelectionCriteria(
                resident_key=ResidentKeyRequirement.REQUIRED, user_verification=UserVerificationRequirement.PREFERRED
            ),
            exclude_credentials=[PublicKeyCredentialDescriptor(base64url_to_bytes(one.id)) for one in known],
        )
        ceremony = await self._ask(challenge, profile, name)
        return ceremony, msgspec.json.decode(webauthn.options_to_json(options))

    async def take_new(self, answer: NewCredential, owner: StoredProfile | None, visit: PageVisit) -> str:
        """Store the passkey that a device has made, with its profile if that is new; return the profile."""
        asked = await self._asked(answer.ceremony)
        if not asked.profile or (owner is not None and owner.id != asked.profile):
            raise Mistake("passkey-late")
        try:
            made = webauthn.verify_registration_response(
                credential=msgspec.to_builtins(answer.credential),
                expected_challenge=base64url_to_bytes(asked.challenge),
                expected_rp_id=visit.domain,
                expected_origin=visit.origin,
                require_user_verification=False,
            )
        except Exception as failure:  # whatever is wrong with what a stranger sent
            raise Mistake("passkey-refused") from failure
        name, public = bytes_to_base64url(made.credential_id), bytes_to_base64url(made.credential_public_key)
        if await self._people.read(profile_rows.find_passkey, name):
            raise Mistake("passkey-refused")
        now = self._now()
        passkey = StoredPasskey(name, asked.profile, public, made.sign_count, visit.label, now)
        new = StoredProfile(asked.profile, asked.name, None, now) if owner is None else None
        await self._people.write(profile_rows.add_passkey, passkey, new)
        return asked.profile

    # ---- a passkey that is shown

    async def ask_any(self, visit: PageVisit) -> tuple[str, dict[str, Any]]:
        """The question that makes a device show a passkey of this house, whosever it is."""
        challenge = secrets.token_bytes(CHALLENGE_BYTES)
        options = webauthn.generate_authentication_options(
            rp_id=visit.domain, challenge=challenge, user_verification=UserVerificationRequirement.PREFERRED
        )
        return await self._ask(challenge, "", ""), msgspec.json.decode(webauthn.options_to_json(options))

    async def take_any(self, answer: ShownCredential, visit: PageVisit) -> str:
        """Whose passkey was shown."""
        asked = await self._asked(answer.ceremony)
        known = await self._people.read(profile_rows.find_passkey, answer.credential.id)
        if asked.profile or known is None:
            raise Mistake("passkey-unknown")
        try:
            shown = webauthn.verify_authentication_response(
                credential=msgspec.to_builtins(answer.credential),
                expected_challenge=base64url_to_bytes(asked.challenge),
                expected_rp_id=visit.domain,
                expected_origin=visit.origin,
                credential_public_key=base64url_to_bytes(known.public_key),
                credential_current_sign_count=known.sign_count,
                require_user_verification=False,
            )
        except Exception as failure:  # as above
            raise Mistake("passkey-refused") from failure
        await self._people.write(profile_rows.count_passkey, known.id, shown.new_sign_count)
        return known.profile

    # ---- questions

    async def _ask(self, challenge: bytes, profile: str, name: str) -> str:
        """Remember a question."""
        now = self._now()
        ceremony = Ceremony(make_id(), bytes_to_base64url(challenge), profile, name, now)
        await self._people.write(profile_rows.ask_device, ceremony, now - PATIENCE)
        return ceremony.id

    async def _asked(self, ceremony: str) -> Ceremony:
        """The question that is answered; each is good once."""
        found = await self._people.write(profile_rows.take_ceremony, ceremony, self._now() - PATIENCE)
        if found is None:
            raise Mistake("passkey-late")
        return found
