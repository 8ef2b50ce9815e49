/** What happened at a table, as one reader may know it. */
import type { LogLine, MomentShown } from "../../generated/wire";
import type { Formatter } from "../text/formatter";
import { idOf, isList, type Argument, type Arguments, type Item, type Message } from "../text/message";

/** An event with what is read of it, and its facts as a table needs them: seats by number, things by id. */
export interface GameEvent {
  /** Running number in the log. */
  at: number;
  event: string;
  /** What the log says; nothing where the table shows it by itself. */
  said?: Message;
  /** What makes it a big moment. */
  moment?: MomentShown;
  /** It goes on with the line before it. */
  joined?: boolean;
  /** What it is called among those worth looking at again. */
  mark?: string;
  /** Whose doing it is. */
  seat?: number;
  /** A bot did it for whose doing it is. */
  byBot?: boolean;
  /** Whose doing it is had a hint. */
  hinted?: boolean;
  card?: string;
  cards?: string[];
  [fact: string]: unknown;
}

/** The events of lines of the log, from a number on. */
export function happened(lines: LogLine[], since = 0): GameEvent[] {
  return lines.map(({ event, args = {}, quiet = false, joined = false, mark = null, bot, hint, moment }, place) => ({
    ...facts(args),
    at: since + place,
    event,
    ...(bot ? { byBot: true } : {}),
    ...(hint ? { hinted: true } : {}),
    ...(quiet ? {} : { said: [`${joined ? "joined" : "event"}-${event}`, args] as Message }),
    ...(joined ? { joined } : {}),
    ...(mark ? { mark } : {}),
    ...(moment ? { moment } : {}),
  }));
}

function facts({ player, ...others }: Arguments): Record<string, unknown> {
  const told = Object.entries(others).map(([fact, argument]) => [fact, plain(argument)]);
  return { ...(player === undefined ? {} : { seat: plain(player) }), ...(Object.fromEntries(told) as object) };
}

function plain(argument: Argument): unknown {
  if (typeof argument !== "object") return argument;
  return isList(argument) ? argument.map(plainItem) : plainItem(argument);
}

function plainItem(item: Item): unknown {
  if (Array.isArray(item)) return idOf(item[0]);
  if ("seat" in item) return item.seat;
  if ("name" in item) return idOf(item.name);
  return Object.entries(item.counted).flatMap(([key, number]) => Array.from({ length: number }, () => idOf(key)));
}

/** A line of the log. */
export interface Line {
  /** Number of the event. */
  at: number;
  /** Number of the last event that it tells of. */
  until: number;
  event: GameEvent;
  text: string;
  /** What happened in it that is worth looking at again. */
  marks: string[];
}

/** What the log says of events: a play and what comes of it in one line. */
export function linesOf(events: GameEvent[], formatter: Formatter): Line[] {
  const lines: Line[] = [];
  for (const event of events) {
    if (!event.said) continue;
    const text = formatter.text(event.said);
    const last = lines.at(-1);
    const marks = event.mark ? [event.mark] : [];
    if (event.joined && last) {
      last.text = goOn(last.text, text);
      last.until = event.at;
      last.marks.push(...marks);
    } else lines.push({ at: event.at, until: event.at, event, text, marks });
  }
  return lines;
}

/** Go on with a sentence, as the terminal does. */
export function goOn(before: string, more: string): string {
  const start = before.replace(/\.$/, "");
  return `${start}${start.includes(": ") ? "," : ":"} ${more}.`;
}

/** Put new events behind those that are known; known ones from number `since` on were taken back. */
export function joined(known: GameEvent[], news: GameEvent[], since: number): GameEvent[] {
  return [...known.slice(0, since), ...news];
}

/** The events that begin a turn, where a game does not say otherwise. */
export const TURN_STARTS = ["turn-start"];

/** The number of the first event after the reader's last finished turn; -1 when there is none. */
export function sinceLastTurn(events: GameEvent[], reader: number | null, starts: string[] = TURN_STARTS): number {
  let mark = -1;
  let before: number | undefined;
  for (const event of events) {
    if (!starts.includes(event.event)) continue;
    if (before === reader && event.seat !== reader) mark = event.at;
    before = event.seat;
  }
  return reader === null ? -1 : mark;
}
