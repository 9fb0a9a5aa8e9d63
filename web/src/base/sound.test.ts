import { load } from "../games/registry";
import { infoOf } from "../testing/fixtures";
import { GAMES } from "../testing/sentences";
import { prefs } from "./prefs.svelte";
import { allowSound, sound } from "./sound";

const played: string[] = [];
const param = () => ({ value: 0, setValueAtTime: vi.fn(), exponentialRampToValueAtTime: vi.fn() });
const node = (kind: string) => ({
  connect: vi.fn(),
  start: () => played.push(kind),
  stop: vi.fn(),
  frequency: param(),
  gain: param(),
});
const made = vi.fn();

class FakeContext {
  state = "running";
  currentTime = 0;
  sampleRate = 8000;
  destination = {};
  createGain = () => node("gain");
  createOscillator = () => node("tone");
  createBufferSource = () => node("noise");
  createBiquadFilter = () => node("filter");
  createBuffer = (_: number, length: number) => ({ getChannelData: () => new Float32Array(length) });
  constructor() {
    made();
  }
}

beforeAll(() => vi.stubGlobal("AudioContext", FakeContext));
beforeEach(() => {
  played.length = 0;
});
afterAll(() => vi.unstubAllGlobals());

test("nothing is made or heard until the reader allows it", () => {
  expect(prefs.all.sound).toBe(false);
  allowSound();
  sound("coin");
  expect(made).not.toHaveBeenCalled();
  expect(played).toEqual([]);
});

test("allowed, but not before a click: browsers would complain", () => {
  prefs.set("sound", true);
  sound("coin");
  expect(made).not.toHaveBeenCalled();
  allowSound();
  allowSound();
  expect(made).toHaveBeenCalledTimes(1);
  sound("coin");
  expect(played).toEqual(["tone", "tone"]);
  sound("card");
  expect(played.slice(2)).toEqual(["tone", "noise"]);
  sound(undefined);
  prefs.set("sound", false);
  sound("bell");
  expect(played).toHaveLength(4);
});

test.each(GAMES)("%s: sounds, folds and amounts speak of things that happen", async (game) => {
  const { sounds = {}, folds = {}, quiet = [], amounts = {}, moments = {} } = await load(game);
  const kinds = [
    ...Object.keys(sounds).filter((kind) => kind !== "show"),
    ...Object.keys(folds),
    ...quiet,
    ...Object.keys(amounts),
    ...Object.keys(moments),
  ];
  expect(kinds.filter((kind) => !(kind in infoOf(game).field_kinds))).toEqual([]);
});
