/**
 * What somebody prefers, as a document that the server keeps with the guest: everywhere, and otherwise at some tables.
 * Whatever is not in it is as usual. What this device has changed and could not tell yet stands on top of it.
 */
import type { Preferring, TableWishes, Wishes, Wishlist } from "../../generated/api";

export type { Preferring, TableWishes, Wishes, Wishlist };

/** What is not in the document. Whether things move is left to the device. */
export const USUAL = {
  pace: "normal",
  confirm: "never",
  odd: true,
  single: true,
  text: "normal",
  keys: true,
  contrast: false,
  volume: 60,
  hear_turn: true,
  hear_table: true,
  hear_chat: true,
} as const satisfies Wishes;

/** What may be otherwise at one table. */
export const AT_TABLES = ["pace", "confirm", "odd", "single"] as const satisfies (keyof TableWishes)[];

export const NOTHING: Wishlist = { revision: 0, everywhere: {}, tables: {} };

/** The document with a change; the server counts it when it hears of it. */
export function changed(list: Wishlist, { wishes = {}, table = null, anew = false }: Preferring): Wishlist {
  if (table === null) {
    // What was learnt is no wish, and stays.
    const { lessons } = list.everywhere;
    const before: Wishes = anew ? (lessons ? { lessons } : {}) : list.everywhere;
    return { ...list, everywhere: { ...before, ...wishes, ...together(before, wishes) } };
  }
  const { [table]: here = {}, ...others } = list.tables;
  const now = { ...(anew ? {} : here), ...wishes };
  return { ...list, tables: Object.keys(now).length > 0 ? { ...others, [table]: now } : others };
}

/** The wishes that are several by name, of which a change names only some. */
export function together(before: Wishes, now: Wishes): Pick<Wishes, "standing" | "lessons"> {
  const standing = { ...before.standing, ...now.standing };
  const lessons = { ...before.lessons, ...now.lessons };
  return {
    ...(Object.keys(standing).length > 0 ? { standing } : {}),
    ...(Object.keys(lessons).length > 0 ? { lessons } : {}),
  };
}

/** What holds at a table, or away from tables: the wish for that table, else the one for all. */
export function holding<K extends keyof Wishes>(list: Wishlist, wish: K, table: string | null): Wishes[K] | undefined {
  const here = table === null ? undefined : (list.tables[table] as Wishes | undefined);
  return here?.[wish] ?? list.everywhere[wish];
}
