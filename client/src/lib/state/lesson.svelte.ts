/** A lesson at a table: which step it is follows from the moves that were made there, and from what was read since. */
import type { Lesson, LessonStep, LessonTaken } from "../../generated/api";
import { preferences } from "./preferences.svelte";
import { questionOf, type LiveTable } from "./table.svelte";

/** How far the reader has come with a lesson, on whatever device. */
export function takenOf(lesson: string): LessonTaken | null {
  return preferences.list.everywhere.lessons?.[lesson] ?? null;
}

/** Whether a lesson was left in the middle. */
export function isOpen(lesson: string): boolean {
  return (takenOf(lesson)?.table ?? null) !== null;
}

export class LessonPlay {
  readonly lesson: Lesson;
  readonly #table: LiveTable;
  /** The steps at which a move is made. */
  readonly #deeds: number[];
  /** How far the learner has read. */
  #read = $state(0);
  #skipped = $state(false);
  /** The step whose deed is begun at the table, and not sent yet. */
  #begun = $state(-1);
  /** How often something else was tried, and at which step that was. */
  #tried = $state.raw({ step: -1, times: 0 });
  /** The moves of the learner tell between which steps this is: after the last that is done, up to the next one. */
  readonly #from = $derived.by(() => {
    const taught = this.#taught();
    return taught === 0 ? 0 : (this.#deeds[Math.min(taught, this.#deeds.length) - 1] ?? -1) + 1;
  });
  readonly #to = $derived.by(() => this.#deeds[this.#taught()] ?? this.lesson.steps.length);
  readonly step = $derived.by(() =>
    this.#skipped ? this.lesson.steps.length : Math.min(Math.max(this.#read, this.#from), this.#to),
  );
  readonly wrong = $derived(this.#tried.step === this.step ? this.#tried.times : 0);

  constructor(lesson: Lesson, table: LiveTable) {
    this.lesson = lesson;
    this.#table = table;
    this.#deeds = lesson.steps.flatMap((step, place) => (step.kind === "do" ? [place] : []));
    const taken = takenOf(lesson.id);
    if (taken?.table === table.code) this.#read = taken.step ?? 0;
    table.allows = (moves) => this.#allows(moves);
  }

  get now(): LessonStep | null {
    return this.lesson.steps[this.step] ?? null;
  }

  /** The deed that belongs to the one of this step, if that is begun at the table and not sent yet: it is to do now. */
  get ahead(): LessonStep | null {
    return this.#begun === this.step ? this.following : null;
  }

  /** The deed that comes right after the one of this step. */
  get following(): LessonStep | null {
    const after = this.now?.kind === "do" ? this.lesson.steps[this.step + 1] : undefined;
    return after?.kind === "do" ? after : null;
  }

  get over(): boolean {
    return this.step >= this.lesson.steps.length;
  }

  /** Whether others play before the learner can do what this step wants. */
  get waits(): boolean {
    return this.now?.kind === "do" && this.#table.asked === null;
  }

  get canGoBack(): boolean {
    return this.step > this.#from || this.#taught() > 0;
  }

  /** The deed of this step is begun, or gone back from. */
  begin(begun: boolean): void {
    this.#begun = begun ? this.step : -1;
  }

  next(): void {
    if (this.now?.kind === "look") this.#read = this.step + 1;
  }

  /** Read the step before this one, or take the last move back. */
  back(): void {
    if (this.step > this.#from) this.#read = this.step - 1;
    else if (this.#taught() > 0) {
      this.#read = this.#deeds[this.#taught() - 1] ?? 0;
      this.#table.undo();
    }
  }

  /** The learner knows this already. */
  skip(): void {
    this.#skipped = true;
  }

  /** Make the move of this step: the first that it names, if that is possible. */
  doIt(): void {
    const options = questionOf(this.#table.update)?.options ?? [];
    const { now } = this;
    const wanted = now?.accept.flatMap((one) => options.find((move) => fits(one, move)) ?? []) ?? [];
    if (wanted[0] !== undefined) this.#table.choose([wanted[0]], true);
  }

  /** Keep how far this is, for this device and all others. */
  keep(): void {
    const { id } = this.lesson;
    const before = takenOf(id);
    const done = this.over || before?.done === true;
    const now: LessonTaken = this.over
      ? { table: null, step: 0, done }
      : { table: this.#table.code, step: this.step, done };
    if (before?.table === now.table && (before?.step ?? 0) === now.step && (before?.done ?? false) === done) return;
    preferences.prefer({ wishes: { lessons: { [id]: now } } });
  }

  close(): void {
    this.#table.allows = null;
  }

  #taught(): number {
    return this.#table.update?.taught ?? 0;
  }

  /** Whether moves that are made at once are what this step and those after it want: no other freedom than theirs. */
  #teaches(moves: string[]): boolean {
    const deeds = this.#deeds.slice(this.#taught()).flatMap((place) => this.lesson.steps[place] ?? []);
    let made = 0;
    for (const move of moves) {
      const accept = deeds[made]?.accept ?? [];
      if (accept.some((one) => fits(one, move))) made += 1;
      else if (accept.some((one) => one.split(" ")[0] === move.split(" ")[0])) return false;
    }
    return made > 0;
  }

  #allows(moves: string[]): boolean {
    const { now } = this;
    if (!now) return true;
    if (now.kind === "do" && this.#teaches(moves)) return true;
    this.#tried = { step: this.step, times: this.wrong + 1 };
    return false;
  }
}

/** Whether a move is one that is named; `buy *` names all that begin so. */
function fits(named: string, move: string): boolean {
  return named.endsWith("*") ? move.startsWith(named.slice(0, -1)) : move === named;
}
