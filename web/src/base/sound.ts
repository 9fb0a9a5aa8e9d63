/** A small soundscape, made by the browser itself. Silent until the reader allows it, and then only after a click. */
import { prefs } from "./prefs.svelte";

export type SoundName = "coin" | "card" | "fence" | "glass" | "bell" | "turn";

interface Tone {
  wave: OscillatorType;
  hertz: number;
  to?: number; // glides there
  at?: number; // seconds after the beginning
  lasts: number;
  loud: number;
}

/** Each sound as some tones; a card and a fence are also a breath of noise. */
const TONES: Readonly<Record<SoundName, readonly Tone[]>> = {
  coin: [
    { wave: "triangle", hertz: 1570, lasts: 0.12, loud: 0.16 },
    { wave: "triangle", hertz: 2350, at: 0.06, lasts: 0.22, loud: 0.12 },
  ],
  card: [{ wave: "sine", hertz: 320, to: 180, lasts: 0.06, loud: 0.05 }],
  fence: [
    { wave: "square", hertz: 150, to: 90, lasts: 0.07, loud: 0.07 },
    { wave: "square", hertz: 130, to: 80, at: 0.11, lasts: 0.08, loud: 0.08 },
  ],
  glass: [
    { wave: "sine", hertz: 2090, lasts: 0.5, loud: 0.09 },
    { wave: "sine", hertz: 3140, lasts: 0.35, loud: 0.05 },
  ],
  bell: [
    { wave: "sine", hertz: 523, lasts: 1.6, loud: 0.14 },
    { wave: "sine", hertz: 1318, lasts: 1, loud: 0.06 },
    { wave: "sine", hertz: 523, at: 0.7, lasts: 1.6, loud: 0.12 },
  ],
  turn: [
    { wave: "sine", hertz: 659, lasts: 0.25, loud: 0.12 },
    { wave: "sine", hertz: 880, at: 0.14, lasts: 0.4, loud: 0.12 },
  ],
};
const NOISE: Partial<Record<SoundName, { hertz: number; lasts: number; loud: number }>> = {
  card: { hertz: 3200, lasts: 0.09, loud: 0.12 },
  fence: { hertz: 700, lasts: 0.06, loud: 0.1 },
};

let context: AudioContext | null = null;

/** To be called from a click: before one, browsers allow no sound and complain of the attempt. */
export function allowSound() {
  if (!prefs.all.sound || typeof AudioContext === "undefined") return;
  context ??= new AudioContext();
  if (context.state === "suspended") void context.resume();
}

/** By a click of the reader, who hears at once what was switched on. */
export function switchSound(on: boolean) {
  prefs.set("sound", on);
  if (!on) return;
  allowSound();
  sound("glass");
}

/** Listen for the first click of a reader who has allowed sound earlier. */
export function awaitClick() {
  for (const kind of ["pointerdown", "keydown"]) addEventListener(kind, allowSound, { passive: true });
}

/** Be heard, if that is allowed. */
export function sound(name: SoundName | undefined) {
  if (!name || !prefs.all.sound || context?.state !== "running") return;
  for (const tone of TONES[name]) playTone(context, tone);
  const noise = NOISE[name];
  if (noise) playNoise(context, noise);
}

function fade(audio: AudioContext, from: number, lasts: number, loud: number): GainNode {
  const gain = audio.createGain();
  gain.gain.setValueAtTime(0.0001, from);
  gain.gain.exponentialRampToValueAtTime(loud, from + 0.008);
  gain.gain.exponentialRampToValueAtTime(0.0001, from + lasts);
  gain.connect(audio.destination);
  return gain;
}

function playTone(audio: AudioContext, { wave, hertz, to, at = 0, lasts, loud }: Tone) {
  const from = audio.currentTime + at;
  const tone = audio.createOscillator();
  tone.type = wave;
  tone.frequency.setValueAtTime(hertz, from);
  if (to) tone.frequency.exponentialRampToValueAtTime(to, from + lasts);
  tone.connect(fade(audio, from, lasts, loud));
  tone.start(from);
  tone.stop(from + lasts);
}

function playNoise(audio: AudioContext, { hertz, lasts, loud }: { hertz: number; lasts: number; loud: number }) {
  const buffer = audio.createBuffer(1, Math.ceil(audio.sampleRate * lasts), audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  const source = audio.createBufferSource();
  const filter = audio.createBiquadFilter();
  filter.type = "bandpass";
  filter.frequency.value = hertz;
  source.buffer = buffer;
  source.connect(filter);
  filter.connect(fade(audio, audio.currentTime, lasts, loud));
  source.start();
}
