/** The texts of the shell and of the games in the language of the reader: only that one is loaded. */
import { TEXTS } from "virtual:texts";
import { api } from "../net/api";
import { games } from "../state/games.svelte";
import { preferences } from "../state/preferences.svelte";
import type { GameTable } from "../../games/game";
import type { TableLike } from "../state/table.svelte";
import { Formatter } from "./formatter";
import { learn } from "./labels";
import { Texts, type Variables } from "./texts";

const SHELL = "shell";
const CORE = "core";
export const LANGUAGES = ["en", "nl"];
/** Days. */
const LONG_AGO = 30;
/** In seconds. */
const UNITS = [
  ["day", 86_400],
  ["hour", 3600],
  ["minute", 60],
] as const;

const loaded = new Map<string, Texts>();
/** The games whose texts have been wanted, in whichever language. */
const wanted = new Set<string>();

async function sourcesOf(what: string, language: string): Promise<string[]> {
  const own = TEXTS[what]?.[language];
  if (own) return [(await own()).default];
  // What this client was not built with, the server may know.
  const told = api.words(what, language).then(
    ({ source, labels }) => {
      learn(what, labels);
      return source;
    },
    () => "",
  );
  return Promise.all([sourcesOf(CORE, language).then(([core = ""]) => core), told]);
}

async function load(what: string, language: string): Promise<void> {
  const name = `${language} ${what}`;
  if (!loaded.has(name)) loaded.set(name, new Texts(language, await sourcesOf(what, language)));
}

/** Load the texts of the shell, without which nothing is shown, and of all games that were visited. */
export async function loadLanguage(language: string = preferences.language): Promise<void> {
  await Promise.all([SHELL, ...wanted].map((what) => load(what, language)));
}

/** Load the texts of a game, in the language of the reader unless another is asked for; one without any gets none. */
export async function loadTexts(game: string, ...languages: string[]): Promise<void> {
  wanted.add(game);
  const read = languages.length > 0 ? languages : [preferences.language, preferences.wanted];
  await Promise.all(read.map((language) => load(game, language)));
}

// Whoever changes the language reads on in the old one until the other has come.
preferences.prepare = loadLanguage;

/** A text of the shell. */
export function t(key: string, args: Variables = {}): string {
  return shellTexts().text(key, args);
}

export function shellTexts(): Texts {
  const texts = loaded.get(`${preferences.language} ${SHELL}`);
  if (!texts) throw new Error(`the texts in ${preferences.language} are not loaded`);
  return texts;
}

/** The texts of a game that has been loaded, in the language of the reader unless another is asked for. */
export function gameTexts(game: string, language: string = preferences.language): Texts {
  const texts = loaded.get(`${language} ${game}`);
  if (!texts) throw new Error(`the texts of ${game} are not loaded`);
  return texts;
}

/** Whoever puts into words what a game says, for one who reads at this table. */
export function formatterFor(game: GameTable, table: TableLike, seat: number | null, bold = false): Formatter {
  const variants = game.variants?.(table.update?.table.options ?? {}) ?? [];
  return new Formatter(gameTexts(game.name), { names: table.names, seat, variants, bold }, shellTexts());
}

/** The name of a game, which is known before its texts are. */
export function gameName(game: string): string {
  if (shellTexts().has(`game-${game}`)) return t(`game-${game}`);
  return games.find(game)?.titles[preferences.language] ?? game.charAt(0).toUpperCase() + game.slice(1);
}

/** Days and hours as people write them where the reader lives, if that is in the language of the page. */
function locale(): string {
  const { language } = preferences;
  return navigator.languages.find((one) => one === language || one.startsWith(`${language}-`)) ?? language;
}

/** A day and the time of day. */
export function when(seconds: number): string {
  return new Intl.DateTimeFormat(locale(), { dateStyle: "medium", timeStyle: "short" }).format(seconds * 1000);
}

/** How many days ago something was: today, yesterday, the day before; or the date, when it was long ago. */
export function days(seconds: number): string {
  const midnight = (moment: Date) => new Date(moment.getFullYear(), moment.getMonth(), moment.getDate()).getTime();
  const then = new Date(seconds * 1000);
  const ago = Math.round((midnight(new Date()) - midnight(then)) / (24 * 3600 * 1000));
  if (ago > LONG_AGO) return new Intl.DateTimeFormat(locale(), { dateStyle: "medium" }).format(then);
  return new Intl.RelativeTimeFormat(preferences.language, { numeric: "auto" }).format(-ago, "day");
}

/** How long something lasts, in the largest unit that says it: 30 s, 2 min, 1 day. */
export function lasting(seconds: number): string {
  const [unit, size] = UNITS.find(([, size]) => seconds >= size && seconds % size === 0) ?? (["second", 1] as const);
  return new Intl.NumberFormat(preferences.language, { style: "unit", unit, unitDisplay: "short" }).format(
    seconds / size,
  );
}
