/** The running clock of a decision. */
import { dayNamed, daysRule, timeLeft, urgency } from "../text/days";
import { t } from "../text/language.svelte";
import { byDays } from "./days";
import { questionKey, type Shown } from "./table.svelte";

/** Seconds that are little time for whatever is asked. */
const LAST = 10;

class Now {
  time = $state(Date.now());
  constructor() {
    setInterval(() => (this.time = Date.now()), 500);
  }
}

const A_MINUTE = 60;
const now = new Now();
const started = new WeakMap<Shown, number>();

export interface ClockText {
  text: string;
  hurry: boolean;
  /** What was agreed, where there is more to say than the seconds. */
  about?: string;
}

/** Minutes and seconds left, and whether two thirds are gone; of days, until when. */
export function clockShown(update: Shown | null): ClockText | null {
  if (!update?.clock) return null;
  const left = secondsLeft(update, update.clock);
  // A secret question is short, however many days the others may take.
  const short = !update.clock.still && update.clock.left > 0 && update.clock.left <= A_MINUTE;
  if (byDays(update.table) && !short) return daysShown(update, left);
  const limit = update.table.clock ?? update.clock.left;
  return { text: minutes(left), hurry: left * 3 <= limit && !update.clock.still };
}

/** The last seconds of a clock that counts them, as they run out; else null. */
export function lastSeconds(update: Shown | null): number | null {
  if (!update?.clock || update.clock.still || byDays(update.table)) return null;
  const left = secondsLeft(update, update.clock);
  return left > 0 && left <= Math.min(LAST, (update.table.clock ?? 0) / 3) ? left : null;
}

function secondsLeft(update: Shown, clock: { left: number; still: boolean }): number {
  const from = started.get(update) ?? Date.now();
  started.set(update, from);
  const gone = clock.still ? 0 : (now.time - from) / 1000;
  return Math.max(0, Math.ceil(clock.left - gone));
}

function daysShown({ clock, table }: Shown, left: number): ClockText | null {
  if (!clock) return null;
  const about = [daysRule(table), t("days-rule-help")];
  if (table.reserve > 0) {
    const hours = Math.floor(clock.reserve / 3600);
    about.push(t("left-reserve", { days: Math.floor(hours / 24), hours: hours % 24 }));
  }
  const { holiday = null, mine } = table.seats[clock.seat] ?? {};
  if (holiday) {
    const day = dayNamed(holiday);
    return { text: t(mine ? "holiday-own" : "holiday-until", { day }), hurry: false, about: about.join(" ") };
  }
  const text = timeLeft(left, new Date(now.time));
  return {
    text: clock.drawing ? t("left-drawing", { left: text }) : text,
    hurry: urgency(left, (table.clock ?? 0) + table.reserve) === "little",
    about: about.join(" "),
  };
}

/** For how many seconds there has been no sign of who is asked. */
export function secondsAway(update: Shown | null): number {
  if (!update?.absence) return 0;
  const from = started.get(update) ?? Date.now();
  started.set(update, from);
  return Math.max(0, Math.floor(update.absence.seconds + (now.time - from) / 1000));
}

/** The open question as this page knows it, and since when. */
let open = { question: "", since: 0 };

/** For how many seconds this page has known the open question; it may hear meanwhile who comes and goes. */
export function secondsAsked(update: Shown | null): number {
  const question = `${update?.table.code ?? ""} ${questionKey(update)}`;
  if (open.question !== question) open = { question, since: Date.now() };
  return (now.time - open.since) / 1000;
}

/** Minutes and seconds. */
export function minutes(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}
