/**
 * Engine values as sentences: options, events and questions in the reader's language. A card has another name, and at
 * times another text, in the older boxes: `printing` gives the variants to look for.
 */
import type { GameEvent } from "../../../lib/state/events";
import type { Arguments, Texts } from "../../../lib/text/texts";
import type { View } from "../../../lib/state/view";
import { BOLD_FROM, BOLD_TO, type Line, type Telling, type Wording } from "../../../lib/text/wording";
import type { MachiavelliView } from "../view";

export type Printing = readonly string[];
export const DELUXE_PRINT: Printing = [];
const FIRST_PRINT: Printing = ["classic"];
const LATER_PRINT: Printing = ["later", "classic"];

/** Events the table shows by itself; a log line would only repeat it. */
const SILENT_EVENTS = new Set(["turn-ended", "round-ended"]);
/** Fact of an event that says who did it, where it is not `seat`. */
const SUBJECTS: Record<string, string> = { "crown-moved": "to", "game-started": "crown", "round-started": "crown" };
const OTHER_SEATS = ["owner", "thief"];
const THINGS = new Set(["district", "card", "character", "face_down_card", "given", "taken"]);
const LISTS = new Set(["cards", "characters"]);
/** Events about gold and cards that somebody gets; the cards have a line of their own for those who see them. */
const GAINING_EVENTS = new Set(["bonus", "district-income", "district-used"]);
const GAINS = ["gold", "cards"];

const CHARACTER_VERBS = new Set(["choose", "put-down", "name", "seal", "rose", "mark"]);
const CARD_VERBS = new Set([
  "keep",
  "discard",
  "give",
  "take",
  "store",
  "build",
  "build-by-framework",
  "build-by-loan",
  "play",
]);
/** Options that speak of a card without naming it. */
const CARDS_OF_VERBS: Record<string, string> = {
  "build-by-sacrifice": "necropolis",
  laboratory: "laboratory",
  smithy: "smithy",
  museum: "museum",
  armory: "armory",
  "play-rasputin": "rasputin",
  "play-acrobat": "acrobat",
};
/** Question -> the card that asks it. */
const CARDS_THAT_ASK: Record<string, string> = {
  theater: "theater",
  "theater-card": "theater",
  hospital: "hospital",
  "pay-with-cards": "thieves-den",
  sacrifice: "necropolis",
  graveyard: "graveyard",
  laboratory: "laboratory",
  museum: "museum",
  armory: "armory",
  "bell-tower": "bell-tower",
  lighthouse: "lighthouse",
  "lighthouse-take": "lighthouse",
  "park-draw": "park",
};

// --- Names and texts in the words of an edition

/** The variants of names and texts that a table reads. */
export function printingOf(options: Record<string, unknown>): Printing {
  if ((options["edition"] ?? "deluxe") === "deluxe") return DELUXE_PRINT;
  return options["dutch-names"] === "later-print" ? LATER_PRINT : FIRST_PRINT;
}

/** A name (`card-keep`) or a text (`card-keep.text`) as an edition words it. */
export function worded(texts: Texts, key: string, printing: Printing): string {
  const joint = key.includes(".") ? "-" : ".";
  const variant = printing.find((one) => texts.has(`${key}${joint}${one}`));
  return texts.text(variant ? `${key}${joint}${variant}` : key);
}

/** The same, or nothing where there is no such text. */
export function wordedIf(texts: Texts, key: string, printing: Printing): string {
  const joint = key.includes(".") ? "-" : ".";
  return [...printing.map((one) => `${key}${joint}${one}`), key].some((one) => texts.has(one))
    ? worded(texts, key, printing)
    : "";
}

export function cardName(texts: Texts, card: string | null | undefined, printing: Printing): string {
  return card ? worded(texts, `card-${card}`, printing) : "";
}

export function characterName(texts: Texts, character: string | null | undefined, printing: Printing): string {
  return character ? worded(texts, `character-${character}`, printing) : "";
}

// --- Options

/** Take a district in a city apart: `tavern-2` is a tavern, and there is one with less gold on it. */
export function spot(name: string): [kind: string, copy: number] {
  const found = /^(.+)-(\d+)$/.exec(name);
  return found ? [found[1] ?? name, Number(found[2])] : [name, 1];
}

export function seatName(texts: Texts, seat: number, names: string[]): string {
  return names[seat] ?? texts.text("seat-name", { number: seat + 1 });
}

/** The label of an option: "build tavern" becomes "Build Tavern", "player 2" the name of who sits there. */
export function optionText(
  texts: Texts,
  notation: string,
  names: string[] = [],
  reader: number | null = null,
  printing: Printing = DELUXE_PRINT,
): string {
  const [verb = "", ...rest] = notation.split(" ");
  const what = rest.at(-1) ?? "";
  const args: Arguments = {};
  if (CHARACTER_VERBS.has(verb)) args["character"] = characterName(texts, what, printing);
  else if (CARD_VERBS.has(verb)) args["card"] = cardName(texts, what, printing);
  else if (CARDS_OF_VERBS[verb]) args["card"] = cardName(texts, CARDS_OF_VERBS[verb], printing);
  else if (verb === "player" || verb === "wagon") args["player"] = seatName(texts, Number(what), names);
  else if (verb === "district") {
    const [kind, copy] = spot(what);
    const seat = Number(rest[0]);
    Object.assign(args, {
      player: seatName(texts, seat, names),
      own: yes(seat === reader),
      card: cardName(texts, kind, printing),
      copy,
    });
  } else if (verb === "spy-on") {
    args["player"] = seatName(texts, Number(rest[0]), names);
    args["type"] = worded(texts, `type-${what}`, printing);
  } else if (verb === "cards") args["number"] = Number(what);
  return texts.text(`option-${verb}`, args);
}

// --- Events

interface Telled {
  reader: number | null;
  names: string[];
  printing: Printing;
  bold: boolean;
}

/** The log line of an event as its reader may see it; null if it needs none. */
export function eventLine(
  texts: Texts,
  event: GameEvent,
  reader: number | null,
  names: string[],
  printing: Printing = DELUXE_PRINT,
  bold = false,
): string | null {
  const kind = event.event;
  if (SILENT_EVENTS.has(kind)) return null;
  const args = facts(texts, event, { reader, names, printing, bold });
  if (GAINING_EVENTS.has(kind)) {
    const gains = GAINS.filter((gain) => isGain(event[gain])).map((gain) =>
      texts.text(`gain-${gain}`, { number: event[gain] as number }),
    );
    if (gains.length === 0 && kind !== "district-used") return null;
    args["gains"] = texts.listing(gains);
    args["has-gains"] = yes(gains.length > 0);
  } else if (kind === "scored") {
    const sheets = event["sheets"] as { seat: number; points: number }[];
    args["scores"] = texts.listing(
      sheets.map((sheet) => texts.text("score-line", { player: names[sheet.seat] ?? "", points: sheet.points })),
    );
  } else if (kind === "game-ended") {
    // `players` leaves out the reader, who is addressed.
    const winners = event["winners"] as number[];
    args["you"] = yes(reader !== null && winners.includes(reader));
    args["winners"] = winners.length;
    args["players"] = texts.listing(winners.filter((seat) => seat !== reader).map((seat) => names[seat] ?? ""));
  }
  return texts.text(`event-${kind}`, args);
}

/** The log lines of events in a row. */
export function logLines(
  texts: Texts,
  events: GameEvent[],
  reader: number | null,
  names: string[],
  printing: Printing,
  { bold = false, shell }: Telling = {},
): Line[] {
  const lines: Line[] = [];
  let drawn: GameEvent | null = null;
  events.forEach((event, place) => {
    const kind = event.event;
    let told = event;
    if (kind === "cards-drawn") {
      drawn = event;
      // Who does not see the cards reads their number in the next line.
      if (!event.secret && tellsCards(nextEvent(events, place), event.seat)) return;
    } else if (kind !== "deck-shuffled") {
      // These cards have had a line of their own.
      if (drawn?.secret && tellsCards(event, drawn.seat)) told = { ...event, cards: 0 };
      drawn = null;
    }
    // What happened at the table rather than in the game, such as an undo, is told by the shell.
    const own = texts.has(`event-${kind}`) || SILENT_EVENTS.has(kind);
    const teller = own ? texts : shell;
    const text = !teller
      ? null
      : own
        ? eventLine(texts, told, reader, names, printing, bold)
        : teller.text(`event-${kind}`, shellFacts(event, reader, names));
    if (text !== null) lines.push({ at: event.at, event, text });
  });
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

function nextEvent(events: GameEvent[], place: number): GameEvent | undefined {
  // A shuffle comes in between wherever a card is drawn.
  return events.slice(place + 1).find((event) => event.event !== "deck-shuffled");
}

function tellsCards(event: GameEvent | undefined, seat: number | undefined): boolean {
  return event !== undefined && GAINING_EVENTS.has(event.event) && event.seat === seat && isGain(event["cards"]);
}

function isGain(value: unknown): boolean {
  return typeof value === "number" && value > 0;
}

function facts(texts: Texts, event: GameEvent, telling: Telled): Arguments {
  // Numbers and words go in as they are, seats, cards and characters by name.
  const { reader, names } = telling;
  const args: Arguments = { number: 0, gold: 0, price: 0, cards: "", given: "", taken: "" };
  for (const [fact, value] of Object.entries(event)) {
    const said = named(texts, fact, value, telling);
    if (said !== null) args[fact] = said;
  }
  const subject = event[SUBJECTS[event.event] ?? "seat"] as number | null | undefined;
  Object.assign(args, seat(texts, "player", subject, reader, names));
  Object.assign(args, { "player-object": args["player"], you: args["player-you"] });
  args["player"] = subject === null || subject === undefined ? "" : (names[subject] ?? "");
  for (const fact of OTHER_SEATS)
    Object.assign(args, seat(texts, fact, event[fact] as number | null | undefined, reader, names));
  if (subject !== null && subject !== undefined && event["owner"] === subject) args["owner-you"] = "self";
  args["players"] = texts.listing(((event["seats"] ?? []) as number[]).map((one) => object(texts, names, one, reader)));
  args["has-characters"] = yes(((event["characters"] ?? []) as unknown[]).length > 0);
  const builder = event["builder"];
  args["confiscated"] = yes(builder !== null && builder !== undefined && builder !== subject);
  if (event.event === "built") Object.assign(args, { paid: paid(event), "paid-cards": event["cards"] as number });
  args["secret"] = yes(event.secret);
  return args;
}

/** How a district was paid for, where it was not plainly with the gold it costs. */
function paid(event: GameEvent): string {
  const { cost, price, cards } = event as unknown as { cost: number; price: number; cards: number };
  if (cards > 0) return price > 0 ? "cards" : "cards-alone";
  if (price === 0) return "nothing";
  return price < cost ? "less" : "gold";
}

/** A fact as it stands in a sentence; null for what no sentence speaks of. */
function named(texts: Texts, fact: string, value: unknown, telling: Telled): string | number | null {
  if (Array.isArray(value))
    return texts.counted(LISTS.has(fact) ? value.map((one) => thing(texts, String(one), telling)) : []);
  if (typeof value === "boolean") return yes(value);
  if (typeof value === "string") {
    if (fact === "type") return worded(texts, `type-${value}`, telling.printing);
    return THINGS.has(fact) ? thing(texts, value, telling) : value;
  }
  return typeof value === "number" ? value : null;
}

function thing(texts: Texts, name: string, { printing, bold }: Telled): string {
  // No card is called like a character.
  const said = worded(texts, texts.has(`card-${name}`) ? `card-${name}` : `character-${name}`, printing);
  return bold ? `${BOLD_FROM}${said}${BOLD_TO}` : said;
}

function seat(
  texts: Texts,
  fact: string,
  number: number | null | undefined,
  reader: number | null,
  names: string[],
): Arguments {
  // The reader is addressed, also where something is done to him.
  const there = number !== null && number !== undefined;
  return {
    [fact]: there ? object(texts, names, number, reader) : "",
    [`${fact}-you`]: yes(there && number === reader),
    [`has-${fact}`]: yes(there),
  };
}

function object(texts: Texts, names: string[], number: number, reader: number | null): string {
  return number === reader ? texts.text("you-object") : (names[number] ?? "");
}

// --- Questions

/** Everything the reader of a view may know about the question that is open in it. */
export function askingArgs(texts: Texts, view: MachiavelliView, names: string[]): Arguments {
  const question = view.question;
  if (!question) return {};
  const printing = printingOf(view.options);
  const asked = view.players[question.seat];
  const turn = view.turn;
  const owner = question.owner ?? null;
  const character = question.character ?? (turn?.seat === question.seat ? turn.character : null);
  const district = question.district ?? view.site[0] ?? null;
  let cards = asked?.looking_at ?? [];
  if (question.kind === "peek-take" && owner !== null && view.seat === question.seat)
    cards = view.players[owner]?.known_hand ?? [];
  return {
    player: names[question.seat] ?? "",
    owner: owner === null ? "" : (names[owner] ?? ""),
    card: cardName(texts, CARDS_THAT_ASK[question.kind], printing),
    district: cardName(texts, district, printing),
    character: characterName(texts, character, printing),
    "has-character": yes(character),
    cards: texts.counted(cards.map((card) => cardName(texts, card, printing))),
    gold: question.gold ?? 0,
    number: question.number ?? 0,
    purpose: question.purpose ?? "other",
  };
}

function yes(value: unknown): string {
  return value ? "yes" : "no";
}

/** The printing of the table whose log this is: it begins with the options. */
function printingOfLog(events: GameEvent[]): Printing {
  const options = events[0]?.event === "game-started" ? events[0]["options"] : undefined;
  return options ? printingOf(options as Record<string, unknown>) : DELUXE_PRINT;
}

export const wording: Wording = {
  option: (texts, move) => optionText(texts, move),
  question: (texts, view, names) => sentence(texts, "question", view, names),
  waiting: (texts, view, names) => sentence(texts, "waiting", view, names),
  log: (texts, events, reader, names, telling) =>
    logLines(texts, events, reader, names, printingOfLog(events), telling),
};

function sentence(texts: Texts, part: string, view: View, names: string[]): string {
  return view.question
    ? texts.text(`${part}-${view.question.kind}`, askingArgs(texts, view as MachiavelliView, names))
    : "";
}
