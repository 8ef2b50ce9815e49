/** A seat at a table of Florence: what can be chosen where, what is considered, and what is sent. */
import { gameTexts } from "../../lib/text/language.svelte";
import type { Note } from "../../lib/ui/notes.svelte";
import { BasePlay, type Source } from "../base/play.svelte";
import { answersOf, type Answer } from "./talk/answers";
import { beginning, directly, verbOf, wordOf } from "./talk/moves";
import { BONUS, FREEDOMS } from "./box/pieces";
import { Placing } from "./placing/placing.svelte";
import type { FlorenceConsidered, FlorencePlayer, FlorenceQuestion, FlorenceView, Worth } from "./view";
import { aboutOf, keyOf, nameOf } from "./words/names";

export type { Answer } from "./talk/answers";

/** Verbs whose moves are things on the table rather than buttons. */
export const THINGS = new Set([
  "return",
  "open",
  "take",
  "pick",
  "pile",
  "choose",
  "recruit",
  "stake",
  "work",
  "use",
  "place",
  "introduce",
]);

export class Play extends BasePlay<FlorenceView, Answer, [move: string]> {
  readonly placing: Placing;
  /** The move of the thing that was picked, to be confirmed. */
  lifted = $state.raw<string | null>(null);
  /** The move of what is pointed at or has the focus. */
  considered = $state.raw<string | null>(null);
  /** The bonus cards that are to be used for the work. */
  chosen = $state.raw<string[]>([]);
  /** The action of the turn whose thing is looked for: "build" lights up the buildings alone. */
  aim = $state.raw<string | null>(null);
  /** Whether points are about to be sold. */
  selling = $state(false);

  /** Moves of one decision that are still to be sent: the server hears them one by one. */
  #rest = $state.raw<string[]>([]);
  /** What was told last about a thing. */
  #last: { thing: string; told: FlorenceConsidered } | null = null;

  constructor(source: Source<FlorenceView>) {
    super(source);
    this.placing = new Placing(this);
  }

  get question(): FlorenceQuestion | null {
    return this.view.question;
  }
  override get asked(): boolean {
    return this.source.asked() && this.#rest.length === 0;
  }
  get me(): FlorencePlayer | undefined {
    return this.view.seat === null ? undefined : this.view.players[this.view.seat];
  }
  /** Whether the reader chooses what to do in a turn. */
  get acting(): boolean {
    return this.asked && this.kind === "turn-menu";
  }

  offers(verb: string): string[] {
    return this.options.filter((move) => move === verb || move.startsWith(`${verb} `));
  }

  /** Whether a move can be made now, at the menu of a turn also within the action it belongs to. */
  override can(move: string): boolean {
    if (!this.asked) return false;
    const verb = verbOf(move);
    const word = wordOf(move);
    if (this.kind === "work-bonus" && verb === "use")
      return (this.me?.bonus ?? []).includes(word) && !(this.question?.chosen ?? []).includes(word);
    if (this.options.includes(move)) return this.aim === null || this.aim === move;
    const [action = ""] = directly(move);
    if (!this.acting || action === move || !this.options.includes(action)) return false;
    return (this.aim === null || this.aim === action) && this.reaches(move);
  }

  /** Whether a thing can be had by an action of the menu that would ask for it. */
  reaches(move: string): boolean {
    return this.told?.within?.includes(beginning(move)) ?? false;
  }

  /** The thing that stands for a move is clicked, tapped or picked with a key: again, and it is done. */
  override pick(move: string): void {
    if (!this.can(move)) {
      this.lifted = null;
      return;
    }
    if (this.kind === "work-bonus" && move.startsWith("use ")) {
      const card = wordOf(move);
      this.chosen = this.chosen.includes(card) ? this.chosen.filter((other) => other !== card) : [...this.chosen, card];
      return;
    }
    if (this.kind !== "place-landscape") this.placing.cancel();
    this.selling = false;
    if (this.lifted === move) this.send(directly(move, this.acting));
    else this.lifted = move;
  }

  /** Whether a thing is picked. */
  picked(move: string): boolean {
    return this.lifted === move || (move.startsWith("use ") && this.chosen.includes(wordOf(move)));
  }

  /** An action of the turn is chosen: some need nothing more, others a thing on the table. */
  act(action: string): void {
    if (!this.options.includes(action)) return;
    const ways =
      action === "freedom"
        ? FREEDOMS.map((freedom) => `introduce ${freedom}`)
        : action === "work"
          ? (this.me?.persons ?? []).map((person) => `work ${person}`)
          : [];
    if (["work", "build", "freedom", "recruit"].includes(action)) {
      this.forget();
      this.aim = action;
      const [only, ...more] = ways.filter((move) => this.can(move));
      if (only && more.length === 0) this.lifted = only;
    } else if (["take-person", "bonus"].includes(action)) this.pick(action);
    else this.send([action]);
  }

  /** A tile of the supply is taken up. */
  place(tile: string): void {
    this.lifted = null;
    this.selling = false;
    if (this.acting) this.aim = "build";
    this.placing.start(tile);
  }

  /** The bonus cards of the work, in the order in which they are named to the server. */
  get used(): string[] {
    return BONUS.filter((card) => this.chosen.includes(card));
  }

  /** Make the moves of one decision, one after the other. */
  send([first, ...rest]: string[]): void {
    this.forget();
    this.#rest = rest;
    if (first) this.source.send([first]);
  }

  /** What there was no choice about is made already. */
  override goOn(): void {
    if (this.#rest.length === 0 || !this.source.asked()) return;
    const options = this.source.options();
    const [next, ...rest] = this.#rest.slice(this.#rest.findIndex((move) => options.includes(move)));
    if (next && options.includes(next)) {
      this.#rest = rest;
      this.source.send([next]);
    } else this.#rest = [];
  }

  /** One step back: from the thing that was picked, from the action, from selling. */
  back(): void {
    if (this.placing.tile && this.kind !== "place-landscape") this.placing.cancel();
    else if (this.lifted !== null) this.lifted = null;
    else {
      this.aim = null;
      this.selling = false;
      this.chosen = [];
    }
  }

  override forget(): void {
    this.lifted = null;
    this.considered = null;
    this.chosen = [];
    this.aim = null;
    this.selling = false;
    this.placing.cancel();
  }

  // --- What the rules say

  #consider(...moves: string[]): FlorenceConsidered | null {
    return this.source.consider(moves) as FlorenceConsidered | null;
  }

  /** What there is to know about the question that the reader is asked. */
  get told(): FlorenceConsidered | null {
    return this.source.asked() ? this.#consider() : null;
  }

  /** The move that is considered: with the tile in hand, what was picked, or what is pointed at. */
  get wanted(): string | null {
    return this.placing.wanted ?? this.lifted ?? this.considered;
  }

  /** What would come of it. */
  get outcome(): FlorenceConsidered | null {
    return this.wanted === null ? null : this.about(this.wanted);
  }

  /** The move whose effect on cards is shown: the one that is considered, or else what two players talk about. */
  get foreseen(): string | null {
    const { kind, me, question } = this;
    if (this.wanted !== null || !me || ![question?.active, question?.partner].includes(me.seat)) return this.wanted;
    return kind === "joint-reply" ? "accept" : kind === "joint-price" ? "price 0" : null;
  }

  get then(): FlorenceConsidered | null {
    return this.foreseen === null ? null : this.about(this.foreseen);
  }

  /** What would come of buying what is auctioned, for whoever has bought nothing yet. */
  get auctioned(): FlorenceConsidered | null {
    const move = this.kind === "auction-bid" ? "raise" : this.kind === "merchant-payment" ? "pay" : null;
    return move === null || this.me?.stone !== null ? null : this.about(move);
  }

  /**
   * What would come of a move. While a tile moves on, or a bid was raised, the last that was said about the same thing
   * stays.
   */
  about(move: string): FlorenceConsidered | null {
    const told = this.#consider(move);
    const { question, view } = this;
    const same = verbOf(move) === "place" ? beginning(move) : [move, question?.item, question?.cells].join(" ");
    const thing = `${view.round} ${same}`;
    if (told) this.#last = { thing, told };
    return told ?? (this.#last?.thing === thing ? this.#last.told : null);
  }

  /** What would come of the work with the bonus cards that were picked; null where none is put together. */
  get composed(): FlorenceConsidered | null {
    return this.kind === "work-bonus" && this.source.asked()
      ? this.#consider(...this.used.map((card) => `use ${card}`), "done")
      : null;
  }

  /** What a card is worth to the reader: of those that are not in hand, as far as it has been asked for. */
  worthOf(card: string): Worth | null {
    const own = this.me?.worth;
    if (!own) return null;
    const knows = (worth: Worth | undefined): boolean =>
      worth !== undefined && (card in worth.persons || card in worth.bonus || card in worth.prestige);
    if (knows(own)) return own;
    const offered = this.told?.worth;
    return knows(offered) ? (offered ?? null) : (this.#consider(`read ${card}`)?.worth ?? null);
  }

  /** Why something cannot be chosen, as far as that is known. */
  why(move: string): string | null {
    const why = this.asked ? this.told?.cannot?.[move] : undefined;
    return why ? this.formatter.text(why) : null;
  }

  // --- Words

  /** The name of a tile, card, person, object or character. */
  name(id: string): string {
    const texts = gameTexts("florence");
    return texts.has(keyOf(id)) ? nameOf(texts, id) : id;
  }

  /** A name within a sentence: things are not written large there, people are. */
  within(id: string): string {
    const texts = gameTexts("florence");
    return texts.has(`thing-${id}.within`) ? texts.text(`thing-${id}.within`) : this.name(id);
  }

  note(id: string): Note {
    const text = aboutOf(gameTexts("florence"), id);
    return { title: this.name(id), ...(text ? { text } : {}) };
  }

  cover(move: string): number {
    return this.question?.cover?.[move] ?? 0;
  }

  // --- Answers

  override get answers(): Answer[] {
    return answersOf(this);
  }

  override get keyed(): [string][] {
    if (!this.asked || this.lifted !== null || this.placing.tile) return [];
    if (this.kind === "work-bonus") return this.#possible((this.me?.bonus ?? []).map((card) => `use ${card}`));
    if (this.acting && this.aim !== "work") return [];
    const things = this.acting
      ? (this.me?.persons ?? []).map((person) => `work ${person}`)
      : this.options.filter((move) => THINGS.has(verbOf(move)) && wordOf(move) && verbOf(move) !== "place");
    return this.#possible(things);
  }

  #possible(moves: string[]): [string][] {
    return moves.filter((move) => this.can(move)).map((move) => [move]);
  }

  /** The others have a letter. */
  protected override get counted(): Answer[] {
    return this.answers.filter((answer) => !answer.key);
  }

  /** Buttons know their key too. */
  override keyOf(move: string): number | null {
    const button = this.counted.findIndex((answer) => answer.id === move);
    return button < 0 ? super.keyOf(move) : button > 8 ? null : button + 1;
  }
}
