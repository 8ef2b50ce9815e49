/** Engine values as sentences: options, events and questions in the reader's language. */
import type { GameEvent } from "../../../lib/state/events";
import type { Arguments, Texts } from "../../../lib/text/texts";
import { BOLD_FROM, BOLD_TO, parts, type Line, type Telling, type Wording } from "../../../lib/text/wording";
import type { DominionView } from "../view";

/** Events the table shows by itself; a log line would only repeat it. */
const SILENT_EVENTS = new Set(["phase"]);

// Fact of an event -> variable of its text.
const SEAT_FACTS: Record<string, string> = { seat: "player", starter: "player" };
const CARD_FACTS: Record<string, string> = { kind: "card", top: "top", attack: "attack" };
const CARDS_FACTS: Record<string, string> = { kinds: "cards", kingdom: "cards" };

const BONUSES = ["cards", "actions", "buys", "coins"];
const MOST_TRASHED = 4;

/** Question -> the card that asks it. A Moat is asked about by the attack, which the question names. */
const CARDS_THAT_ASK: Record<string, string> = {
  "bureaucrat-victory": "bureaucrat",
  "cellar-discard": "cellar",
  "chancellor-flip": "chancellor",
  "chapel-trash": "chapel",
  "feast-gain": "feast",
  "library-keep": "library",
  "militia-discard": "militia",
  "mine-gain": "mine",
  "mine-trash": "mine",
  "moneylender-trash": "moneylender",
  "remodel-gain": "remodel",
  "remodel-trash": "remodel",
  "spy-fate": "spy",
  "thief-gain": "thief",
  "thief-trash": "thief",
  "throne-room-card": "throne-room",
  "workshop-gain": "workshop",
};

/** What the wording of a question needs of a view. */
export interface Asking {
  kind: string;
  seat: number;
  active: number;
  card?: string | undefined;
  count: number;
  cost?: number | undefined;
  owner?: number | undefined;
  cards: string[];
}

interface AskingView {
  active: number;
  revealed: string[];
  players: { hand?: string[]; selected?: string[]; looking_at?: string[] }[];
  question: { kind: string; seat: number; [fact: string]: unknown } | null;
}

/** The label of an option: "buy silver" becomes "Buy Silver". */
export function optionText(texts: Texts, notation: string): string {
  const [verb, card] = parts(notation);
  return texts.text(`option-${verb}`, { card: cardName(texts, card) });
}

export function cardName(texts: Texts, card: string | null | undefined): string {
  return card ? texts.text(`card-${card}`) : "";
}

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
  if (event.event === "bonus") {
    const bonuses = BONUSES.filter((bonus) => event[bonus]).map((bonus) =>
      texts.text(`bonus-${bonus}`, { number: event[bonus] as number }),
    );
    if (bonuses.length === 0) return null;
    args["bonus"] = texts.listing(bonuses);
  } else if (event.event === "scores") {
    Object.assign(args, result(texts, event, reader, names));
  }
  return texts.text(`event-${event.event}`, args);
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
  events.forEach((event, place) => {
    const following = nextKind(events, place);
    // The line about cleaning up names the new hand too.
    if (event.event === "cards-drawn" && following === "clean-up") return;
    // Cards that are drawn at once have a line of their own.
    const told = event.event === "bonus" && following === "cards-drawn" ? { ...event, cards: 0 } : event;
    // What happened at the table rather than in the game, such as an undo, is told by the shell.
    const teller = texts.has(`event-${event.event}`) || SILENT_EVENTS.has(event.event) ? texts : shell;
    const text = teller ? eventLine(teller, told, reader, names, bold) : null;
    if (text !== null) lines.push({ at: event.at, event, text });
  });
  return lines;
}

/** The question that is open in a view, with everything the reader of the view may know about it. */
export function openQuestion(view: AskingView): Asking | null {
  const question = view.question;
  if (!question) return null;
  const asked = view.players[question.seat];
  const hand = asked?.hand ?? [];
  let count = 0;
  if (question.kind === "militia-discard") count = hand.length - Number(question["keep"]);
  else if (question.kind === "chapel-trash") count = MOST_TRASHED - (asked?.selected ?? []).length;
  return {
    kind: question.kind,
    seat: question.seat,
    active: view.active,
    card: (question["attack"] as string | undefined) ?? CARDS_THAT_ASK[question.kind],
    count,
    cost: question["cost"] as number | undefined,
    owner: question["owner"] as number | undefined,
    cards: "owner" in question ? view.revealed : (asked?.looking_at ?? []),
  };
}

/** What the asked player reads. */
export function questionLine(texts: Texts, question: Asking, names: string[]): string {
  return texts.text(`question-${question.kind}`, asking(texts, question, names, question.active));
}

/** What all others read meanwhile; the drawn card of a library is not among it. */
export function waitingLine(texts: Texts, question: Asking, names: string[]): string {
  return texts.text(`waiting-${question.kind}`, asking(texts, question, names, question.seat));
}

function nextKind(events: GameEvent[], place: number): string | undefined {
  // A shuffle comes in between wherever a card is drawn.
  return events.slice(place + 1, place + 4).find((event) => event.event !== "deck-shuffled")?.event;
}

function facts(texts: Texts, event: GameEvent, reader: number | null, names: string[], bold: boolean): Arguments {
  const shown = (card: string) => (bold ? `${BOLD_FROM}${cardName(texts, card)}${BOLD_TO}` : cardName(texts, card));
  // A gain from the trash leaves no pile behind, so `left` may be missing.
  const args: Arguments = { you: "no", left: 0 };
  for (const [fact, value] of Object.entries(event)) {
    const seat = SEAT_FACTS[fact];
    const card = CARD_FACTS[fact];
    const cards = CARDS_FACTS[fact];
    if (seat) {
      args[seat] = names[value as number] ?? "";
      args["you"] = yes(value === reader);
    } else if (card) args[card] = value ? shown(value as string) : "";
    else if (cards) args[cards] = texts.counted(((value ?? []) as string[]).map(shown));
    else if (typeof value === "number" || typeof value === "string") args[fact] = value;
  }
  args["has-top"] = yes(args["top"]);
  args["has-cards"] = yes(args["cards"]);
  args["secret"] = yes(event.secret && args["cards"]);
  return args;
}

interface Sheet {
  points: number;
}

function result(texts: Texts, event: GameEvent, reader: number | null, names: string[]): Arguments {
  // `players` leaves out the reader, who is addressed.
  const winners = event["winners"] as number[];
  const points = (event["sheets"] as Sheet[]).map((sheet) => sheet.points);
  const best = points[winners[0] ?? 0] ?? 0;
  return {
    you: yes(reader !== null && winners.includes(reader)),
    winners: winners.length,
    players: texts.listing(winners.filter((seat) => seat !== reader).map((seat) => names[seat] ?? "")),
    points: best,
    tied: yes(points.filter((one) => one === best).length > winners.length),
  };
}

function asking(texts: Texts, question: Asking, names: string[], player: number): Arguments {
  const owner = question.owner;
  return {
    player: names[player] ?? "",
    card: cardName(texts, question.card),
    count: question.count,
    cost: question.cost ?? 0,
    owner: owner === undefined ? "" : (names[owner] ?? ""),
    own: yes(owner === question.seat),
    cards: texts.counted(question.cards.map((card) => cardName(texts, card))),
  };
}

function yes(value: unknown): string {
  return value ? "yes" : "no";
}

function asked(view: unknown): Asking {
  const question = openQuestion(view as DominionView);
  if (!question) throw new Error("nothing is asked");
  return question;
}

export const wording: Wording = {
  option: optionText,
  question: (texts, view, names) => questionLine(texts, asked(view), names),
  waiting: (texts, view, names) => waitingLine(texts, asked(view), names),
  log: logLines,
};
