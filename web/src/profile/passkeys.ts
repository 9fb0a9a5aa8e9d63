/** Passkeys: the server's question goes to the device, and the device's answer to the server, both as JSON. */
import type { MadePasskey, ShownPasskey } from "../protocol";

/** Browsers allow passkeys at a name with https, and at localhost; at a bare address there are none. */
export function offersPasskeys(host = location.hostname, secure = globalThis.isSecureContext): boolean {
  const bare = /^[\d.]+$/.test(host) || host.includes(":");
  return secure && !bare && "PublicKeyCredential" in globalThis;
}

export function toBytes(text: string): Uint8Array<ArrayBuffer> {
  const letters = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
}

export function toText(data: ArrayBuffer): string {
  const letters = String.fromCharCode(...new Uint8Array(data));
  return btoa(letters).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

type Json = Record<string, unknown>;
const named = (one: unknown) => ({ ...(one as Json), id: toBytes((one as { id: string }).id) });

/** Let the device make a passkey. */
export async function make(options: Json): Promise<MadePasskey> {
  const user = options.user as { id: string };
  const known = (options.excludeCredentials as unknown[] | undefined) ?? [];
  const publicKey = {
    ...options,
    challenge: toBytes(options.challenge as string),
    user: { ...user, id: toBytes(user.id) },
    excludeCredentials: known.map(named),
  } as unknown as PublicKeyCredentialCreationOptions;
  const made = (await navigator.credentials.create({ publicKey })) as PublicKeyCredential;
  const { clientDataJSON, attestationObject } = made.response as AuthenticatorAttestationResponse;
  const response = { clientDataJSON: toText(clientDataJSON), attestationObject: toText(attestationObject) };
  return { id: made.id, rawId: toText(made.rawId), response, type: "public-key" };
}

/** Let the device show one. */
export async function show(options: Json): Promise<ShownPasskey> {
  const publicKey = {
    ...options,
    challenge: toBytes(options.challenge as string),
    allowCredentials: [],
  } as unknown as PublicKeyCredentialRequestOptions;
  const shown = (await navigator.credentials.get({ publicKey })) as PublicKeyCredential;
  const { clientDataJSON, authenticatorData, signature, userHandle } = shown.response as AuthenticatorAssertionResponse;
  const response = {
    clientDataJSON: toText(clientDataJSON),
    authenticatorData: toText(authenticatorData),
    signature: toText(signature),
    userHandle: userHandle ? toText(userHandle) : null,
  };
  return { id: shown.id, rawId: toText(shown.rawId), response, type: "public-key" };
}
