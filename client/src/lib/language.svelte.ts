/** The texts of the shell and of the games in the language of the reader. */
import { preferences } from "./preferences.svelte";
import { Texts, type Arguments } from "./texts";

const SHELL = import.meta.glob<string>("../text/*.ftl", { query: "?raw", import: "default", eager: true });
const WORDS = import.meta.glob<string>("../../../src/signoria/core/words/*.ftl", { query: "?raw", import: "default", eager: true });
const GAMES = import.meta.glob<string>("../../../src/signoria/games/*/text/*.ftl", { query: "?raw", import: "default", eager: true });

function source(files: Record<string, string>, end: string): string {
  const found = Object.entries(files).find(([path]) => path.endsWith(end));
  if (!found) throw new Error(`there is no ${end}`);
  return found[1];
}

const loaded = new Map<string, Texts>();

function load(language: string, game: string | null): Texts {
  const key = `${language} ${game}`;
  let texts = loaded.get(key);
  if (!texts) {
    const own = game === null ? source(SHELL, `/text/${language}.ftl`) : source(GAMES, `/games/${game}/text/${language}.ftl`);
    texts = new Texts(language, [source(WORDS, `/words/${language}.ftl`), own]);
    loaded.set(key, texts);
  }
  return texts;
}

/** A text of the shell. */
export function t(key: string, args: Arguments = {}): string {
  return load(preferences.language, null).text(key, args);
}

export function shellTexts(): Texts {
  return load(preferences.language, null);
}

/** The texts of a game. */
export function gameTexts(game: string): Texts {
  return load(preferences.language, game);
}

export function hasGame(game: string): boolean {
  return Object.keys(GAMES).some((path) => path.includes(`/games/${game}/`));
}

/** A time of day or a date, as this language writes it. */
export function when(seconds: number): string {
  return new Intl.DateTimeFormat(preferences.language, { dateStyle: "medium", timeStyle: "short" }).format(seconds * 1000);
}
