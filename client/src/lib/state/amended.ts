/** Lists of tables, and what is told of them. */
import type { ListsTold, Tables, TableSummary } from "../net/api";

export type Kept = Omit<Tables, "invitations">;
export const NOTHING: Kept = { mine: [], open: [], playing: [] };

/** The lists after something was told of them. */
export function amended(before: Kept, told: ListsTold): Kept {
  const known = new Map([...before.mine, ...before.open, ...before.playing].map((table) => [table.code, table]));
  for (const change of told.tables ?? []) {
    const code = String(change["code"]);
    known.set(code, { ...known.get(code), ...change } as TableSummary);
  }
  const list = (name: keyof Kept) =>
    (told.codes?.[name] ?? before[name].map(({ code }) => code)).flatMap((code) => known.get(code) ?? []);
  return { mine: list("mine"), open: list("open"), playing: list("playing") };
}
