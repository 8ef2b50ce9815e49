/** Who is at a table: those with a seat, and those who only spoke. */
import type { Said, SeatShown, TableShown } from "../../generated/wire";

export interface Somebody {
  who: string;
  /** The names of the seats, or the one under which somebody spoke last; none where nobody remembers. */
  names: string[];
  seat: number | null;
  mine: boolean;
  host: boolean;
  muted: boolean;
}

/** The people of a table, by seat; one for each device. */
export function seated(table: TableShown): Somebody[] {
  const people = new Map<string, SeatShown[]>();
  for (const seat of table.seats) if (seat.who !== null) people.set(seat.who, [...(people.get(seat.who) ?? []), seat]);
  return [...people].map(([who, seats]) => ({
    who,
    names: seats.map((seat) => seat.name),
    seat: seats[0]?.number ?? null,
    mine: seats.some((seat) => seat.mine),
    host: seats.some((seat) => seat.host),
    muted: table.muted.includes(who),
  }));
}

/** Those who spoke without a seat, and those who were sent away. */
export function others(table: TableShown, chat: Said[]): Somebody[] {
  const names = new Map(table.muted.map((who) => [who, ""]));
  for (const said of chat) names.set(said.who, said.name);
  for (const [who, name] of Object.entries(table.sent_away)) names.set(who, name || (names.get(who) ?? ""));
  return [...names]
    .filter(([who]) => !table.seats.some((seat) => seat.who === who))
    .map(([who, name]) => ({
      who,
      names: name === "" ? [] : [name],
      seat: null,
      mine: false,
      host: false,
      muted: table.muted.includes(who),
    }));
}

/** The other names at the device of a seat. */
export function companions(seats: SeatShown[], seat: SeatShown): string[] {
  return seats.filter((one) => seat.who !== null && one.who === seat.who && one !== seat).map((one) => one.name);
}
