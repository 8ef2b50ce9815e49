/** The one choice that settles whatever the printed booklet of a game says. */
import type { GameTable } from "../../games/game";
import type { GameShown } from "../../lib/net/api";

type Options = Record<string, unknown>;

/** What a game says of its options, and which of them count. */
export type Settled = Pick<GameTable, "readings">;
export type Offered = Pick<GameShown, "defaults" | "presets">;

/** How the options stand to the booklet: just as it has them, as is usual here, or in a mixture of one's own. */
export type Standing = "booklet" | "usual" | "own";

export interface Booklet {
  standing: Standing;
  /** What can be chosen: where the booklet is what is usual, that is one thing. */
  choices: Exclude<Standing, "own">[];
  /** The options that are otherwise than in the booklet. */
  differing: string[];
}

/** The options that the booklet settles and that count at a table with these options, with what it says. */
function letterOf(game: Settled, offered: Offered, options: Options): [string, unknown][] {
  const counting = game.readings?.(options);
  return Object.entries(offered.presets["booklet"] ?? {}).filter(([name]) => !counting || counting.includes(name));
}

/** How the options of a table stand to the booklet; null where the game has none. */
export function bookletOf(game: Settled, offered: Offered, options: Options): Booklet | null {
  const letter = letterOf(game, offered, options);
  if (letter.length === 0) return null;
  const value = (name: string) => options[name] ?? offered.defaults[name];
  const differing = letter.filter(([name, said]) => value(name) !== said).map(([name]) => name);
  const usual = letter.every(([name]) => value(name) === offered.defaults[name]);
  const same = letter.every(([name, said]) => offered.defaults[name] === said);
  return {
    standing: differing.length === 0 ? "booklet" : usual ? "usual" : "own",
    choices: same ? ["booklet"] : ["usual", "booklet"],
    differing,
  };
}

/** What changes with a choice. */
export function chosen(game: Settled, offered: Offered, options: Options, choice: string): Options {
  const letter = letterOf(game, offered, options);
  return Object.fromEntries(letter.map(([name, said]) => [name, choice === "booklet" ? said : offered.defaults[name]]));
}

/** A change, with what follows from it: whoever plays by the booklet does so in another edition too. */
export function following(game: Settled, offered: Offered, options: Options, changes: Options): Options {
  const before = bookletOf(game, offered, options);
  if (!game.readings || before?.standing !== "booklet" || before.choices.length < 2) return changes;
  const after = { ...options, ...changes };
  if (String(game.readings(options)) === String(game.readings(after))) return changes;
  return { ...changes, ...chosen(game, offered, after, "booklet") };
}
