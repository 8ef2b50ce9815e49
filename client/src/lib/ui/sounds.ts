/** Small sounds, made on the spot: no files, and silent until the user has touched the page. */
import type { GameEvent } from "../state/events";
import { isAnnounced } from "../state/moments";
import { preferences } from "../state/preferences.svelte";

/** Events and what is heard of them, the most important first. */
export type Sounds = [sound: Sound, events: string[]][];

export type Sound = "turn" | "card" | "coin" | "shuffle" | "attack" | "end" | "chat" | Tone;
/** How a big moment sounds. */
export type Tone = "loss" | "theft" | "spell" | "honour";

let context: AudioContext | null = null;
/** Everything is heard through this: the reader says how loud. */
let volume: GainNode | null = null;

/** How loud a sound is; 0 where the reader does not want it. */
function loudness(sound: Sound): number {
  const wanted = sound === "turn" ? "hear_turn" : sound === "chat" ? "hear_chat" : "hear_table";
  return preferences.sound && preferences.wish(wanted) ? (preferences.wish("volume") / 60) ** 2 : 0;
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

function tone(
  audio: AudioContext,
  pitch: number,
  start: number,
  length: number,
  loud: number,
  shape: OscillatorType,
): void {
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
  switch (sound) {
    case "turn":
      tone(audio, 523, 0, 0.5, 0.09, "sine");
      tone(audio, 784, 0.13, 0.7, 0.09, "sine");
      return;
    case "card": {
      rustle(audio, 0, 0.09, 0.12);
      return;
    }
    case "coin":
      tone(audio, 1760, 0, 0.16, 0.035, "triangle");
      {
        tone(audio, 2217, 0.05, 0.22, 0.03, "triangle");
        return;
      }
    case "shuffle":
      for (let place = 0; place < 5; place += 1) rustle(audio, place * 0.07, 0.08, 0.1);
      return;
    case "attack": {
      tone(audio, 147, 0, 0.5, 0.14, "sawtooth");
      return;
    }
    case "loss":
      tone(audio, 220, 0, 0.5, 0.12, "sawtooth");
      tone(audio, 147, 0.18, 0.9, 0.14, "sawtooth");
      return;
    case "theft":
      [1760, 1397, 1109].forEach((pitch, place) => tone(audio, pitch, place * 0.09, 0.25, 0.05, "triangle"));
      tone(audio, 185, 0.3, 0.6, 0.1, "sawtooth");
      return;
    case "spell":
      [330, 311, 466, 440].forEach((pitch, place) => tone(audio, pitch, place * 0.12, 0.6, 0.07, "sine"));
      return;
    case "honour":
      [392, 523, 659].forEach((pitch, place) => tone(audio, pitch, place * 0.12, 0.7, 0.08, "triangle"));
      return;
    case "end":
      [523, 659, 784, 1047].forEach((pitch, place) => tone(audio, pitch, place * 0.16, 0.8, 0.08, "sine"));
      return;
    case "chat": {
      tone(audio, 880, 0, 0.18, 0.05, "sine");
      return;
    }
  }
}

/** What is heard of the big moments among these events that strike a reader. */
export function momentHeard(events: GameEvent[], reader: number | null): Tone | null {
  return (events.find((event) => isAnnounced(event, reader))?.moment.tone as Tone | undefined) ?? null;
}

/** What is heard of several things at once. */
export function firstHeard(sounds: Sounds, events: GameEvent[]): Sound | null {
  return sounds.find(([, kinds]) => events.some((event) => kinds.includes(event.event)))?.[0] ?? null;
}
