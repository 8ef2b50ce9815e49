/** Engine values as sentences: options, events and questions in the reader's language. */
import type { GameEvent } from "../../../lib/state/events";
import type { Arguments, Texts } from "../../../lib/text/texts";
import type { View } from "../../../lib/state/view";
import { BOLD_FROM, BOLD_TO, parts, valueKey, type Line, type Telling, type Wording } from "../../../lib/text/wording";
import { BONUS, CHARACTERS, PERSONS, PRESTIGE } from "../box/pieces";
import type { FlorenceQuestion, FlorenceView } from "../view";

/** Events the table shows by itself; a log line would only repeat it. */
const SILENT_EVENTS = new Set(["phase-a-end", "turn-end"]);

// Facts that are seats, things and so on -> the variable that their name becomes.
const SEAT_FACTS: Record<string, string> = {
  seat: "player",
  starter: "player",
  active: "first",
  victim: "victim",
  partner: "partner",
  receiver: "receiver",
};
const THING_FACTS = ["item", "tile", "freedom"];
const YES_FACTS = ["free", "last", "cover", "secret"];
/** The verbs of a notation that stand alone in one place and with a word in another. */
const DOUBLE: Record<string, string> = {
  work: "work-with",
  use: "use-bonus",
  recruit: "recruit-person",
  take: "take-object",
};
const PARTS = ["building", "landscape", "freedom", "jesters", "builders", "cards", "bonus", "muse"];

export function isCard(name: string): boolean {
  return name in PERSONS || name in PRESTIGE || name in BONUS;
}

/** The key of the name of a card, a character, a tile, a freedom or an object; with `.text` behind it, of its rules. */
export function keyOf(name: string): string {
  if (isCard(name)) return `card-${name}`;
  return name in CHARACTERS ? `character-${name}` : `thing-${name}`;
}

export function nameOf(texts: Texts, name: string): string {
  return texts.text(keyOf(name));
}

/** What a card or an object does, or nothing where that needs no words. */
export function aboutOf(texts: Texts, name: string): string {
  const key = `${keyOf(name)}.text`;
  return texts.has(key) ? texts.text(key) : "";
}

/** The label of a value of a table option. */
export function valueText(texts: Texts, option: string, value: string): string {
  return texts.text(`table-option-${option}.${valueKey(value)}`);
}

// --- Options

/** The label of an option: "open jester" becomes "Open: Jester", "propose 2" names who sits there. */
export function optionText(texts: Texts, notation: string, names: string[] = []): string {
  const [verb, words] = parts(notation);
  if (verb === "propose") return texts.text("option-propose", { player: names[Number(words) - 1] ?? words });
  return words === ""
    ? texts.text(`option-${verb}`)
    : texts.text(`option-${DOUBLE[verb] ?? verb}`, saidOf(texts, verb, words));
}

function saidOf(texts: Texts, verb: string, words: string): Arguments {
  const [first, rest] = parts(words);
  if (verb === "place") return { thing: nameOf(texts, first), place: rest };
  if (verb === "stake") return { character: nameOf(texts, first), number: Number(rest) * 100 };
  if (verb === "pile") return { pile: texts.text(`pile-${words}`) };
  if (/^\d+$/.test(words)) return { number: Number(words) };
  return isCard(words) ? { card: nameOf(texts, words) } : { thing: nameOf(texts, words) };
}

// --- Events

/** The log line of an event as its reader may see it (seat, or null for a spectator); null if it needs none. */
export function eventLine(
  texts: Texts,
  event: GameEvent,
  reader: number | null,
  names: string[],
  bold = false,
): string | null {
  if (SILENT_EVENTS.has(event.event)) return null;
  const args = facts(texts, event, reader, names, bold);
  if (event.event === "work-completed") {
    const worth = event["parts"] as Record<string, number>;
    args["parts"] = texts.listing(
      PARTS.filter((part) => worth[part]).map((part) => texts.text(`part-${part}`, { number: worth[part] ?? 0 })),
    );
  } else if (event.event === "best-work") Object.assign(args, winners(texts, event["seats"] as number[], names));
  else if (event.event === "scores") {
    const first = event["winners"] as number[];
    const sheets = event["sheets"] as { points: number }[];
    Object.assign(args, winners(texts, first, names), { points: sheets[first[0] ?? 0]?.points ?? 0 });
  }
  return texts.text(`event-${event.event}`, args);
}

function winners(texts: Texts, seats: number[], names: string[]): Arguments {
  return { winners: seats.length, players: texts.listing(seats.map((seat) => names[seat] ?? "")) };
}

function facts(texts: Texts, event: GameEvent, reader: number | null, names: string[], bold: boolean): Arguments {
  // Numbers and words go in as they are, seats, cards and things by name.
  const shown = (name: string) => (bold ? `${BOLD_FROM}${nameOf(texts, name)}${BOLD_TO}` : nameOf(texts, name));
  const args: Arguments = { you: "no", gained: 0, number: 0 };
  for (const [fact, value] of Object.entries(event)) {
    const seat = SEAT_FACTS[fact];
    if (seat) args[seat] = names[value as number] ?? "";
    else if (THING_FACTS.includes(fact)) args[fact] = shown(String(value));
    else if (YES_FACTS.includes(fact)) args[fact] = yes(value);
    else if (typeof value === "number" || typeof value === "string") args[fact] = value;
  }
  const subject = event.seat ?? (event["starter"] as number | undefined);
  args["you"] = yes(reader !== null && reader === subject);
  args["secret"] = yes(event.secret);
  if (event.kind !== undefined) args["card"] = shown(event.kind);
  if (event.kinds) args["cards"] = texts.listing(event.kinds.map(shown));
  if ("character" in event) args["character"] = shown(String(event["character"]));
  if ("pile" in event) args["pile"] = texts.text(`pile-${String(event["pile"])}`);
  if ("freedoms" in event) args["things"] = texts.listing((event["freedoms"] as string[]).map(shown));
  if ("cells" in event) args["cells"] = (event["cells"] as string[]).join(" ");
  return args;
}

/** The log lines of events in a row. */
export function logLines(
  texts: Texts,
  events: GameEvent[],
  reader: number | null,
  names: string[],
  { bold = false, shell }: Telling = {},
): Line[] {
  const lines: Line[] = [];
  for (const event of events) {
    // What happened at the table rather than in the game, such as an undo, is told by the shell.
    const own = texts.has(`event-${event.event}`);
    const text = own
      ? eventLine(texts, event, reader, names, bold)
      : shell
        ? shell.text(`event-${event.event}`, shellFacts(event, reader, names))
        : null;
    if (text !== null) lines.push({ at: event.at, event, text });
  }
  return lines;
}

function shellFacts(event: GameEvent, reader: number | null, names: string[]): Arguments {
  const args: Arguments = {
    player: names[event.seat ?? -1] ?? "",
    you: yes(event.seat !== undefined && event.seat === reader),
  };
  for (const [fact, value] of Object.entries(event))
    if (typeof value === "number" || typeof value === "string") args[fact] ??= value;
  return args;
}

// --- Questions

/** What the asked player reads. */
export function questionLine(texts: Texts, view: FlorenceView, names: string[]): string {
  return view.question ? texts.text(`question-${view.question.kind}`, asking(texts, view, view.question, names)) : "";
}

/** What all others read meanwhile. */
export function waitingLine(texts: Texts, view: FlorenceView, names: string[]): string {
  return view.question ? texts.text(`waiting-${view.question.kind}`, asking(texts, view, view.question, names)) : "";
}

function asking(texts: Texts, view: FlorenceView, question: FlorenceQuestion, names: string[]): Arguments {
  const args: Arguments = { actions: view.actions };
  for (const [fact, value] of Object.entries(question))
    if (typeof value === "number" || typeof value === "string") args[fact] = value;
  args["asked"] = names[question.seat] ?? "";
  args["player"] = names[question.active ?? question.seat] ?? "";
  if (question.partner !== undefined) args["partner"] = names[question.partner] ?? "";
  if (question.item !== undefined) args["item"] = nameOf(texts, question.item);
  if (question.tile !== undefined) args["tile"] = nameOf(texts, question.tile);
  if (question.character !== undefined) args["character"] = nameOf(texts, question.character);
  args["last"] = yes(question.last);
  return args;
}

function yes(value: unknown): string {
  return value ? "yes" : "no";
}

const florenceOf = (view: View) => view as FlorenceView;

export const wording: Wording = {
  option: (texts, move) => optionText(texts, move),
  question: (texts, view, names) => questionLine(texts, florenceOf(view), names),
  waiting: (texts, view, names) => waitingLine(texts, florenceOf(view), names),
  log: logLines,
};
