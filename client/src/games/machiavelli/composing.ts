/** What can be chosen before a game, and what is still missing. */
import { CHARACTERS, CLASSIC_CHARACTERS, DARK_LANDS_SETS, PRESETS } from "./cards";
import { m } from "./text";

export const UNIQUES_IN_GAME = 14;

/** The options that are switches, by edition. */
export const SWITCHES: Record<string, string[]> = {
  deluxe: ["ninth-character", "action-cards", "action-cards-in-opening-hand", "acrobat-heir", "ticket-wagon-gold", "tent-is-building", "tent-removable", "great-wall-scope", "beautify-limit", "abbot-school", "free-build-limit", "emperor-replacement", "queen-replacement", "added-rank-9"],
  classic: ["duplicate-districts", "face-down-card", "dutch-names"],
  "dark-lands": ["duplicate-districts", "face-down-card", "dutch-names", "character-count", "dl-districts", "dl-replace-lilac", "poor-house-cost", "completed-city-immunity", "diplomat-forbidden-kind", "queen-killed"],
};

/** Which of them go without saying: the rest is behind "more". */
export const FIRST_SWITCHES = ["ninth-character", "action-cards", "duplicate-districts", "dutch-names", "character-count"];

export const VALUES: Record<string, string[]> = {
  "ninth-character": ["off", "on"],
  "action-cards": ["off", "on"],
  "action-cards-in-opening-hand": ["no", "yes"],
  "acrobat-heir": ["acrobat-keeps", "heir-inherits"],
  "ticket-wagon-gold": ["owner", "bank"],
  "tent-is-building": ["no", "yes"],
  "tent-removable": ["no", "yes"],
  "great-wall-scope": ["others-only", "whole-city"],
  "beautify-limit": ["once", "unlimited"],
  "abbot-school": ["either", "both"],
  "free-build-limit": ["counts", "free"],
  "emperor-replacement": ["king", "patrician"],
  "queen-replacement": ["artist", "tax-collector"],
  "added-rank-9": ["artist", "tax-collector", "queen"],
  "duplicate-districts": ["allowed", "forbidden"],
  "face-down-card": ["king-looks", "nobody-looks"],
  "dutch-names": ["first-print", "later-print"],
  "character-count": ["auto", "8", "9"],
  "dl-districts": ["random", "all", "none"],
  "dl-replace-lilac": ["auto", "yes", "no"],
  "poor-house-cost": ["0", "5"],
  "completed-city-immunity": ["full", "warlord-only"],
  "diplomat-forbidden-kind": ["keep", "watchtower"],
  "queen-killed": ["paid", "unpaid"],
};

/** The first value of each is what is played unless something else is agreed. */
export function defaultOf(name: string): unknown {
  if (name === "preset") return "first-game";
  if (name === "character-set") return "random";
  if (name === "characters" || name === "uniques" || name === "dl-district-list" || name === "dl-lilac-list") return [];
  return VALUES[name]?.[0];
}

/** The rank of a character in an edition. */
export function rankIn(name: string, edition: string): number {
  if (edition !== "deluxe" && name === "tax-collector") return 2;
  return CHARACTERS.find((one) => one.name === name)?.rank ?? 0;
}

/** The characters that are chosen, as far as they are known before the game. */
export function charactersOf(options: Record<string, unknown>): string[] {
  const edition = String(options["edition"] ?? "deluxe");
  if (edition === "classic") return CLASSIC_CHARACTERS;
  const wanted = String(options[edition === "deluxe" ? "preset" : "character-set"] ?? "");
  if (wanted === "custom") return (options["characters"] ?? []) as string[];
  return edition === "deluxe" ? (PRESETS[wanted]?.characters ?? []) : (DARK_LANDS_SETS[wanted] ?? []);
}

/** Change the edition: whatever belongs to another one goes back to what is usual. */
export function editionChanges(options: Record<string, unknown>, edition: string): Record<string, unknown> {
  const changes: Record<string, unknown> = { edition };
  const kept = new Set(SWITCHES[edition]);
  for (const name of [...Object.values(SWITCHES).flat(), "preset", "character-set", "characters", "uniques"]) {
    if (!kept.has(name) && name in options) changes[name] = defaultOf(name);
  }
  return changes;
}

/** Why these options cannot be played yet. */
export function incomplete(options: Record<string, unknown>): string | null {
  const edition = String(options["edition"] ?? "deluxe");
  const custom = options[edition === "deluxe" ? "preset" : "character-set"] === "custom";
  if (edition === "classic" || !custom) return null;
  const characters = (options["characters"] ?? []) as string[];
  const ranks = new Set(characters.map((name) => rankIn(name, edition)));
  for (let rank = 1; rank <= 8; rank += 1) if (!ranks.has(rank)) return m("board-missing-rank", { rank });
  const uniques = (options["uniques"] ?? []) as string[];
  if (edition === "deluxe" && uniques.length !== UNIQUES_IN_GAME) return m("board-missing-uniques", { number: uniques.length });
  return null;
}
