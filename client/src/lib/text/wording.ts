/** How a game speaks, and how any game speaks that has nothing of its own to say. */
import type { GameEvent } from "../state/events";
import type { Arguments, Texts } from "./texts";
import type { View } from "../state/view";

/** What stands between these is shown bold; they never reach the reader. */
export const BOLD_FROM = "\u0002";
export const BOLD_TO = "\u0003";

export interface Line {
  /** Number of the event. */
  at: number;
  event: GameEvent;
  text: string;
}

export interface Telling {
  /** Put names of cards between marks, to be shown bold. */
  bold?: boolean;
  /** The texts that tell what happened at the table rather than in the game, such as an undo. */
  shell?: Texts;
}

/** The sentences of a game. `view` is what the reader may know, `names` are those of the seats. */
export interface Wording {
  /** The label of an option. */
  option(texts: Texts, move: string): string;
  /** What the asked player reads. */
  question(texts: Texts, view: View, names: string[]): string;
  /** What all others read meanwhile. */
  waiting(texts: Texts, view: View, names: string[]): string;
  /** The log lines of events in a row; an event that needs none has none. */
  log(texts: Texts, events: GameEvent[], reader: number | null, names: string[], telling?: Telling): Line[];
}

/** A notation is a verb, and perhaps what it is about. */
export function parts(notation: string): [verb: string, about: string] {
  const space = notation.indexOf(" ");
  return space < 0 ? [notation, ""] : [notation.slice(0, space), notation.slice(space + 1)];
}

/**
 * The attribute that has the label of a value of a table option: `auto`, but `value-9`, for none can begin with a
 * digit.
 */
export function valueKey(value: string): string {
  return /^\d/.test(value) ? `value-${value}` : value;
}

/** The name of something: `card-moat`, or `<fact>-moat` where the fact says what kind of thing it is; else itself. */
export function nameOf(texts: Texts, fact: string, value: string): string {
  const key = [`${fact}-${value}`, `card-${value}`].find((one) => /^[a-z][\w-]*$/.test(one) && texts.has(one));
  return key ? texts.text(key) : value;
}

/** Facts as variables of a text: seats and things by name, lists as in prose, all else as it is. */
export function factsOf(
  texts: Texts,
  facts: Record<string, unknown>,
  reader: number | null,
  names: string[],
  bold = false,
): Arguments {
  const args: Arguments = { you: "no", player: "" };
  const shown = (fact: string, value: string) =>
    bold ? `${BOLD_FROM}${nameOf(texts, fact, value)}${BOLD_TO}` : nameOf(texts, fact, value);
  for (const [fact, value] of Object.entries(facts)) {
    if (fact === "event" || fact === "at") continue;
    if (fact === "seat" && typeof value === "number") {
      args["player"] = names[value] ?? "";
      args["you"] = value === reader ? "yes" : "no";
    } else if (typeof value === "string") {
      args[fact] = shown(fact, value);
      if (fact === "kind") args["card"] = args[fact];
    } else if (typeof value === "number") args[fact] = value;
    else if (typeof value === "boolean") args[fact] = value ? "yes" : "no";
    else if (Array.isArray(value) && value.every((one) => typeof one === "string")) {
      args[fact] = texts.counted(value.map((one) => shown(fact.replace(/s$/, ""), one)));
      if (fact === "kinds") args["cards"] = args[fact];
    }
  }
  return args;
}

/** The sentences of a game without a wording of its own: its texts under the usual keys, else the notation itself. */
export const plainWording: Wording = {
  option(texts, move) {
    const [verb, about] = parts(move);
    const named = nameOf(texts, verb, about);
    return texts.has(`option-${verb}`) ? texts.text(`option-${verb}`, { card: named, what: named }) : move;
  },
  question(texts, view, names) {
    const question = view.question;
    if (!question) return "";
    const key = `question-${question.kind}`;
    return texts.has(key) ? texts.text(key, factsOf(texts, question, view.seat, names)) : question.kind;
  },
  waiting(texts, view, names) {
    const question = view.question;
    if (!question) return "";
    const key = `waiting-${question.kind}`;
    return texts.has(key)
      ? texts.text(key, factsOf(texts, question, view.seat, names))
      : `${names[question.seat] ?? ""}: ${question.kind}`;
  },
  log(texts, events, reader, names, { bold = false, shell } = {}) {
    return events.map((event) => ({ at: event.at, event, text: plainLine(texts, event, reader, names, bold, shell) }));
  },
};

function plainLine(
  texts: Texts,
  event: GameEvent,
  reader: number | null,
  names: string[],
  bold: boolean,
  shell?: Texts,
): string {
  const key = `event-${event.event}`;
  const teller = texts.has(key) ? texts : shell?.has(key) ? shell : null;
  if (teller) return teller.text(key, factsOf(texts, event, reader, names, bold));
  const { at: _at, event: kind, seat, secret: _secret, ...rest } = event;
  const told = Object.entries(rest).map(
    ([fact, value]) => `${fact} ${typeof value === "string" ? nameOf(texts, fact, value) : JSON.stringify(value)}`,
  );
  const who = seat === undefined ? "" : `${names[seat] ?? ""}: `;
  return who + kind + (told.length > 0 ? ` (${told.join(", ")})` : "");
}
