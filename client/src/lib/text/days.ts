/** Playing by days: how long somebody still has, what was agreed, and until when somebody is on holiday. */
import type { TableShown } from "../../generated/wire";
import { A_DAY } from "../state/days";
import { preferences } from "../state/preferences.svelte";
import { t } from "./language.svelte";

const HOUR = 3600;

/** Whole days from one date to another, by the calendar of the reader. */
function daysBetween(from: Date, to: Date): number {
  const midnight = (date: Date) => Date.UTC(date.getFullYear(), date.getMonth(), date.getDate());
  return Math.round((midnight(to) - midnight(from)) / (A_DAY * 1000));
}

/** The day stands before the month in both languages. */
const place = () => (preferences.language === "en" ? "en-GB" : preferences.language);

/** Monday, or 12 March where that would not say which one. */
function dayOf(date: Date, now: Date): string {
  const ahead = daysBetween(now, date);
  const near = ahead >= 0 && ahead < 7;
  return date.toLocaleDateString(place(), near ? { weekday: "long" } : { day: "numeric", month: "long" });
}

/** “23 hours left”, “until tomorrow 18:00”, “until Friday 18:00”. */
export function timeLeft(seconds: number, now = new Date()): string {
  if (seconds < 60) return t("left-moment");
  if (seconds < HOUR) return t("left-minutes", { number: Math.floor(seconds / 60) });
  if (seconds < A_DAY) return t("left-hours", { number: Math.floor(seconds / HOUR) });
  const end = new Date(now.getTime() + seconds * 1000);
  const time = end.toLocaleTimeString(place(), { hour: "2-digit", minute: "2-digit", hourCycle: "h23" });
  if (daysBetween(now, end) === 1) return t("left-tomorrow", { time });
  return t("left-day", { day: dayOf(end, now), time });
}

/** How much of the time is left, as a table shows it: plenty, less than half, less than a sixth. */
export function urgency(seconds: number, whole: number): "plenty" | "half" | "little" {
  return seconds * 6 <= whole ? "little" : seconds * 2 <= whole ? "half" : "plenty";
}

/** The day in words; `last` is a date such as 2026-03-20. */
export function dayNamed(last: string, now = new Date()): string {
  const [year = 0, month = 1, day = 1] = last.split("-").map(Number);
  return dayOf(new Date(year, month - 1, day), now);
}

/** What was agreed about time, in one sentence. */
export function daysRule(table: Pick<TableShown, "clock" | "reserve">): string {
  return t("days-rule", { days: (table.clock ?? 0) / A_DAY, reserve: table.reserve / A_DAY });
}

/** The clock of the place where this browser is. */
export function ownZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
}
