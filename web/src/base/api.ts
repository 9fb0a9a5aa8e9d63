/** Plain HTTP with the server. */
import type {
  Advice,
  AnalysisState,
  AskCaution,
  AskHint,
  AskMine,
  Because,
  Begin,
  Belief,
  BotsForTable,
  Caution,
  Close,
  ConfirmNotice,
  Created,
  ErrorInfo,
  Forecast,
  Foreseen,
  Frame,
  Installed,
  Invitation,
  Join,
  Joined,
  LessonDone,
  LessonNow,
  LessonPreview,
  Lobby,
  Log,
  Mute,
  MyTables,
  NewNotice,
  NewTable,
  NoticeInfo,
  NoticeOff,
  Notices,
  ProblemNow,
  ProblemShelf,
  Rematch,
  Replay,
  Report,
  Reported,
  Resume,
  Rulebook,
  RuleFacts,
  Settings,
  State,
  Story,
  TableDraft,
  TableInfo,
  Verdict,
} from "../protocol";
import { type Kinds, words } from "./words.svelte";

export class Refusal extends Error {
  constructor(
    readonly trouble: ErrorInfo,
    readonly status: number,
  ) {
    super(trouble.text || trouble.key);
  }
}

/** A trouble as a sentence in the reader's language. */
export function lament(trouble: ErrorInfo, kinds: Kinds = {}): string {
  return words.has(trouble.key) ? words.tell(trouble.key, trouble.about, kinds) : trouble.text || trouble.key;
}

export function sentence(error: unknown): string {
  return error instanceof Refusal ? lament(error.trouble) : words.say("ui-no-answer");
}

interface Wish {
  method?: string;
  key?: string | undefined;
  body?: unknown;
  text?: string;
  signal?: AbortSignal;
}

async function ask(path: string, { method = "GET", key, body, text, signal }: Wish = {}): Promise<Response> {
  const headers: Record<string, string> = {};
  if (key) headers.Authorization = `Bearer ${key}`;
  if (body !== undefined) headers["Content-Type"] = "application/json";
  if (text !== undefined) headers["Content-Type"] = "text/plain; charset=utf-8";
  const payload = text ?? (body === undefined ? null : JSON.stringify(body));
  const answer = await fetch(`/api${path}`, { method, headers, body: payload, ...(signal && { signal }) });
  if (!answer.ok) {
    const trouble = (await answer.json().catch(() => null)) as ErrorInfo | null;
    throw new Refusal(trouble ?? { key: "ui-no-answer", about: {}, text: "", rule: "" }, answer.status);
  }
  return answer;
}

export const json = async <T>(path: string, wish?: Wish): Promise<T> => (await ask(path, wish)).json() as Promise<T>;
export const post = (body: unknown, key?: string): Wish => ({ method: "POST", body, key });

export const api = {
  installed: () => json<Installed>("/installed"),
  bots: (table: TableDraft) => json<BotsForTable>("/bots", post(table)),
  rules: (game: string) => json<Rulebook>(`/rules/${game}`),
  ruleWords: async (language: string, game: string) => (await ask(`/words/${language}/${game}/rules`)).text(),
  analysisWords: async (language: string, game: string) => (await ask(`/words/${language}/${game}/analysis`)).text(),
  ruleFacts: (table: TableDraft) => json<RuleFacts>("/rules", post(table)),
  tables: () => json<Lobby>("/tables"),
  mine: (tables: AskMine["tables"]) => json<MyTables>("/tables/mine", post({ tables })),
  open: (wish: NewTable) => json<Created>("/tables", post(wish)),
  table: (id: string, key?: string) => json<State>(`/tables/${id}`, { key }),
  join: (id: string, wish: Join) => json<Joined>(`/tables/${id}/join`, post(wish)),
  invitation: (id: string, invitation: string) => json<Invitation>(`/tables/${id}/invitation`, post({ invitation })),
  comeBack: (id: string, token: string) => json<Joined>(`/tables/${id}/return`, post({ token })),
  notices: (id: string, key: string) => json<Notices>(`/tables/${id}/notices`, { key }),
  addNotice: (id: string, wish: NewNotice, key: string) => json<NoticeInfo>(`/tables/${id}/notices`, post(wish, key)),
  testNotice: (id: string, notice: string, key: string) =>
    json<NoticeInfo>(`/tables/${id}/notices/test`, post({ id: notice }, key)),
  dropNotice: (id: string, notice: string, key: string) =>
    json<Notices>(`/tables/${id}/notices/off`, post({ id: notice }, key)),
  confirmNotice: (id: string, wish: ConfirmNotice) => json<NoticeInfo>(`/tables/${id}/notices/confirm`, post(wish)),
  quietNotice: (notice: string) => json<NoticeOff>(`/notices/${notice}/off`, { method: "POST" }),
  rematch: (id: string, key: string) => json<Rematch>(`/tables/${id}/rematch`, { method: "POST", key }),
  begin: (id: string, wish: Begin, key: string) => json<TableInfo>(`/tables/${id}/begin`, post(wish, key)),
  settings: (id: string, wish: Settings, key: string) => json<TableInfo>(`/tables/${id}/settings`, post(wish, key)),
  mute: (id: string, wish: Mute, key: string) => json<TableInfo>(`/tables/${id}/mute`, post(wish, key)),
  close: (id: string, wish: Close, key: string) => json<TableInfo>(`/tables/${id}/close`, post(wish, key)),
  report: (id: string, wish: Report, key?: string) => json<Reported>(`/tables/${id}/report`, post(wish, key)),
  preview: (id: string, action: string, key: string, signal: AbortSignal) =>
    json<Foreseen>(`/tables/${id}/preview`, { ...post({ action }, key), signal }),
  why: (id: string, action: string, key: string) => json<Because>(`/tables/${id}/why`, post({ action }, key)),
  forecast: (id: string, key?: string) => json<Forecast | null>(`/tables/${id}/forecast`, { key }),
  belief: (id: string, key: string) => json<Belief | null>(`/tables/${id}/belief`, { key }),
  advice: (id: string, wish: AskHint, key: string) => json<Advice>(`/tables/${id}/advice`, post(wish, key)),
  caution: (id: string, wish: AskCaution, key: string, signal: AbortSignal) =>
    json<Caution | null>(`/tables/${id}/caution`, { ...post(wish, key), signal }),
  frame: (id: string, line: number, key?: string) => json<Frame>(`/tables/${id}/at/${line}`, { key }),
  record: async (id: string, key?: string) => (await ask(`/tables/${id}/record`, { key })).text(),
  upload: (text: string) => json<Replay>("/replays", { method: "POST", text }),
  replay: (id: string) => json<Replay>(`/replays/${id}`),
  moment: (id: string, n: number, viewer: string) => json<Frame>(`/replays/${id}/at/${n}?viewer=${viewer}`),
  replayLog: (id: string, viewer: string) => json<Log>(`/replays/${id}/log?viewer=${viewer}`),
  story: (id: string) => json<Story>(`/replays/${id}/story`),
  analysis: (id: string) => json<AnalysisState>(`/replays/${id}/analysis`),
  analyse: (id: string) => json<AnalysisState>(`/replays/${id}/analysis`, { method: "POST" }),
  cancelAnalysis: (id: string) => json<AnalysisState>(`/replays/${id}/analysis/cancel`, { method: "POST" }),
  lesson: (game: string, chapter: string, wish: LessonDone) =>
    json<LessonNow>(`/lessons/${game}/${chapter}`, post(wish)),
  previewInLesson: (game: string, chapter: string, wish: LessonPreview, signal: AbortSignal) =>
    json<Foreseen>(`/lessons/${game}/${chapter}/preview`, { ...post(wish), signal }),
  problems: (game: string) => json<ProblemShelf>(`/problems/${game}`),
  problem: (game: string, name: string) => json<ProblemNow>(`/problems/${game}/${name}`),
  answer: (game: string, name: string, action: string) => json<Verdict>(`/problems/${game}/${name}`, post({ action })),
  previewInProblem: (game: string, name: string, action: string, signal: AbortSignal) =>
    json<Foreseen>(`/problems/${game}/${name}/preview`, { ...post({ action }), signal }),
  resume: (id: string, wish: Resume) => json<Created>(`/replays/${id}/continue`, post(wish)),
};
