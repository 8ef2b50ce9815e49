/** Who may want another game after one that is over, and what they have said. */
import type { TableShown } from "../../generated/wire";

export interface Asked {
  who: string;
  names: string[];
  seat: number;
  mine: boolean;
  wants: boolean;
  gone: boolean;
  here: boolean;
}

/** The people who played, one for each device. */
export function asked(table: TableShown): Asked[] {
  const people = new Map<string, Asked>();
  for (const seat of table.seats) {
    if (seat.who === null) continue;
    const known = people.get(seat.who);
    if (known) known.names.push(seat.name);
    else
      people.set(seat.who, {
        who: seat.who,
        names: [seat.name],
        seat: seat.number,
        mine: seat.mine,
        wants: seat.wants_rematch,
        gone: seat.gone,
        here: seat.present,
      });
  }
  return [...people.values()];
}

/** What is said about somebody: wants it, has left, is not here, or has not answered. */
export function stateOf(one: Asked): "ready" | "gone" | "absent" | "open" {
  if (one.wants) return "ready";
  if (one.gone) return "gone";
  return one.here ? "open" : "absent";
}
