/** A seat at a table of Dominion: what can be chosen where, what is selected, and what is sent. */
import { gameTexts } from "../../lib/text/language.svelte";
import type { Note } from "../../lib/ui/notes.svelte";
import { parts } from "../../lib/text/notation";
import { without } from "../base/lists";
import { isOneOf, ZonePlay, type Answer as BaseAnswer } from "../base/play.svelte";
import { cardOf, mainType, TYPE_ICONS } from "./cards/cards";
import {
  isPrimary,
  limits,
  movesFor,
  offeredCards,
  plainMoves,
  selectionMoves,
  selects,
  zoneOf,
  type Zone,
} from "./talk/interaction";
import type { DominionConsidered } from "../../generated/views/dominion";
import { whyNot } from "./talk/reasons";
import type { DominionView, QuestionKind } from "./view";
import { d } from "./words/text";

export interface Answer extends BaseAnswer {
  /** Coins that it brings. */
  coins?: number;
}

const CURSE = "curse";

export class Play extends ZonePlay<DominionView, Answer, Zone> {
  /** What follows as soon as the next question is asked: buying a card begins with starting to buy. */
  #following: { kind: QuestionKind; move: string } | null = null;

  /** What the rules say about the open question. */
  get told(): DominionConsidered | null {
    return this.source.consider([]) as DominionConsidered | null;
  }
  get selecting(): boolean {
    return this.asked && selects(this.kind);
  }
  get offered(): string[] {
    return offeredCards(this.view, this.source.options(), this.source.events());
  }
  get limits() {
    return limits(this.view, this.offered);
  }

  /** The moves that choosing a card makes, or null. That buying begins goes without saying. */
  movesFor(zone: Zone, card: string): string[] | null {
    return movesFor(this.kind, this.asked ? [...this.options, ...(this.told?.within ?? [])] : [], zone, card);
  }

  /** The own hand without the cards that are selected. */
  get hand(): string[] {
    const hand = this.view.seat === null ? [] : (this.view.players[this.view.seat]?.hand ?? []);
    return this.selecting && this.kind !== "thief-gain" ? without(hand, this.selection) : hand;
  }

  override can(zone: Zone, card: string): boolean {
    if (!this.asked) return false;
    if (this.selecting) {
      if (zone !== (this.kind === "thief-gain" ? "offer" : "hand")) return false;
      if (this.selection.length >= this.limits.most) return false;
      return (
        (this.view.players[this.view.seat ?? 0]?.selected ?? []).length === 0 ||
        this.options.some((move) => parts(move)[1] === card)
      );
    }
    return this.movesFor(zone, card) !== null;
  }

  /** Whether a card can be bought, and hardly anybody who knows the game would: it does not glow. */
  isPoorBuy(zone: Zone, card: string): boolean {
    if (zone !== "supply" || !isOneOf(this.kind, "play-treasure", "buy-card")) return false;
    return card === CURSE || (card === "copper" && this.kind === "play-treasure");
  }

  override pick(zone: Zone, card: string, lift = this.source.lifts()): void {
    if (!this.can(zone, card)) {
      this.lifted = this.source.lifts() ? { zone, id: card } : null;
      return;
    }
    if (this.selecting) {
      this.selection = [...this.selection, card];
      return;
    }
    // Whoever buys such a card now plays no more treasures: nobody does so by mistake.
    const rash = this.kind === "play-treasure" && this.isPoorBuy(zone, card);
    if ((lift || rash) && !this.isLifted(zone, card)) {
      this.lifted = { zone, id: card };
      return;
    }
    const moves = this.movesFor(zone, card);
    if (moves) this.#sendInTurn(moves);
  }

  override goOn(): void {
    const following = this.#following;
    this.#following = null;
    if (this.kind === following?.kind && this.asked && this.options.includes(following.move))
      this.send([following.move]);
  }

  why(zone: Zone, card: string): string | null {
    if (this.can(zone, card)) return null;
    if (this.selecting && zone === "hand") return d("dominion-why-enough");
    return whyNot(this.view, this.told, this.formatter, zone, card);
  }

  note(card: string, zone: Zone | null, explain: boolean): Note {
    const texts = gameTexts("dominion");
    const one = cardOf(card);
    const left = zone === "supply" ? this.view.supply[card] : undefined;
    return {
      title: texts.text(`card-${card}`),
      chips: [
        ...one.types.map((type) => ({ icon: TYPE_ICONS[type], text: texts.text(`type-${type}`) })),
        { coin: one.cost },
        ...(left === undefined ? [] : [{ icon: "stack" as const, text: d("dominion-left", { number: left }) }]),
      ],
      text: texts.text(`card-${card}.text`),
      ...(texts.has(`card-${card}.ruling`) ? { ruling: texts.text(`card-${card}.ruling`) } : {}),
      why: explain && zone ? this.why(zone, card) : null,
    };
  }

  tone(card: string): string {
    return `tone-${mainType(cardOf(card))}`;
  }

  override get answers(): Answer[] {
    if (!this.asked) return [];
    if (this.selecting) return this.#selectionAnswers();
    const answers: Answer[] = plainMoves(this.kind, this.options).map((move) => ({
      id: move,
      label: this.label(move),
      primary: isPrimary(this.kind, move),
      ...(move === "play-all-treasures" && this.told?.treasure ? { coins: this.told.treasure } : {}),
      act: () => this.send([move]),
    }));
    const lifted = this.lifted;
    if (lifted && this.can(lifted.zone, lifted.id)) {
      const moves = this.movesFor(lifted.zone, lifted.id) ?? [];
      const label = this.label(moves.at(-1) ?? "");
      const others = answers
        .filter((answer) => answer.label !== label)
        .map((answer) => ({ ...answer, primary: false }));
      return [{ id: "lifted", label, primary: true, act: () => this.#sendInTurn(moves) }, ...others];
    }
    return answers;
  }

  override get keyed(): [Zone, string][] {
    if (!this.asked) return [];
    const cards: [Zone, string][] = [
      ...[...new Set(this.hand)].map((card): [Zone, string] => ["hand", card]),
      ...[...new Set(this.offered)].map((card): [Zone, string] => ["offer", card]),
      ...this.options
        .filter((move) => zoneOf(this.kind, move) === "supply")
        .map((move): [Zone, string] => ["supply", parts(move)[1]]),
    ];
    return cards.filter((card) => this.can(...card));
  }

  #selectionAnswers(): Answer[] {
    const number = this.selection.length;
    const { least } = this.limits;
    const missing = least - number;
    const confirm: Answer = {
      id: "confirm",
      label: d(`dominion-confirm-${this.kind}`, { number: Math.max(number, least) }),
      // To choose nothing may be an answer, but not the one that is proposed.
      primary: number > 0,
      why: missing > 0 ? d("dominion-choose-more", { number: missing }) : null,
      act: () => this.send(selectionMoves(this.view, this.selection, this.offered)),
    };
    if (number === 0) return [confirm];
    return [confirm, { id: "clear", label: d("dominion-clear"), primary: false, act: () => (this.selection = []) }];
  }

  /** Moves that answer different questions go one by one. */
  #sendInTurn(moves: string[]): void {
    const [first, second] = moves;
    if (first) this.send([first]);
    this.#following = second ? { kind: "buy-card", move: second } : null;
  }
}
