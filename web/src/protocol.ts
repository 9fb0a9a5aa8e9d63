// Written by `python -m stammtisch.server.typescript`: change the structs of the server, not this file.

export interface TableView {
  setup: Setup;
  viewer: string | null;
  to_act: readonly string[];
  dealing: boolean;
  step: string;
  players: readonly SeatView[];
}

export interface Setup {
  game: string;
  edition: string;
  options: Readonly<Record<string, string>>;
  board: string;
  seats: number;
}

export interface SeatView {
  seat: string;
}

export interface GoldbraeuView {
  setup: Setup;
  viewer: string | null;
  to_act: readonly string[];
  dealing: boolean;
  step: string;
  players: readonly GoldbraeuPlayerView[];
  now: GoldbraeuNowView;
  businesses: readonly GoldbraeuBusinessView[];
  gardens: readonly GoldbraeuGardenView[];
  breweries: readonly GoldbraeuBreweryView[];
  display: readonly (string | null)[];
  supply: number;
  specials: Readonly<Record<string, number>>;
  under: readonly string[];
  chips: Readonly<Record<string, string>>;
  free_spaces: readonly string[];
}

export interface GoldbraeuPlayerView {
  seat: string;
  cash: number | null;
  markers_left: number;
  figures: number;
  hand_size: number;
  hand: readonly string[] | null;
  kept: readonly string[] | null;
  choice: string | null;
  known: readonly string[];
}

export interface GoldbraeuNowView {
  week: number;
  weekday: number;
  start: string | null;
  payday: string | null;
  actor: string | null;
  turn: number;
  order: readonly string[];
  days_to_payday: number;
  actions_left: number;
  price: number;
  target: string | null;
  holds: boolean;
  blocked: readonly string[];
  drawn: string | null;
}

export interface GoldbraeuBusinessView {
  name: string;
  boss: string | null;
  fresh: boolean;
  markers: Readonly<Record<string, number>>;
  opened: number;
}

export interface GoldbraeuGardenView {
  name: string;
  spaces: readonly string[];
  sign: string | null;
  income: number;
}

export interface GoldbraeuBreweryView {
  name: string;
  stock: number;
}

export interface GoldbraeuLedger {
  week: number | null;
  rows: readonly GoldbraeuLedgerRow[];
  totals: Readonly<Record<string, number>>;
}

export interface GoldbraeuLedgerRow {
  name: string;
  income: number | null;
  brewery: string | null;
  divided: number;
  each: number | null;
  pay: Readonly<Record<string, GoldbraeuPay>>;
  bank: number;
}

export interface GoldbraeuPay {
  markers: number;
  each: number;
  shares: number;
  rest: number;
  total: number;
}

export interface GoldbraeuBoardFile {
  grid: GoldbraeuGrid;
  inns_clockwise: readonly GoldbraeuInn[];
  breweries_clockwise: readonly GoldbraeuCorner[];
  chips_start: GoldbraeuChips;
  fences: number;
}

export interface GoldbraeuGrid {
  rows: number;
  cols: number;
  void?: readonly (readonly [number, number])[];
  double?: readonly (readonly [number, number])[];
}

export interface GoldbraeuInn {
  id: string;
  side: string;
  start: readonly [number, number];
}

export interface GoldbraeuCorner {
  id: string;
  corner: string;
}

export interface GoldbraeuChips {
  waitress: string;
  bum: string;
}

export interface GoldenCityView {
  setup: Setup;
  viewer: string | null;
  to_act: readonly string[];
  dealing: boolean;
  step: string;
  players: readonly GoldenCityPlayerView[];
  now: GoldenCityNowView;
  pairs: readonly GoldenCityPairView[];
  pile: number;
  discard: Readonly<Record<string, number>>;
  old_cards: Readonly<Record<string, number>>;
  display: readonly (string | null)[];
  deck: Readonly<Record<string, number>>;
  score_deck: readonly GoldenCityFaceView[];
  score_backs: readonly number[];
  rewards: Readonly<Record<string, string>>;
  letters: Readonly<Record<string, readonly number[]>>;
  key_sites: readonly string[];
  keys: number;
  coins: number;
  bonus_left: number;
  picks: readonly GoldenCityPickView[];
  looks: readonly (readonly string[])[];
}

export interface GoldenCityPlayerView {
  seat: string;
  coins: number;
  letters: number | null;
  keys: number;
  businesses_left: number;
  sites: readonly string[];
  goods: readonly string[];
  hand_size: number;
  known: readonly string[];
  hand: readonly string[] | null;
  secret: GoldenCitySecretView;
  bonus_count: number;
  bonus: readonly string[] | null;
  stuck: boolean;
}

export interface GoldenCitySecretView {
  cards: number;
  newer: number;
  old: number;
  doubts: readonly GoldenCityDoubtView[];
  old_cards: readonly string[] | null;
}

export interface GoldenCityDoubtView {
  landform: string;
  draws: number;
  cards: number;
}

export interface GoldenCityNowView {
  round: number;
  start: string | null;
  order: readonly string[];
  actor: string | null;
  turn: number;
  built: number;
  site: string | null;
  price: number;
  score: GoldenCityFaceView | null;
  scored: readonly string[];
  payments: readonly GoldenCityPaymentView[];
  last: readonly string[];
}

export interface GoldenCityFaceView {
  good: string;
  area: string;
}

export interface GoldenCityPaymentView {
  payment: string;
  cards: readonly string[];
  jokers: readonly string[];
}

export interface GoldenCityPairView {
  first: string | null;
  second: string | null;
  owner: string | null;
}

export interface GoldenCityPickView {
  seat: string;
  card: string | null;
}

export interface GoldenCityLedger {
  round: number;
  final: boolean;
  rows: readonly GoldenCityLedgerRow[];
  totals: Readonly<Record<string, number>>;
  before: Readonly<Record<string, number | null>>;
  after: Readonly<Record<string, number | null>>;
}

export interface GoldenCityLedgerRow {
  reason: string;
  thing: string;
  pay: Readonly<Record<string, GoldenCityPay>>;
}

export interface GoldenCityPay {
  have: number;
  first: number;
  more: number;
  total: number;
  sites: readonly string[];
}

export interface GoldenCityBoardFile {
  rivers: readonly GoldenCityRiver[];
  nodes: readonly GoldenCityNode[];
  edges: readonly (readonly [string, string])[];
  goods: readonly string[];
  goods_cards: readonly (readonly [string, string])[];
  score_cards: readonly GoldenCityScoreCard[];
  bonus_cards: readonly GoldenCityBonusCard[];
}

export interface GoldenCityRiver {
  id: string;
  between: readonly [string, string];
  locations: readonly string[];
}

export interface GoldenCityNode {
  id: string;
  kind: string;
  landform: string;
  x: number;
  y: number;
  reward?: string | null;
  river?: string | null;
  letters?: readonly number[] | null;
  first_extra?: string | null;
}

export interface GoldenCityScoreCard {
  back: number;
  good: string;
  area: GoldenCityArea;
}

export interface GoldenCityArea {
  river?: string | null;
  quarter?: string | null;
}

export interface GoldenCityBonusCard {
  id: string;
}

export interface ErrorInfo {
  key: string;
  about: Readonly<Record<string, string | number | null>>;
  text: string;
  rule: string;
}

export interface Installed {
  version: string;
  games: readonly GameInfo[];
  bots: readonly string[];
  friendly: string;
  languages: readonly string[];
  profiles: boolean;
}

export interface GameInfo {
  name: string;
  fewest: number;
  most: number;
  seat_names: readonly string[];
  editions: Readonly<Record<string, Readonly<Record<string, string>>>>;
  options: readonly OptionInfo[];
  domains: Readonly<Record<string, readonly string[]>>;
  field_kinds: Readonly<Record<string, Readonly<Record<string, string>>>>;
  question_kinds: Readonly<Record<string, string>>;
  verb_kinds: Readonly<Record<string, readonly string[]>>;
  standing: readonly StandingOrderKind[];
  chapters: readonly string[];
  counts: boolean;
  problems: boolean;
  minutes: number;
  weight: number;
  reading: "" | "how-to-play" | "rulebook";
}

export interface OptionInfo {
  name: string;
  values: readonly string[];
  source: string;
  seats: number;
}

export interface StandingOrderKind {
  kind: string;
  about: readonly string[];
  answers: readonly string[];
  most: number;
}

export interface BotsForTable {
  bots: readonly BotInfo[];
  friendly: string;
}

export interface BotInfo {
  name: string;
  rating: number | null;
}

export interface Rulebook {
  rules: readonly RuleInfo[];
  rulings: readonly string[];
  page: readonly PassageInfo[];
  card: readonly PassageInfo[];
}

export interface RuleInfo {
  id: string;
  chapter: string;
  sources: readonly string[];
  implied: readonly string[];
  against: readonly string[];
  refers: readonly string[];
  options: readonly string[];
  editions: readonly string[];
}

export interface PassageInfo {
  key: string;
  rules: readonly string[];
}

export interface RuleFacts {
  facts: Readonly<Record<string, number | string>>;
}

export interface Lobby {
  tables: readonly TableInfo[];
}

export interface TableInfo {
  id: string;
  setup: Setup;
  status: "gathering" | "over" | "playing";
  seats: readonly SeatInfo[];
  watch: "everyone" | "link" | "nobody";
  pace: number;
  number: number;
  chat: "never" | "off" | "on";
  next: string;
  clock: TimeControl;
  aids: boolean;
  agreed: readonly string[];
  closed: "" | "host" | "house";
  rated: boolean;
}

export interface SeatInfo {
  seat: string;
  holder: "bot" | "invited" | "open" | "person";
  name: string;
  bot: string;
  here: boolean;
  muted: "" | "host" | "house";
}

export interface TimeControl {
  kind: "correspondence" | "live" | "none";
  bank: number;
  increment: number;
  allowance: number;
  night_from: number;
  night_to: number;
  offset: number;
  free_weekdays: readonly number[];
  free_dates: readonly string[];
  when_up: "bot" | "hand-over" | "wait";
  bot: string;
}

export interface Created {
  table: TableInfo;
  keys: Readonly<Record<string, string>>;
  invitations: Readonly<Record<string, string>>;
  host: string;
  watch: string;
}

export interface Joined {
  seat: string;
  key: string;
  table: TableInfo;
}

export interface MyTables {
  tables: readonly MyTable[];
}

export interface MyTable {
  id: string;
  table: TableInfo | null;
  mine: readonly string[];
  acting: readonly string[];
  result: Result | null;
  used: number;
}

export interface Result {
  scores: Readonly<Record<string, number>>;
  winners: readonly string[];
  ending: string;
  places: Readonly<Record<string, number>>;
}

export interface Invitation {
  table: TableInfo;
  seat: string;
  host: string;
  free: boolean;
  may_watch: boolean;
}

export interface Rematch {
  table: string;
  by: string;
}

export interface Reported {
  seat: string;
  reason: string;
}

export interface Foreseen {
  events: readonly Event[];
  view: GameView | null;
  forecast: Forecast | null;
}

export interface Event {
  kind: string;
  facts: Readonly<Record<string, string | number | null>>;
}

export interface Forecast {
  gains: Readonly<Record<string, number>>;
  events: readonly Event[];
}

export interface Because {
  action: string;
  reason: Reason | null;
}

export interface Reason {
  key: string;
  rule: string;
  facts: Readonly<Record<string, string | number | null>>;
}

export interface Log {
  lines: readonly Line[];
}

export interface Line {
  number: number;
  entry: Began | Played | TookBack | Seated | Renamed | Stumbled | TimedOut | Changed | NextTable | Agreed | Helped | Unread;
}

export interface Began {
  type: "began";
  events: readonly Event[];
}

export interface Played {
  type: "played";
  seat: string;
  action: string | null;
  events: readonly Event[];
  ledger: GameLedger | null;
}

export interface TookBack {
  type: "took-back";
  seat: string;
  line: number;
}

export interface Seated {
  type: "seated";
  seat: string;
  holder: "bot" | "invited" | "open" | "person";
  name: string;
  bot: string;
}

export interface Renamed {
  type: "renamed";
  seat: string;
  name: string;
}

export interface Stumbled {
  type: "stumbled";
  seat: string;
  bot: string;
}

export interface TimedOut {
  type: "timed-out";
  seat: string;
  bot: string;
  handed: boolean;
}

export interface Changed {
  type: "changed";
  watch: "everyone" | "link" | "nobody";
  pace: number;
  chat: boolean;
}

export interface NextTable {
  type: "next-table";
  seat: string;
  table: string;
}

export interface Agreed {
  type: "agreed";
  seat: string;
  on: boolean;
}

export interface Helped {
  type: "helped";
  seat: string;
  kind: "hint" | "warnings";
}

export interface Unread {
  type: "unread";
}

export interface Frame {
  number: number;
  events: readonly Event[];
  view: GameView;
  forecast: Forecast | null;
}

export interface Replay {
  id: string;
  setup: Setup;
  players: Readonly<Record<string, string>>;
  bots: Readonly<Record<string, string>>;
  length: number;
  stops: readonly number[];
  marks: readonly Mark[];
  result: Result | null;
  trouble: ErrorInfo | null;
}

export interface Mark {
  number: number;
  round: number;
  phase: number;
  within: number;
}

export interface Story {
  moments: readonly Moment[];
}

export interface Moment {
  number: number;
  seat: string;
  action: string;
  events: readonly Event[];
  scores: Readonly<Record<string, number>>;
}

export interface AnalysisState {
  progress: "failed" | "none" | "ready" | "running";
  reached: number;
  length: number;
  trouble: string;
  analysis: Analysis | null;
}

export interface Analysis {
  game: string;
  record: string;
  decisions: number;
  judge: JudgeReport;
  seats: readonly SeatReport[];
  curve: readonly CurvePoint[];
  judged: readonly DecisionReport[];
  phases: number;
  format: number;
}

export interface JudgeReport {
  names: readonly string[];
  trained: boolean;
  version: string;
  points: readonly number[];
  worth: readonly number[];
}

export interface SeatReport {
  seat: string;
  player: string;
  score: number;
  place: number;
  beginning: number;
  end: number;
  columns: readonly Column[];
  accuracy: number;
  phases: readonly PhaseReport[];
  grades: Readonly<Record<string, number>>;
  lost: number;
  summary: readonly Sentence[];
}

export interface Column {
  name: string;
  amount: number;
  swings: readonly Swing[];
}

export interface Swing {
  first: number;
  last: number;
  seats: readonly string[];
  words: readonly string[];
  amount: number;
}

export interface PhaseReport {
  phase: number;
  decisions: number;
  accuracy: number;
}

export interface Sentence {
  key: string;
  facts: Readonly<Record<string, string | number>>;
}

export interface CurvePoint {
  decisions: number;
  round: number;
  deciding: readonly string[];
  open: readonly number[];
  own: readonly (readonly number[])[];
}

export interface DecisionReport {
  number: number;
  seat: string;
  question: string;
  round: number;
  phase: number;
  action: string;
  grade: string;
  better: string;
  points: number;
  chance: number | null;
  low: number;
  options: readonly OptionReport[];
  causes: readonly Cause[];
  mix: readonly LayReport[];
  predictable: number | null;
  worlds: number;
}

export interface OptionReport {
  action: string;
  points: number;
  chance: number | null;
  doubt: number;
}

export interface Cause {
  name: string;
  thing: string;
  kind: string;
  amount: number;
  when: string;
}

export interface LayReport {
  action: string;
  share: number;
  low: number;
  high: number;
  points: number;
}

export interface LessonNow {
  number: number;
  length: number;
  say: string;
  point: readonly string[];
  asks: boolean;
  state: State | null;
  moves: readonly Moved[];
  forecast: Forecast | null;
}

export interface State {
  type: "state";
  number: number;
  seat: string | null;
  lines: readonly Line[];
  now: Now;
}

export interface Now {
  table: TableInfo;
  view: GameView | null;
  due: Due | null;
  change: Due | null;
  undo: boolean;
  orders: readonly StandingOrder[];
  result: Result | null;
  clocks: ClocksNow | null;
}

export interface Due {
  decision: string;
  ask: Ask;
}

export interface Ask {
  question: string;
  seat: string;
  facts: Readonly<Record<string, string | number | null>>;
  choices: readonly Choice[];
  refusals: readonly Refusal[];
}

export interface Choice {
  action: string;
  targets: readonly string[];
  warnings: readonly string[];
}

export interface Refusal {
  action: string;
  targets: readonly string[];
  reason: Reason;
}

export interface StandingOrder {
  kind: string;
  about: string;
  answer: string;
  limit: number;
}

export interface ClocksNow {
  now: number;
  waiting: boolean;
  turns: number | null;
  seats: readonly SeatClock[];
}

export interface SeatClock {
  seat: string;
  left: number;
  running: boolean;
  until: number | null;
}

export interface Moved {
  type: "moved";
  after: number;
  number: number;
  lines: readonly Line[];
  now: Now;
}

export interface ProblemShelf {
  problems: readonly ProblemInfo[];
  today: string;
}

export interface ProblemInfo {
  name: string;
  theme: string;
  seats: number;
  difficulty: number;
  kind: string;
}

export interface ProblemNow {
  theme: string;
  difficulty: number;
  kind: string;
  state: State;
  forecast: Forecast | null;
}

export interface Verdict {
  right: boolean;
  theme: string;
  best: readonly string[];
  gap: number;
  worse: number;
  margin: Margin | null;
  played: string;
  solved: Readonly<Record<string, number>>;
  tries: number;
  effect: Effect;
  instead: Effect | null;
}

export interface Margin {
  points: number;
  chance: number;
  worlds: number;
}

export interface Effect {
  action: string;
  events: readonly Event[];
  gains: Readonly<Record<string, number>>;
}

export interface Belief {
  seats: readonly SeatBelief[];
  next: readonly Next[];
  played: readonly SeatBelief[];
}

export interface SeatBelief {
  seat: string;
  held: readonly Held[];
}

export interface Held {
  kind: string;
  name: string;
  chances: readonly number[];
}

export interface Next {
  kind: string;
  name: string;
  chance: number;
}

export interface Advice {
  options: readonly AdvisedOption[];
  mix: readonly LayReport[];
  predictable: number | null;
  trained: boolean;
  worlds: number;
}

export interface AdvisedOption {
  action: string;
  chance: number | null;
  points: number;
  doubt: number;
  equal: boolean;
  causes: readonly Cause[];
}

export interface Caution {
  action: string;
  better: string;
  grade: string;
  points: number;
  chance: number | null;
}

export interface Notices {
  push: string;
  mail: boolean;
  hooks: readonly string[];
  mine: readonly NoticeInfo[];
}

export interface NoticeInfo {
  id: string;
  kind: "hook" | "mail" | "push";
  about: string;
  confirmed: boolean;
}

export interface NoticeOff {
  table: string;
}

export interface Question {
  ceremony: string;
  options: Readonly<Record<string, unknown>>;
}

export interface CodeSent {
  minutes: number;
}

export interface Desk {
  email: boolean;
  profile: Profile | null;
}

export interface Profile {
  name: string;
  email: string;
  passkeys: readonly PasskeyInfo[];
  sessions: readonly SessionInfo[];
  tables: number;
  games: number;
  levels: readonly LevelResults[];
  past: readonly PastGame[];
  ratings: readonly RatingInfo[];
}

export interface PasskeyInfo {
  id: string;
  label: string;
  made: number;
}

export interface SessionInfo {
  id: string;
  label: string;
  used: number;
  this: boolean;
}

export interface LevelResults {
  game: string;
  bot: string;
  ahead: number;
  equal: number;
  behind: number;
}

export interface PastGame {
  table: string;
  game: string;
  place: number;
  players: number;
  rated: boolean;
  at: number;
}

export interface RatingInfo {
  game: string;
  rating: number;
  deviation: number;
  games: number;
}

export interface DeviceKeys {
  keys: readonly DeviceKey[];
  added: number;
}

export interface DeviceKey {
  table: string;
  game: string;
  seat: string;
  key: string;
}

export interface PeopleLadder {
  game: string;
  places: readonly LadderPlace[];
}

export interface LadderPlace {
  place: number;
  name: string;
  rating: number;
  deviation: number;
  games: number;
  me: boolean;
}

export interface Welcome {
  type: "welcome";
  seat: string | null;
  version: string;
  epoch: number;
}

export interface Present {
  type: "present";
  here: readonly string[];
  watchers: number;
}

export interface Chatted {
  type: "chatted";
  lines: readonly ChatLine[];
  whole: boolean;
}

export interface ChatLine {
  number: number;
  seat: string;
  text: string;
  emote: string;
  at: number;
}

export interface Done {
  type: "done";
  id: number;
  number: number;
}

export interface Refused {
  type: "refused";
  id: number | null;
  trouble: ErrorInfo;
}

export interface Pong {
  type: "pong";
  id: number;
}

export interface TableDraft {
  game: string;
  edition?: string;
  options?: Readonly<Record<string, string>>;
  board?: string;
  seats?: number;
}

export interface NewTable {
  game: string;
  edition?: string;
  options?: Readonly<Record<string, string>>;
  board?: string;
  seats?: readonly SeatWish[];
  name?: string;
  watch?: "everyone" | "link" | "nobody";
  pace?: number;
  clock?: TimeControl;
  rated?: boolean;
}

export interface SeatWish {
  holder: "bot" | "invite" | "me" | "open";
  name?: string;
  bot?: string;
}

export interface Join {
  seat?: string | null;
  invitation?: string | null;
  name?: string;
}

export interface Settings {
  watch?: "everyone" | "link" | "nobody" | null;
  pace?: number | null;
  chat?: boolean | null;
}

export interface Begin {
  bot?: string;
}

export interface Mute {
  seat: string;
  muted?: boolean;
}

export interface Close {
  closed?: boolean;
}

export interface Report {
  seat: string;
  reason: "chat" | "name";
}

export interface AskMine {
  tables: readonly HeldKeys[];
}

export interface HeldKeys {
  table: string;
  keys: readonly string[];
}

export interface AskInvitation {
  invitation: string;
}

export interface Preview {
  action: string;
}

export interface Why {
  action: string;
}

export interface AskHint {
  decision: string;
}

export interface AskCaution {
  decision: string;
  action: string;
  percent: number;
}

export interface Resume {
  at: number;
  seat: string;
  name?: string;
  bot?: string;
  pace?: number;
}

export interface LessonDone {
  done?: readonly string[];
  fresh?: boolean;
}

export interface LessonPreview {
  action: string;
  done?: readonly string[];
}

export interface ProblemAnswer {
  action: string;
}

export interface NewNotice {
  way: PushWay | MailWay | HookWay;
  language?: "de" | "en" | "fr";
}

export interface PushWay {
  type: "push";
  endpoint: string;
  p256dh: string;
  auth: string;
}

export interface MailWay {
  type: "mail";
  address: string;
}

export interface HookWay {
  type: "hook";
  form: "discord" | "generic" | "matrix";
  url: string;
  room?: string;
  token?: string;
  private?: boolean;
}

export interface PickNotice {
  id: string;
}

export interface ConfirmNotice {
  id: string;
  token: string;
}

export interface ComeBack {
  token: string;
}

export interface AskPasskey {
  name?: string;
}

export interface NewCredential {
  ceremony: string;
  credential: MadePasskey;
}

export interface MadePasskey {
  id: string;
  rawId: string;
  response: NewResponse;
  type?: "public-key";
}

export interface NewResponse {
  clientDataJSON: string;
  attestationObject: string;
}

export interface ShownCredential {
  ceremony: string;
  credential: ShownPasskey;
}

export interface ShownPasskey {
  id: string;
  rawId: string;
  response: ShownResponse;
  type?: "public-key";
}

export interface ShownResponse {
  clientDataJSON: string;
  authenticatorData: string;
  signature: string;
  userHandle?: string | null;
}

export interface AskCode {
  email: string;
  language?: "de" | "en" | "fr";
}

export interface ShowCode {
  email: string;
  code: string;
  name?: string;
}

export interface EndSessions {
  which?: "others" | "this" | null;
  id?: string | null;
}

export interface ProfileName {
  name: string;
}

export interface HeldTables {
  tables: readonly HeldKeys[];
}

export interface Hello {
  type: "hello";
  table: string;
  key?: string | null;
  number?: number | null;
  others?: readonly string[];
}

export interface Decide {
  type: "decide";
  id: number;
  decision: string;
  action: string;
  once: string;
}

export interface Undo {
  type: "undo";
  id: number;
  number: number;
}

export interface SetOrders {
  type: "orders";
  id: number;
  orders: readonly StandingOrder[];
}

export interface Rename {
  type: "rename";
  id: number;
  name: string;
}

export interface HandOver {
  type: "hand-over";
  id: number;
  seat: string;
  bot?: string | null;
}

export interface Aids {
  type: "aids";
  id: number;
  on: boolean;
}

export interface Say {
  type: "say";
  id: number;
  text: string;
}

export interface Emote {
  type: "emote";
  id: number;
  emote: "bravo" | "cheers" | "hello" | "hurry" | "laugh" | "luck" | "sorry" | "thanks" | "think" | "wow";
}

export interface Ping {
  type: "ping";
  id: number;
}

export type GameView = GoldbraeuView | GoldenCityView;

export type GameLedger = GoldbraeuLedger | GoldenCityLedger;

export type ClientMessage = Hello | Decide | Undo | SetOrders | Rename | HandOver | Aids | Say | Emote | Ping;

export type ServerMessage = Welcome | State | Moved | Present | Chatted | Done | Refused | Pong;

export type LogEntry = Began | Played | TookBack | Seated | Renamed | Stumbled | TimedOut | Changed | NextTable | Agreed | Helped | Unread;
