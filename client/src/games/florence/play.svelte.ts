/** A seat at a table of Florence: what can be chosen where, what is considered, and what is sent. */
import { gameTexts } from "../../lib/language.svelte";
import type { Note } from "../../lib/notes.svelte";
import type { PlaySource } from "../game";
import { BONUS, PERSONS } from "./pieces";
import { Placing } from "./placing.svelte";
import type { Planned } from "./planned";
import { f } from "./text";
import { directly, order, plannedBy } from "./moves";
import type { FlorencePlayer, FlorenceQuestion, FlorenceView } from "./view";

export interface Answer {
  id: string;
  label: string;
  primary: boolean;
  about?: string;
  /** Points that it takes because cash is short. */
  cover?: number;
  why?: string | null;
  act: () => void;
}

export interface Source extends Omit<PlaySource, "view"> {
  view: () => FlorenceView;
  /** Whether a tap on a thing is all there is: no pointer hovers. */
  lifts: () => boolean;
}

/** Verbs whose moves are things on the table; all other moves are buttons. */
const THINGS = new Set(["return", "open", "take", "choose", "pick", "recruit", "stake", "pile", "work", "use", "introduce", "place"]);
/** Verbs whose moves are amounts, chosen with a stepper. */
const AMOUNTS = new Set(["buy", "sell", "price", "exchange"]);
const PRIMARY = new Set(["done", "use", "raise", "accept", "princess-work", "free"]);

export class Play {
  readonly source: Source;
  readonly placing: Placing;
  /** The move of the thing that was picked, to be confirmed. */
  lifted = $state.raw<string | null>(null);
  /** The move of what is pointed at or has the focus. */
  considered = $state.raw<string | null>(null);
  /** The bonus cards that are to be used for the work. */
  chosen = $state.raw<string[]>([]);
  /** The action of the turn whose thing is looked for: "build" lights up the buildings alone. */
  aim = $state.raw<string | null>(null);
  /** The card whose text is open. */
  reading = $state.raw<string | null>(null);
  /** Whether points are about to be sold. */
  selling = $state(false);

  constructor(source: Source) {
    this.source = source;
    this.placing = new Placing(this);
  }

  get view(): FlorenceView {
    return this.source.view();
  }
  get question(): FlorenceQuestion | null {
    return this.view.question;
  }
  get kind(): string {
    return this.view.question?.kind ?? "";
  }
  get asked(): boolean {
    return this.source.asked();
  }
  get options(): string[] {
    return this.asked ? this.source.options() : [];
  }
  get me(): FlorencePlayer | undefined {
    return this.view.seat === null ? undefined : this.view.players[this.view.seat];
  }
  get names(): string[] {
    return this.source.names();
  }
  /** Whether the reader chooses what to do in a turn. */
  get acting(): boolean {
    return this.asked && this.kind === "turn-menu";
  }

  offers(verb: string): string[] {
    return this.options.filter((move) => move === verb || move.startsWith(`${verb} `));
  }

  /** Whether a move can be made now, at the menu of a turn also within the action it belongs to. */
  can(move: string): boolean {
    if (!this.asked) return false;
    const [verb = "", word = ""] = move.split(" ");
    if (this.kind === "work-bonus" && verb === "use") return (this.me?.bonus ?? []).includes(word) && !(this.question?.chosen ?? []).includes(word);
    if (this.options.includes(move)) return this.aim === null || this.aim === move;
    const [action] = directly(move);
    if (!this.acting || action === undefined || action === move || !this.options.includes(action)) return false;
    return (this.aim === null || this.aim === action) && this.#withinReach(verb, word);
  }

  #withinReach(verb: string, word: string): boolean {
    const me = this.me;
    if (!me) return false;
    if (verb === "introduce") return !me.freedoms.includes(word) && (this.view.supply[word] ?? 0) > 0;
    if (verb === "work") return (me.persons ?? []).includes(word);
    if (verb === "recruit") return this.view.players.some((player) => player.seat !== me.seat && player.open.includes(word));
    return true;
  }

  /** The thing that stands for a move is clicked, tapped or picked with a key: again, and it is done. */
  pick(move: string): void {
    if (!this.can(move)) {
      this.lifted = null;
      return;
    }
    if (this.kind === "work-bonus" && move.startsWith("use ")) {
      const card = move.slice(4);
      this.chosen = this.chosen.includes(card) ? this.chosen.filter((other) => other !== card) : [...this.chosen, card];
      return;
    }
    this.placing.cancel();
    if (this.lifted === move) this.send(directly(move, this.acting));
    else this.lifted = move;
  }

  /** Whether a thing is picked. */
  picked(move: string): boolean {
    return this.lifted === move || (move.startsWith("use ") && this.chosen.includes(move.slice(4)));
  }

  send(moves: string[]): void {
    this.forget();
    this.source.send(moves);
  }

  forget(): void {
    this.lifted = null;
    this.considered = null;
    this.chosen = [];
    this.aim = null;
    this.selling = false;
    this.placing.cancel();
  }

  /** What the move under consideration would change. */
  get planned(): Planned | null {
    if (this.placing.planned) return this.placing.planned;
    const move = this.lifted ?? this.considered;
    return move === null ? null : plannedBy(move, this.view);
  }

  // --- Words

  /** The name of a tile, card, person, object or character. */
  name(id: string): string {
    const texts = gameTexts("florence");
    const key = ["card", "thing", "character"].map((kind) => `${kind}-${id}`).find((one) => texts.has(one));
    return key ? texts.text(key) : id;
  }

  note(id: string): Note {
    const texts = gameTexts("florence");
    const key = ["card", "thing", "character"].map((kind) => `${kind}-${id}.text`).find((one) => texts.has(one));
    return { title: this.name(id), ...(key ? { text: texts.text(key) } : {}) };
  }

  cover(move: string): number {
    return this.question?.cover?.[move] ?? 0;
  }

  // --- Answers

  get answers(): Answer[] {
    if (!this.asked) return [];
    if (this.kind === "work-bonus") return [this.#answer("done")];
    const plain = this.options.filter((move) => !THINGS.has(move.split(" ")[0] ?? "") || !move.includes(" ")).filter((move) => !AMOUNTS.has(move.split(" ")[0] ?? ""));
    return plain.map((move) => this.#answer(move));
  }

  #answer(move: string): Answer {
    const cover = this.cover(move);
    return { id: move, label: f(`option-${move.split(" ")[0]}`, { number: Number(move.split(" ")[1] ?? 0) }), primary: PRIMARY.has(move), ...(cover ? { cover } : {}), act: () => this.send([move]) };
  }

  /** Things that can be picked, in the order of the number keys after the buttons. */
  get keyed(): string[] {
    if (this.kind === "work-bonus") return (this.me?.bonus ?? []).map((card) => `use ${card}`);
    const things = this.options.filter((move) => THINGS.has(move.split(" ")[0] ?? "") && move.includes(" ") && !move.startsWith("place "));
    return order(things);
  }

  get numbered(): (() => void)[] {
    return [...this.answers.map((answer) => () => !answer.why && answer.act()), ...this.keyed.map((move) => () => this.pick(move))];
  }

  keyOf(move: string): number | null {
    const place = this.keyed.indexOf(move);
    const number = place + 1 + this.answers.length;
    return place < 0 || number > 9 ? null : number;
  }
}

/** Whether a name is that of a person or of a bonus card. */
export const isPerson = (id: string): boolean => id in PERSONS;
export const isBonus = (id: string): boolean => id in BONUS;
