/** The options of a table before the game: sets that go well together, and what fits what. */
import { OPTIONS } from "../../../generated/options";

export type Options = Record<string, unknown>;

/** The expansions that a set plays with, and whether points may be sold. */
export const SETS: Record<string, Record<string, string>> = {
  "first-game": {},
  advanced: { "expansion-muse-princess": "on" },
  "very-advanced": { "expansion-muse-princess": "on", "no-pp-for-money": "on" },
  negotiation: { "expansion-cooperative": "on" },
  full: { "expansion-muse-princess": "on", "expansion-cooperative": "on" },
};
const IN_SETS = ["expansion-muse-princess", "expansion-cooperative", "no-pp-for-money"];
export const FOR_TWO = ["two-player-freedoms", "two-player-landscape-choice"];
/** The values of each option, the default first. */
export const VALUES = OPTIONS["florence"] ?? {};

export function valueOf(options: Options, name: string): string {
  return (options[name] ?? VALUES[name]?.[0] ?? "") as string;
}

/** The set that the options amount to; null for a mixture of one's own. */
export function setOf(options: Options): string | null {
  return (
    Object.keys(SETS).find((name) =>
      IN_SETS.every((option) => valueOf(options, option) === (SETS[name]?.[option] ?? "off")),
    ) ?? null
  );
}

/** What changes when a set is chosen. */
export function setChanges(name: string): Options {
  return Object.fromEntries(IN_SETS.map((option) => [option, SETS[name]?.[option] ?? "off"]));
}

/** What changes with one option, those included that go with it alone. */
export function changesWith(name: string, value: string): Options {
  if (name === "expansion-muse-princess" && value === "off") return { [name]: value, "no-pp-for-money": "off" };
  if (name === "no-pp-for-money" && value === "on") return { [name]: value, "expansion-muse-princess": "on" };
  if (name === "start-player") return { [name]: value, "start-seat": value === "chosen" ? 0 : null };
  return { [name]: value };
}

/** What has to change because so many sit at the table; null when all fits. */
export function fitting(options: Options, seats: number): Options | null {
  const changes: Options = {};
  if (seats !== 2)
    for (const name of FOR_TWO) if (valueOf(options, name) !== VALUES[name]?.[0]) changes[name] = VALUES[name]?.[0];
  const start = options["start-seat"];
  if (typeof start === "number" && start >= seats) changes["start-seat"] = 0;
  return Object.keys(changes).length > 0 ? changes : null;
}
