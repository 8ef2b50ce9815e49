/**
 * What a game brings along to be played in the browser. Everything but the name may be left out: what is missing is
 * taken from `plain/`, with which any game can be played that the server knows.
 *
 * A game lives in a folder of its own, `games/<name>/`, whose `index.ts` exports one of these as default; its texts
 * stand in `games/<name>/words/*.ftl` and beside its rules. It is loaded when somebody first comes to a table; what is
 * not needed to play (`Coming`) when somebody first wants it.
 */
import type { Component } from "svelte";
import type { Coming } from "../components/parts/Later.svelte";
import type { GameEvent } from "../lib/state/events";
import type { Seen } from "../lib/state/eyes.svelte";
import type { IconName } from "../lib/ui/icon-names";
import type { Panels } from "../lib/state/panels.svelte";
import type { TableLike } from "../lib/state/table.svelte";
import type { Formatter } from "../lib/text/formatter";
import type { Texts } from "../lib/text/texts";
import type { View } from "../lib/state/view";
import type { Analysis } from "../generated/api";
import type { SeatShown } from "../generated/wire";
import type { Answering } from "./base/question.svelte";
import type { GameRules } from "./base/rules";

/** `pick` is what a click on a line of the log does, where it is not to look back at that moment. */
export interface BoardProps {
  game: GameTable;
  table: TableLike;
  panels: Panels;
  pick?: ((at: number) => void) | undefined;
}

/** The options of a table before the game; `change` takes only those that change. */
export interface ChooserProps {
  options: Record<string, unknown>;
  /** Who sits where, as far as it is known. */
  seats: string[];
  locked?: boolean;
  change: (changes: Record<string, unknown>) => void;
}

export interface ScoreProps {
  view: View;
  /** By seat. */
  scores: number[];
  seats: SeatShown[];
}

export interface TextProps {
  game: GameTable;
  view: View;
  texts: Texts;
  names: string[];
}

/** What was found in a game, and the player whom it is about. */
export interface NumbersProps {
  analysis: Analysis;
  seat: number;
  formatter: Formatter;
}

export type PlaySource = Seen<View>;

/** One thing to choose, in words. */
export interface Choice {
  label: string;
  /** What it does. */
  about: string;
  /** What may be typed instead. */
  notation: string;
  /** Why it cannot be chosen yet. */
  why: string | null;
  act: () => void;
}

/** The answers of the open question in words, for the text view and the plain table. */
export interface TextPlay extends Answering {
  readonly choices: Choice[];
  /** What somebody might want to choose, and why it cannot be. */
  readonly cannot: { name: string; why: string | null }[];
  /** More about the question: what is counted, selected or shown. */
  readonly status: string;
  /**
   * What typing something else than a choice that is shown does: answers that are found in steps can be typed at once.
   */
  typed?(text: string): Choice | null;
}

export interface GameTable {
  /** As the server names it. */
  name: string;
  icon: IconName;
  /** The variants in which names are printed at a table with these options, those that come first first. */
  variants?: (options: Record<string, unknown>) => readonly string[];
  /** The events that divide the log into turns; `turn-start` if left out. */
  turnStarts?: string[];
  /** The pictures of big moments, by their kinds; those of their tones if left out. */
  momentIcons?: Record<string, IconName>;
  /** Pictures of what is worth looking at again, by what the server calls it. */
  marks?: Record<string, IconName>;
  /** The table as it is drawn. */
  Board: Component<BoardProps>;
  /** The answers in words. */
  textPlay: (source: PlaySource, game: GameTable) => TextPlay;
  /** What lies on the table, in words, and what the reader holds. */
  TextTable: Coming<TextProps>;
  TextOwn?: Coming<TextProps>;
  /** What is chosen about the game itself before it begins, with room for pictures. */
  Chooser?: Coming<ChooserProps>;
  /**
   * The options that are shown as plain agreements. If left out, all that are one of several words; none where the game
   * has a chooser of its own.
   */
  agreements?: string[];
  /** The options that count at a table with these options; all if left out. */
  readings?: (options: Record<string, unknown>) => readonly string[];
  /** Why these options are not complete yet. */
  incomplete?: (options: Record<string, unknown>) => string | null;
  /** The preferences that can be switched in the menu of a table with these options; their names are in the texts. */
  preferences?: (options: Record<string, unknown>) => string[];
  /** Names of bots and the levels they stand for, as the server says. */
  levels: Record<string, string>;
  ScoreSheet: Coming<ScoreProps>;
  scores: (view: View) => number[];
  /** A line below the result. */
  about?: (view: View, texts: Texts) => string;
  /** Whether an event is done to a seat, though it is no big moment: it too stops whoever skips what others do. */
  hits?: (event: GameEvent, seat: number) => boolean;
  /** The rules in short and what the cards do; without them, what the server tells is read. */
  rules?: GameRules;
  /** The numbers of the game in an analysis, each a picture with a table. */
  Numbers?: Coming<NumbersProps>;
  /** What a piece looks like in the rules, by its name. */
  RulesPicture?: Coming<{ id: string }>;
}

/** What a folder of a game exports: the parts that are its own. */
export type GameParts = Partial<Omit<GameTable, "levels">> & Pick<GameTable, "name">;
