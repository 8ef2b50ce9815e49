/** What can be chosen before a game, and how the choices go together. */
import { DARK_LANDS_UNIQUES, LILAC_CARDS } from "../../../generated/cards/machiavelli";
import { OPTIONS } from "../../../generated/options";
import { CHARACTERS, CLASSIC_CHARACTERS, DARK_LANDS_SETS, PRESETS } from "../cards";

export { DARK_LANDS_UNIQUES, LILAC_CARDS };

export type Options = Record<string, unknown>;

export const UNIQUES_IN_GAME = 14;
export const CROWN_RANK = 4;

/**
 * So many districts of De Donkere Landen come in by lot unless another number is agreed; up to so many replace nothing.
 */
export const USUAL_DARK_LANDS = 3;

/** Characters that only Deluxe has. */
const DELUXE_ONLY = new Set([
  "magistrate",
  "spy",
  "blackmailer",
  "seer",
  "patrician",
  "cardinal",
  "trader",
  "scholar",
  "marshal",
]);

/** The options that are switches, by edition. */
export const SWITCHES: Record<string, string[]> = {
  deluxe: [
    "ninth-character",
    "action-cards",
    "action-cards-in-opening-hand",
    "acrobat-heir",
    "ticket-wagon-gold",
    "tent-is-building",
    "tent-removable",
    "great-wall-scope",
    "beautify-limit",
    "abbot-school",
    "free-build-limit",
    "witch-action-cards",
    "armory-own-city",
    "unclaimed",
    "second-threat",
    "tithe",
    "emperor-replacement",
    "queen-replacement",
    "added-rank-9",
  ],
  classic: ["duplicate-districts", "face-down-card", "dutch-names", "first-king"],
  "dark-lands": [
    "duplicate-districts",
    "face-down-card",
    "dutch-names",
    "first-king",
    "character-count",
    "poor-house-cost",
    "completed-city-immunity",
    "short-turns",
    "diplomat-forbidden-kind",
    "queen-killed",
    "tithe",
  ],
};

/** Which of them go without saying: the rest is behind "more". */
export const FIRST_SWITCHES = [
  "ninth-character",
  "action-cards",
  "duplicate-districts",
  "dutch-names",
  "first-king",
  "character-count",
];

/** The options that are chosen in other ways, by edition. */
export const CHOSEN: Record<string, string[]> = {
  deluxe: ["preset", "characters", "uniques"],
  classic: ["first-king-seat"],
  "dark-lands": [
    "character-set",
    "characters",
    "first-king-seat",
    "dl-districts",
    "dl-district-count",
    "dl-district-list",
    "dl-replace-lilac",
    "dl-lilac-removed",
    "dl-lilac-list",
  ],
};

export const VALUES = OPTIONS["machiavelli"] ?? {};

const LISTS = new Set(["characters", "uniques", "dl-district-list", "dl-lilac-list"]);
const NUMBERS = new Set(["first-king-seat", "dl-district-count"]);

/** The first value of each is what is played unless something else is agreed. */
export function defaultOf(name: string): unknown {
  if (name === "preset") return "first-game";
  if (name === "character-set") return "random";
  if (LISTS.has(name)) return [];
  return NUMBERS.has(name) ? null : VALUES[name]?.[0];
}

export const word = (options: Options, name: string) => String(options[name] ?? defaultOf(name));
export const listed = (options: Options, name: string) => (options[name] ?? []) as string[];
export const editionOf = (options: Options) => (options["edition"] ?? "deluxe") as string;

/** The rank of a character in an edition. */
export function rankIn(name: string, edition: string): number {
  if (edition !== "deluxe" && name === "tax-collector") return 2;
  return CHARACTERS.find((one) => one.name === name)?.rank ?? 0;
}

/** All characters that an edition has, by rank. */
export function charactersIn(edition: string): string[] {
  return CHARACTERS.map((one) => one.name)
    .filter((name) => edition === "deluxe" || !DELUXE_ONLY.has(name))
    .sort((a, b) => rankIn(a, edition) - rankIn(b, edition));
}

/** Whether the characters are chosen one by one. */
export function isCustom(options: Options): boolean {
  const edition = editionOf(options);
  return edition !== "classic" && options[edition === "deluxe" ? "preset" : "character-set"] === "custom";
}

/** The characters that are chosen, as far as they are known before the game. */
export function charactersOf(options: Options): string[] {
  const edition = editionOf(options);
  if (edition === "classic") return CLASSIC_CHARACTERS;
  const wanted = (options[edition === "deluxe" ? "preset" : "character-set"] ?? "") as string;
  if (wanted === "custom") return listed(options, "characters");
  return edition === "deluxe" ? (PRESETS[wanted]?.characters ?? []) : (DARK_LANDS_SETS[wanted] ?? []);
}

/** What is chosen at first when everything is chosen one by one: what there was, or else the first game. */
export function beginning(edition: string, custom: boolean, characters: string[], uniques: string[]): Options {
  const first = edition === "deluxe" ? PRESETS["first-game"]?.characters : DARK_LANDS_SETS["base-artist"];
  const chosen: Options = { characters: !custom ? [] : characters.length > 0 ? characters : first };
  if (edition === "deluxe")
    chosen["uniques"] = !custom
      ? []
      : uniques.length > 0
        ? uniques.slice(0, UNIQUES_IN_GAME)
        : PRESETS["first-game"]?.uniques;
  return chosen;
}

/**
 * The chosen characters when one of them is clicked: there is one of each rank, and only some ranks may be left out.
 */
export function toggledCharacter(options: Options, name: string): string[] {
  const edition = editionOf(options);
  const chosen = charactersOf(options);
  const rank = rankIn(name, edition);
  const rest = chosen.filter((one) => rankIn(one, edition) !== rank);
  const optional = edition === "deluxe" ? rank === 9 : rank !== CROWN_RANK;
  const next = chosen.includes(name) ? (optional ? rest : chosen) : [...rest, name];
  return next.sort((a, b) => rankIn(a, edition) - rankIn(b, edition));
}

/** How many districts of De Donkere Landen come in. */
export function darkLandsNumber(options: Options): number {
  switch (word(options, "dl-districts")) {
    case "all":
      return DARK_LANDS_UNIQUES.length;
    case "none":
      return 0;
    case "custom":
      return listed(options, "dl-district-list").length;
    default:
      return (options["dl-district-count"] as number | null | undefined) ?? USUAL_DARK_LANDS;
  }
}

/** How many lilac cards of the original game make room for them. */
export function removedNumber(options: Options): number {
  const number = darkLandsNumber(options);
  const wanted = word(options, "dl-replace-lilac");
  if (wanted === "no" || (wanted === "auto" && number <= USUAL_DARK_LANDS)) return 0;
  return Math.min(number, LILAC_CARDS.length);
}

/** A change, with what follows from it for the options that go together. */
export function following(options: Options, changes: Options): Options {
  const all = { ...options, ...changes };
  const more: Options = {};
  if ("first-king" in changes) more["first-king-seat"] = word(all, "first-king") === "chosen" ? 0 : null;
  if ("dl-districts" in changes) {
    more["dl-district-count"] = null;
    more["dl-district-list"] = [];
  }
  // Where nothing leaves the deck, or what the lot decides, there is nothing to name.
  const settled = { ...all, ...more };
  if (word(settled, "dl-lilac-removed") === "custom" && removedNumber(settled) === 0)
    more["dl-lilac-removed"] = "random";
  if (word({ ...settled, ...more }, "dl-lilac-removed") === "random" && listed(settled, "dl-lilac-list").length > 0)
    more["dl-lilac-list"] = [];
  return { ...changes, ...more };
}

/** Change the edition: whatever belongs to another one goes back to what is usual. */
export function editionChanges(options: Options, edition: string): Options {
  const changes: Options = { edition };
  const kept = new Set(SWITCHES[edition]);
  for (const name of new Set([...Object.values(SWITCHES), ...Object.values(CHOSEN)].flat())) {
    if (!kept.has(name) && name in options) changes[name] = defaultOf(name);
  }
  if (!kept.has("first-king") || word(options, "first-king") === "random") return changes;
  return { ...changes, "first-king-seat": options["first-king-seat"] };
}
