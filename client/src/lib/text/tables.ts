/** What tables are called: by the name that somebody gave them, or by their game and day. */
import { bayOf } from "../../games/bays";
import type { TableShown } from "../../generated/wire";
import { gameName, shellTexts, t } from "./language.svelte";

type Called = Pick<TableShown, "name" | "game" | "occasion"> & Partial<Pick<TableShown, "practice">>;

/** Why the game at a table is only practice that began as a puzzle. */
const PUZZLE = "practice-puzzle";

const DAYS = ["sunday", "monday", "tuesday", "wednesday", "thursday", "friday", "saturday"];

/** The day and the part of it, where the reader is; after midnight it is the night of the day before. */
export function occasionAt(now: Date): string {
  const hour = now.getHours();
  const part = hour < 6 ? "night" : hour < 12 ? "morning" : hour < 18 ? "afternoon" : "evening";
  return `${DAYS[(now.getDay() + (hour < 6 ? 6 : 0)) % 7] ?? ""}-${part}`;
}

/** “Machiavelli, Sunday evening”. */
export function tableTitle(table: Called): string {
  if (table.practice === PUZZLE) return t("puzzle-called", { game: gameName(table.game) });
  const day = dayOf(table);
  return day === null ? table.name : t("table-called", { game: gameName(table.game), day });
}

/** The same where the game stands beside it. */
export function tableName(table: Called): string {
  if (table.practice === PUZZLE) return t("puzzle-task");
  const day = dayOf(table);
  return day === null ? table.name : day.charAt(0).toUpperCase() + day.slice(1);
}

/** How many seats are free. */
export function seatsFree(table: Pick<TableShown, "seats">): string {
  return t("seats-free", { number: table.seats.filter((seat) => seat.kind === "open").length });
}

/** In which edition and with which expansions it plays, as far as its game says so. */
export function playedWith(table: Pick<TableShown, "game" | "options">): string[] {
  const keys = bayOf(table.game).played?.(table.options) ?? [];
  return keys.filter((key) => shellTexts().has(key)).map((key) => t(key));
}

export type StandIn = TableShown["stand_in"];

/** What a table does when somebody does not answer. */
export function standInText(table: Pick<TableShown, "clock" | "stand_in">): string {
  return t(`stand-in-${table.stand_in}-help`, { clock: table.clock === null ? "no" : "yes" });
}

function dayOf(table: Called): string | null {
  if (!table.occasion) return null;
  const [day = "", part = ""] = table.occasion.split("-");
  return t("occasion", { day: t(`occasion-${day}`), part: t(`occasion-${part}`) });
}
