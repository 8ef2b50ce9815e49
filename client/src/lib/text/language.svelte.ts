/** The texts of the shell and of the games in the language of the reader. */
import { api } from "../net/api";
import { games } from "../state/games.svelte";
import { preferences } from "../state/preferences.svelte";
import type { GameTable } from "../../games/game";
import type { TableLike } from "../state/table.svelte";
import { Formatter } from "./formatter";
import { learn } from "./labels";
import { Texts, type Variables } from "./texts";

const SHELL = import.meta.glob<string>("../../text/*.ftl", { query: "?raw", import: "default", eager: true });
const BAYS = import.meta.glob<string>("../../games/*/setup/bay/*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});
const WORDS = import.meta.glob<string>("../../../../src/signoria/core/words/*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});
const RULES = import.meta.glob<string>("../../../../src/signoria/games/*/words/*.ftl", {
  query: "?raw",
  import: "default",
});
const TABLES = import.meta.glob<string>("../../games/*/words/*.ftl", { query: "?raw", import: "default" });
export const LANGUAGES = ["en", "nl"];
/** Days. */
const LONG_AGO = 30;
/** In seconds. */
const UNITS = [
  ["day", 86_400],
  ["hour", 3600],
  ["minute", 60],
] as const;

function source(files: Record<string, string>, end: string): string {
  const found = Object.entries(files).find(([path]) => path.endsWith(end));
  if (!found) throw new Error(`there is no ${end}`);
  return found[1];
}

const loaded = new Map<string, Texts>();

function shell(language: string): Texts {
  let texts = loaded.get(language);
  if (!texts) {
    const bays = Object.entries(BAYS).filter(([path]) => path.endsWith(`/${language}.ftl`));
    texts = new Texts(language, [
      source(WORDS, `/words/${language}.ftl`),
      source(SHELL, `/text/${language}.ftl`),
      ...bays.map(([, text]) => text),
    ]);
    loaded.set(language, texts);
  }
  return texts;
}

/** Load the texts of a game in all languages, so that a switch needs no waiting; a game without any gets none. */
export async function loadTexts(game: string): Promise<void> {
  await Promise.all(
    LANGUAGES.map(async (language) => {
      const own = [RULES, TABLES].flatMap((files) =>
        Object.entries(files)
          .filter(([path]) => path.includes(`/games/${game}/`) && path.endsWith(`/${language}.ftl`))
          .map(([, load]) => load()),
      );
      // What this client was not built with, the server may know.
      if (own.length === 0)
        own.push(
          api.words(game, language).then(
            ({ source, labels }) => {
              learn(game, labels);
              return source;
            },
            () => "",
          ),
        );
      const texts = new Texts(language, [source(WORDS, `/words/${language}.ftl`), ...(await Promise.all(own))]);
      loaded.set(`${language} ${game}`, texts);
    }),
  );
}

/** A text of the shell. */
export function t(key: string, args: Variables = {}): string {
  return shell(preferences.language).text(key, args);
}

export function shellTexts(): Texts {
  return shell(preferences.language);
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

/** A time of day or a date, as this language writes it. */
export function when(seconds: number): string {
  return new Intl.DateTimeFormat(preferences.language, { dateStyle: "medium", timeStyle: "short" }).format(
    seconds * 1000,
  );
}

/** A day and the time of day. */
export function dayAndTime(seconds: number): string {
  const form = new Intl.DateTimeFormat(preferences.language, { dateStyle: "medium", timeStyle: "short" });
  return form.format(new Date(seconds * 1000));
}

/** How many days ago something was: today, yesterday, the day before; or the date, when it was long ago. */
export function days(seconds: number): string {
  const midnight = (moment: Date) => new Date(moment.getFullYear(), moment.getMonth(), moment.getDate()).getTime();
  const then = new Date(seconds * 1000);
  const ago = Math.round((midnight(new Date()) - midnight(then)) / (24 * 3600 * 1000));
  if (ago > LONG_AGO) return new Intl.DateTimeFormat(preferences.language, { dateStyle: "medium" }).format(then);
  return new Intl.RelativeTimeFormat(preferences.language, { numeric: "auto" }).format(-ago, "day");
}

/** How long something lasts, in the largest unit that says it: 30 s, 2 min, 1 day. */
export function lasting(seconds: number): string {
  const [unit, size] = UNITS.find(([, size]) => seconds >= size && seconds % size === 0) ?? (["second", 1] as const);
  return new Intl.NumberFormat(preferences.language, { style: "unit", unit, unitDisplay: "short" }).format(
    seconds / size,
  );
}
