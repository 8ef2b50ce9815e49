/** A lesson at a table: which step it is, and what counts as done. It is kept in this browser until it is over. */
import type { Lesson, LessonStep } from "../../generated/api";
import { forget, keep, kept } from "./device";
import { questionOf, type LiveTable } from "./table.svelte";

/** Where the lesson of a game goes on: the table, and the step. */
export interface Progress {
  code: string;
  step: number;
}

const KEPT = "lesson-";

export function progressIn(game: string): Progress | null {
  try {
    return JSON.parse(kept(KEPT + game) ?? "null") as Progress | null;
  } catch {
    return null;
  }
}

export class LessonPlay {
  step = $state(0);
  /** How often something else was tried at this step. */
  wrong = $state(0);
  readonly lesson: Lesson;
  readonly #table: LiveTable;
  /** How many moves there were when the learner was asked for this step. */
  #begun: number | null = null;

  constructor(lesson: Lesson, table: LiveTable) {
    this.lesson = lesson;
    this.#table = table;
    const before = progressIn(lesson.game);
    if (before?.code === table.code) this.step = Math.min(before.step, lesson.steps.length);
    table.allows = (moves) => this.#allows(moves);
  }

  get now(): LessonStep | null {
    return this.lesson.steps[this.step] ?? null;
  }

  get over(): boolean {
    return this.step >= this.lesson.steps.length;
  }

  next(): void {
    this.#go(this.step + 1);
  }

  /** Make the move of this step. */
  doIt(): void {
    const options = questionOf(this.#table.update)?.options ?? [];
    const move = options.find((one) => this.now && wants(this.now, one));
    if (move) this.#table.choose([move], true);
  }

  /** The table has changed: a step may be done, or taken back. */
  follow(): void {
    const { asked, update } = this.#table;
    if (!update || asked === null || !this.#does()) return;
    if (this.#begun !== null && update.ply > this.#begun) this.next();
    else if (this.#begun !== null && update.ply < this.#begun) this.#back();
    // Several moves may have been made at once.
    else if (!this.#fits(this.step)) {
      const later = this.lesson.steps.findIndex((_, place) => place > this.step && this.#fits(place));
      if (later > 0) this.#go(later);
    }
    if (this.#does()) this.#begun ??= update.ply;
  }

  close(): void {
    this.#table.allows = null;
  }

  /** Whether the reader is to make a move now. */
  #does(): boolean {
    return this.now?.kind === "do";
  }

  #fits(place: number): boolean {
    const step = this.lesson.steps[place];
    const options = questionOf(this.#table.update)?.options ?? [];
    return step?.kind === "do" && options.some((move) => wants(step, move));
  }

  #back(): void {
    const before = this.lesson.steps.findLastIndex((step, place) => place < this.step && step.kind === "do");
    if (before >= 0) this.#go(before);
    else this.#begun = null;
  }

  #go(step: number): void {
    this.step = step;
    this.wrong = 0;
    this.#begun = null;
    const { game } = this.lesson;
    if (this.over) forget(KEPT + game);
    else keep(KEPT + game, JSON.stringify({ code: this.#table.code, step } satisfies Progress));
  }

  #allows(moves: string[]): boolean {
    const { now } = this;
    if (!now) return true;
    if (now.kind === "do" && moves.some((move) => wants(now, move))) return true;
    this.wrong += 1;
    return false;
  }
}

function wants(step: LessonStep, move: string): boolean {
  return step.accept.some((one) => (one.endsWith("*") ? move.startsWith(one.slice(0, -1)) : move === one));
}
