/** What the page asks of profiles; whoever has signed in is known by a cookie that no script can read. */
import { json, post } from "../base/api";
import type {
  AskCode,
  AskPasskey,
  CodeSent,
  Desk,
  DeviceKeys,
  EndSessions,
  HeldTables,
  NewCredential,
  PeopleLadder,
  Question,
  ShowCode,
  ShownCredential,
} from "../protocol";

export const calls = {
  desk: () => json<Desk>("/profile"),
  askPasskey: (wish: AskPasskey) => json<Question>("/profile/passkeys/ask", post(wish)),
  makePasskey: (made: NewCredential) => json<Desk>("/profile/passkeys/make", post(made)),
  removePasskey: (id: string) => json<Desk>("/profile/passkeys/remove", post({ id })),
  askSignIn: () => json<Question>("/profile/sign-in/ask", { method: "POST" }),
  signIn: (shown: ShownCredential) => json<Desk>("/profile/sign-in", post(shown)),
  sendCode: (wish: AskCode) => json<CodeSent>("/profile/code/send", post(wish)),
  showCode: (wish: ShowCode) => json<Desk>("/profile/code", post(wish)),
  signOut: (which: EndSessions) => json<Desk>("/profile/sign-out", post(which)),
  rename: (name: string) => json<Desk>("/profile/name", post({ name })),
  share: (tables: HeldTables["tables"]) => json<DeviceKeys>("/profile/tables", post({ tables })),
  forget: () => json<Desk>("/profile/delete", post({ confirm: "delete" })),
  ladder: (game: string) => json<PeopleLadder>(`/ladder/${game}`),
};
