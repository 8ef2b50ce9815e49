/** Small sounds, made on the spot: no files, and silent until the user has touched the page. */
import type { GameEvent } from "../state/events";
import { isAnnounced } from "../state/moments";
import { preferences } from "../state/preferences.svelte";

/** Events and what is heard of them, the most important first. */
export type Sounds = [sound: Sound, events: string[]][];

export type Sound = "turn" | "clock" | "card" | "coin" | "shuffle" | "attack" | "end" | "chat" | Tone;
/** How a big moment sounds. */
export type Tone = "loss" | "theft" | "spell" | "honour";

let context: AudioContext | null = null;
/** Everything is heard through this: the reader says how loud. */
let volume: GainNode | null = null;

/** How loud a sound is; 0 where the reader does not want it. */
function loudness(sound: Sound): number {
  const wanted = sound === "turn" || sound === "clock" ? "hear_turn" : sound === "chat" ? "hear_chat" : "hear_table";
  return preferences.sound.on && preferences.wish(wanted) ? (preferences.wish("volume") / 60) ** 2 : 0;
}

function ready(loud: number): AudioContext | null {
  // eslint-disable-next-line @typescript-eslint/no-unnecessary-condition -- older browsers do not say
  if (loud === 0 || !navigator.userActivation?.hasBeenActive) return null;
  context ??= new AudioContext();
  if (!volume) {
    volume = context.createGain();
    volume.connect(context.destination);
  }
  volume.gain.value = loud;
  if (context.state === "suspended") void context.resume();
  return context;
}

/** A note: how high, when, how long, how loud, and of what shape. */
type Note = [pitch: number, start: number, length: number, loud: number, shape: OscillatorType];

/** The same note several times, each so much later. */
const run = (pitches: number[], apart: number, length: number, loud: number, shape: OscillatorType): Note[] =>
  pitches.map((pitch, place) => [pitch, place * apart, length, loud, shape]);

/** What every sound is made of; that of cards is no tone. */
const NOTES: Record<Exclude<Sound, "card" | "shuffle">, Note[]> = {
  turn: [
    [523, 0, 0.5, 0.09, "sine"],
    [784, 0.13, 0.7, 0.09, "sine"],
  ],
  clock: run([1047, 1047, 1047], 0.22, 0.12, 0.07, "triangle"),
  coin: [
    [1760, 0, 0.16, 0.035, "triangle"],
    [2217, 0.05, 0.22, 0.03, "triangle"],
  ],
  attack: [[147, 0, 0.5, 0.14, "sawtooth"]],
  loss: [
    [220, 0, 0.5, 0.12, "sawtooth"],
    [147, 0.18, 0.9, 0.14, "sawtooth"],
  ],
  theft: [...run([1760, 1397, 1109], 0.09, 0.25, 0.05, "triangle"), [185, 0.3, 0.6, 0.1, "sawtooth"]],
  spell: run([330, 311, 466, 440], 0.12, 0.6, 0.07, "sine"),
  honour: run([392, 523, 659], 0.12, 0.7, 0.08, "triangle"),
  end: run([523, 659, 784, 1047], 0.16, 0.8, 0.08, "sine"),
  chat: [[880, 0, 0.18, 0.05, "sine"]],
};

function tone(audio: AudioContext, [pitch, start, length, loud, shape]: Note): void {
  const at = audio.currentTime + start;
  const oscillator = audio.createOscillator();
  const gain = audio.createGain();
  oscillator.type = shape;
  oscillator.frequency.value = pitch;
  gain.gain.setValueAtTime(0, at);
  gain.gain.linearRampToValueAtTime(loud, at + 0.012);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + length);
  oscillator.connect(gain).connect(volume ?? audio.destination);
  oscillator.start(at);
  oscillator.stop(at + length);
}

function rustle(audio: AudioContext, start: number, length: number, loud: number): void {
  const size = Math.ceil(audio.sampleRate * length);
  const buffer = audio.createBuffer(1, size, audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let place = 0; place < size; place += 1) samples[place] = (Math.random() * 2 - 1) * (1 - place / size) ** 2;
  const source = audio.createBufferSource();
  const filter = audio.createBiquadFilter();
  const gain = audio.createGain();
  source.buffer = buffer;
  filter.type = "bandpass";
  filter.frequency.value = 2600;
  gain.gain.value = loud;
  source
    .connect(filter)
    .connect(gain)
    .connect(volume ?? audio.destination);
  source.start(audio.currentTime + start);
}

export function play(sound: Sound): void {
  const audio = ready(loudness(sound));
  if (!audio) return;
  if (sound === "card") rustle(audio, 0, 0.09, 0.12);
  else if (sound === "shuffle") for (let place = 0; place < 5; place += 1) rustle(audio, place * 0.07, 0.08, 0.1);
  else for (const note of NOTES[sound]) tone(audio, note);
}

/** What is heard of the big moments among these events that strike a reader. */
export function momentHeard(events: GameEvent[], reader: number | null): Tone | null {
  return (events.find((event) => isAnnounced(event, reader))?.moment.tone as Tone | undefined) ?? null;
}

/** What is heard of several things at once. */
export function firstHeard(sounds: Sounds, events: GameEvent[]): Sound | null {
  return sounds.find(([, kinds]) => events.some((event) => kinds.includes(event.event)))?.[0] ?? null;
}
