/** A seat that plays, whatever the game: what it sees, what it is asked, and which number key does what. */
import type { Seen } from "../../lib/state/eyes.svelte";
import { Formatter } from "../../lib/text/formatter";
import { gameTexts } from "../../lib/text/language.svelte";
import type { Choice } from "../game";

/** What is sought of a view. */
interface Viewed {
  game: string;
  seat: number | null;
  question: { kind: string } | null;
}

/** What the questions of a game are called; nothing where none is open. */
type KindOf<V extends Viewed> = NonNullable<V["question"]>["kind"] | "";

/** Whether a question is one of these. */
export function isOneOf<K extends string>(kind: K, ...kinds: NoInfer<K>[]): boolean {
  return kinds.includes(kind);
}

export interface Source<V> extends Seen<V> {
  /** Whether a tap lifts a thing before it is chosen: no pointer hovers. */
  lifts: () => boolean;
}

/** A button of the open question. */
export interface Answer {
  id: string;
  label: string;
  primary: boolean;
  /** Why it cannot be given yet. */
  why?: string | null;
  act: () => void;
}

/** `T` is how a thing on the table is named that can be picked: by its move, or by the zone it lies in and its name. */
export abstract class BasePlay<V extends Viewed, A extends Answer, T extends readonly string[]> {
  readonly source: Source<V>;
  /** The card whose text is open. */
  reading = $state.raw<string | null>(null);

  constructor(source: Source<V>) {
    this.source = source;
  }

  get view(): V {
    return this.source.view();
  }
  get kind(): KindOf<V> {
    return this.view.question?.kind ?? "";
  }
  get asked(): boolean {
    return this.source.asked();
  }
  get options(): string[] {
    return this.asked ? this.source.options() : [];
  }
  get names(): string[] {
    return this.source.names();
  }

  /** Puts into words for this seat what the rules say: what moves are called, why something cannot be chosen. */
  get formatter(): Formatter {
    const reader = { names: this.names, seat: this.view.seat, variants: this.printing };
    return new Formatter(gameTexts(this.view.game), reader);
  }
  /** The variants in which names are printed, those that come first first. */
  get printing(): readonly string[] {
    return [];
  }
  /** What choosing a move is called, now or later. */
  label(move: string): string {
    return this.formatter.label(this.view.game, move);
  }

  abstract can(...thing: T): boolean;
  /** A thing is clicked or tapped. */
  abstract pick(...thing: T): void;
  /** The buttons of the open question. */
  abstract get answers(): A[];
  /** The things that can be picked, in the order of the number keys after the buttons. */
  abstract get keyed(): T[];
  /** A new question is open: nothing is selected any more. */
  abstract forget(): void;

  /** The reader is asked: go on with what was decided before. */
  goOn(): void {
    return;
  }

  /** The buttons that have a number. */
  protected get counted(): A[] {
    return this.answers;
  }

  /** The key of a thing is pressed. */
  protected press(...thing: T): void {
    this.pick(...thing);
  }

  /** Every choice in the order of the number keys: buttons first, then things. */
  get numbered(): (() => void)[] {
    const things = this.keyed.map((thing) => () => this.press(...thing));
    return [...this.counted.map((answer) => () => !answer.why && answer.act()), ...things];
  }

  /** The number key of a thing, or null. */
  keyOf(...thing: T): number | null {
    const place = this.keyed.findIndex((one) => one.every((part, at) => part === thing[at]));
    const number = place + 1 + this.counted.length;
    return place < 0 || number > 9 ? null : number;
  }
}

/** A seat that picks cards and the like out of zones, one by one or several at once. */
export abstract class ZonePlay<V extends Viewed, A extends Answer, Z extends string> extends BasePlay<
  V,
  A,
  [zone: Z, id: string]
> {
  selection = $state.raw<string[]>([]);
  /** What was picked, to be confirmed. */
  lifted = $state.raw<{ zone: Z; id: string } | null>(null);

  abstract override pick(zone: Z, id: string, lift?: boolean): void;

  isLifted(zone: Z, id: string): boolean {
    return this.lifted?.zone === zone && this.lifted.id === id;
  }

  putBack(place: number): void {
    this.selection = this.selection.filter((_, other) => other !== place);
  }

  forget(): void {
    this.selection = [];
    this.lifted = null;
  }

  send(moves: string[]): void {
    this.forget();
    this.source.send(moves);
  }

  /** Whoever presses a key has read what it does. */
  protected override press(zone: Z, id: string): void {
    this.pick(zone, id, false);
  }
}

/** The buttons of a question in words. */
export function inWords(answers: Answer[]): Choice[] {
  return answers.map(({ id, label, why = null, act }) => ({ label, about: "", notation: id, why, act }));
}
