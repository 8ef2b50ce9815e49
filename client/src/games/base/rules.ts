/** The rules of a game as they are read: in short, and what each card does. Page, panel and search read the same. */
import type { IconName } from "../../lib/ui/icon-names";
import type { View } from "../../lib/state/view";
import type { Texts } from "../../lib/text/texts";

/** A part of the rules in short. Some have lines that can be pointed at, each with a name. */
export interface Section {
  id: string;
  title: string;
  lines: Line[];
}

export interface Line {
  id: string;
  text: string;
}

/** A card, or whatever else there is to read about. */
export interface Entry {
  id: string;
  name: string;
  icon: IconName;
  /** What it is, in a line. */
  facts: string;
  text: string;
  /** What was decided about it. */
  ruling: string;
}

/** Entries of one sort. */
export interface Chapter {
  id: string;
  title: string;
  entries: Entry[];
}

/** A section, and perhaps a line of it: `turn`, `turn buy`. */
export type Place = string;

export interface GameRules {
  sections: (texts: Texts) => Section[];
  /** Everything that there is to read about, in the words of a table with these options. */
  chapters: (texts: Texts, options: Record<string, unknown>) => Chapter[];
  /** Where to read about a question, by its kind. */
  asked: Record<string, Place>;
  /** Where to read on while nothing is asked that the reader knows of. */
  between: (view: View) => Place;
  /** The entries that the open question is about, as far as the reader sees. */
  about: (view: View) => string[];
  /** The entries that are in this game. */
  inGame: (view: View) => Set<string>;
  /** Whether a section counts in this game; all do if left out. */
  holds?: (section: string, view: View) => boolean;
}

/** Where to read about what goes on, as a reader sees it. */
export function placeOf(rules: GameRules, view: View): Place {
  return rules.asked[view.question?.kind ?? ""] ?? rules.between(view);
}

export function sectionOf(place: Place): string {
  return place.split(" ")[0] ?? "";
}

/** The line of a place, if it names one. */
export function lineOf(place: Place): string | null {
  return place.split(" ")[1] ?? null;
}

/** The texts of a piece, under its key. */
export function entry(
  texts: Texts,
  key: string,
  own: Pick<Entry, "id" | "icon" | "facts">,
  variants: readonly string[] = [],
): Entry {
  const worded = (part: string) => {
    const found = texts.variant(`${key}.${part}`, variants);
    return texts.has(found) ? texts.text(found) : "";
  };
  return { ...own, name: texts.printed(key, variants), text: worded("text"), ruling: worded("ruling") };
}

/** A section that is one text with a title. */
export function section(texts: Texts, id: string, key: string): Section {
  return { id, title: texts.text(`${key}.title`), lines: [{ id: "", text: texts.text(key) }] };
}
