/**
 * How the line to a table is, and what is said of it: states and events, and no socket or clock. Whoever has those
 * tells what happened and when; times are milliseconds of any one clock.
 */

export type Link = "connecting" | "open" | "lost" | "closed";

/** What a reader is told: nothing while all is well, or as long as it is over before anybody would notice. */
export type Sign = "sending" | "offline" | "reconnecting" | "back";

export interface Line {
  readonly link: Link;
  /** Since when it is so that ...; null where it is not. The device says that it has no network. */
  readonly offline: number | null;
  /** The socket is gone. */
  readonly lost: number | null;
  /** A ping went out, and nothing has come since. */
  readonly asked: number | null;
  /** Something was sent of which it is not known whether it arrived. */
  readonly underway: number | null;
  /** How many orders of the reader are not acknowledged. */
  readonly kept: number;
  readonly sign: Sign | null;
  /** Since when the sign is what it is. */
  readonly since: number;
  /** Whether an order waited while the line was bad. */
  readonly waited: boolean;
}

export type Happening =
  /** A socket is tried, is there (and pings at once), is gone; the table has said that it is over for good. */
  | "opening"
  | "opened"
  | "lost"
  | "closed"
  /** The device says that it has no network, and that it has one. */
  | "offline"
  | "online"
  /** A ping went out; something came; the answer to the last ping came, and all that was sent before it has arrived. */
  | "pinged"
  | "heard"
  | "answered"
  /** Nobody looks: then nobody pings either. */
  | "hidden"
  /** An order of the reader was given, and acknowledged. */
  | "ordered"
  | "acknowledged"
  /** Time has passed. */
  | "passed";

/** Milliseconds: how long something may last before it is said. */
export const GRACE = 600;
export const SENDING = 400;
/** Who does not answer a ping for so long is not there; after PATIENCE another socket is tried. */
export const SILENCE = 1500;
export const PATIENCE = 4000;
/** How long a sign stays at least, that it can be read. */
export const LEAST = 700;
export const BACK = 3000;

export const START: Line = {
  link: "connecting",
  offline: null,
  lost: null,
  asked: null,
  underway: null,
  kept: 0,
  sign: null,
  since: 0,
  waited: false,
};

/** The line after something happened. */
export function after(line: Line, happening: Happening, now: number): Line {
  const next = { ...line, ...change(line, happening, now) };
  const sign = signOf(next, now);
  const waited = troubled(sign) ? next.waited || next.kept > 0 : sign === "back" && next.waited;
  return { ...next, sign, since: sign === line.sign ? line.since : now, waited };
}

function change(line: Line, happening: Happening, now: number): Partial<Line> {
  switch (happening) {
    case "opening":
      return { link: "connecting", lost: line.link === "open" ? now : line.lost, asked: null, underway: null };
    case "opened":
      return { link: "open", lost: null, asked: now, underway: line.kept > 0 ? now : null };
    case "lost":
      return { link: "lost", lost: line.lost ?? now, asked: null, underway: null };
    case "closed":
      return { ...START, link: "closed" };
    case "offline":
      return { offline: line.offline ?? now };
    case "online":
      return { offline: null };
    case "pinged":
      return { asked: line.asked ?? now };
    case "heard":
      return { asked: line.asked === null ? null : now };
    case "answered":
      // A device may be without a network and yet be heard: the server is on the same machine.
      return { asked: null, underway: null, offline: null };
    case "hidden":
      // What is bad is not well because nobody looks.
      return troubled(line.sign) ? {} : { asked: null, underway: null };
    case "ordered":
      return { kept: line.kept + 1, underway: line.link === "open" ? (line.underway ?? now) : null };
    case "acknowledged": {
      const kept = Math.max(0, line.kept - 1);
      return { kept, underway: kept > 0 ? line.underway : null };
    }
    case "passed":
      return {};
  }
}

/** Whether the sign says that the line is bad. */
export function troubled(sign: Sign | null): boolean {
  return sign === "offline" || sign === "reconnecting";
}

function signOf(line: Line, now: number): Sign | null {
  const lasts = (since: number | null, long: number) => since !== null && now - since >= long;
  const stays = (long: number) => (lasts(line.since, long) ? null : line.sign);
  if (line.link === "closed") return null;
  if (lasts(line.offline, GRACE)) return "offline";
  if (lasts(line.lost, GRACE) || lasts(line.asked, SILENCE)) return "reconnecting";
  if (troubled(line.sign)) {
    const well = line.link === "open" && line.offline === null && line.asked === null;
    // A new socket is not the end of it: the table has to answer first.
    return well ? "back" : line.offline === null ? "reconnecting" : line.sign;
  }
  if (lasts(line.underway, SENDING)) return "sending";
  return line.sign === "back" ? stays(BACK) : stays(LEAST);
}

/** When to look again because time alone changes something; null when it does not. */
export function due(line: Line, now: number): number | null {
  const moments: [since: number | null, long: number][] = [
    [line.offline, GRACE],
    [line.lost, GRACE],
    [line.asked, SILENCE],
    [line.asked, PATIENCE],
    [line.underway, SENDING],
    [line.sign === "back" ? line.since : null, BACK],
    [line.sign === "sending" ? line.since : null, LEAST],
  ];
  const ahead = moments.flatMap(([since, long]) => (since !== null && since + long > now ? [since + long] : []));
  return ahead.length > 0 ? Math.min(...ahead) : null;
}

/** Whether a socket has been silent for so long that another one should be tried. */
export function dead(line: Line, now: number): boolean {
  return line.link === "open" && line.asked !== null && now - line.asked >= PATIENCE;
}
