/** Big moments: what must not pass unseen. core/moment.py has the same for the terminal, and says what a moment is. */
import type { MomentShown } from "../../generated/wire";
import { MARKS_END } from "../../generated/labels";
import type { Formatter } from "../text/formatter";
import type { Arguments } from "../text/message";
import type { GameEvent } from "./events";

/** What a moment left behind, to the end of the round. */
export interface Mark {
  at: number;
  moment: MomentShown;
  /** Whom it struck; null for everybody. */
  seat: number | null;
  text: string;
}

/** An event that is a big moment. */
export type Struck = GameEvent & { moment: MomentShown };

export function isMoment(event: GameEvent): event is Struck {
  return event.moment !== undefined;
}

/** Whether a reader is struck, alone or with everybody else. */
export function strikes(moment: MomentShown, reader: number | null): boolean {
  return (moment.private ?? false) || moment.seat == null || moment.seat === reader;
}

/** Whether its line in the log stands out for a reader: spectators care for everybody. */
export function standsOut(moment: MomentShown, reader: number | null): boolean {
  return reader === null || moment.tone === "honour" || strikes(moment, reader);
}

/** Whether it is announced to a reader. */
export function isAnnounced(event: GameEvent, reader: number | null): event is Struck {
  return isMoment(event) && !event.moment.known && strikes(event.moment, reader);
}

/** Whether something is done to a reader that is no honour. */
export function isBlow(event: GameEvent, reader: number): boolean {
  return isAnnounced(event, reader) && event.moment.tone !== "honour";
}

export interface Announcement {
  headline: string;
  more: string;
}

export function announcementOf(event: Struck, formatter: Formatter): Announcement {
  const key = `moment-${event.moment.kind}`;
  return { headline: formatter.text([key, told(event)]), more: formatter.text([`${key}-more`, told(event)]) };
}

/** The marks that the reader of a game sees after these events, each once. */
export function marksOf(game: string, events: GameEvent[], formatter: Formatter): Mark[] {
  const ends = MARKS_END[game] ?? [];
  const start = events.findLastIndex((event) => ends.includes(event.event));
  let marks: Mark[] = [];
  for (const event of events.slice(start + 1)) {
    if (!isMoment(event)) continue;
    const { moment, at } = event;
    const seat = moment.private ? formatter.reader.seat : (moment.seat ?? null);
    const text = formatter.text([`moment-${moment.kind}-mark`, told(event)]);
    marks = marks.filter((mark) => mark.moment.kind !== moment.lifts && (mark.seat !== seat || mark.text !== text));
    marks.push({ at, moment, seat, text });
  }
  return marks;
}

/** Where the round begins in which these events end. */
export function roundStart(game: string, events: GameEvent[]): number {
  const ends = MARKS_END[game] ?? [];
  return Math.max(
    0,
    events.findLastIndex((event) => ends.includes(event.event)),
  );
}

function told(event: GameEvent): Arguments {
  return event.said?.[1] ?? {};
}
