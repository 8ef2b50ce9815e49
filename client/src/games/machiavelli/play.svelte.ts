/** A seat at a table of Machiavelli: what can be chosen where, what is selected, and what is sent. */
import type { GainView, MachiavelliConsidered } from "../../generated/views/machiavelli";
import { gameTexts } from "../../lib/text/language.svelte";
import type { Message } from "../../lib/text/message";
import type { Chip, Note } from "../../lib/ui/notes.svelte";
import { without } from "../base/lists";
import { isOneOf, ZonePlay, type Answer as BaseAnswer, type Source } from "../base/play.svelte";
import { byType, cardOf, characterOf, isActionCard, numberOf, printedCost, TYPE_ICONS } from "./cards";
import { amounts, sources } from "./talk/amounts";
import { letterOf } from "./talk/letters";
import { notAsked } from "./talk/reasons";
import { draftable, groupOf, offered, selects, targetOf, verbOf, type Group, type Zone } from "./talk/targets";
import { m } from "./words/text";
import type { MachiavelliView, QuestionKind } from "./view";
import { cardName, characterName, printingOf, wordedIf, type Printing } from "./words/names";

export interface Answer extends BaseAnswer {
  group: Group;
  /** More about it: what an amount comes from. */
  about?: string;
  /** The key that gives it: a letter, or a number. */
  key?: string | null;
}

/** The preference to have at the end of a turn what has not been taken. */
export const TAKE_WHAT_IS_MINE = "take-what-is-mine";
/** Yes comes first where it is the usual answer; two answers that must look alike have no main one. */
const PRIMARY = new Set([
  "end-turn",
  "take-unclaimed",
  "pay-and-take",
  "play-rasputin",
  "play-acrobat",
  "bribe",
  "turn-over",
  "done",
]);
/** Things that are chosen at once would be chosen by mistake: these take a second click. */
const TWICE = new Set<Zone>(["draft"]);
/** So is whatever is aimed at, where there is room to say first what comes of it. */
const AIMED = new Set<Zone>(["strip", "district", "player", "spy"]);
/** The questions that follow from a turn and lead back to it. */
const STEPS_OF_A_TURN: ReadonlySet<QuestionKind | ""> = new Set<QuestionKind>([
  "name-character",
  "place-warrants",
  "place-threats",
  "spy",
  "magic",
  "magic-target",
  "peek",
  "give-crown",
  "destroy",
  "exchange",
  "exchange-give",
  "seize",
  "armory",
  "beautify",
  "sacrifice",
  "overbuild",
  "laboratory",
  "museum",
  "pay-with-cards",
  "loan",
  "loan-cards",
  "overbuild-with",
  "abbot-split",
  "navigator",
]);
/** What a character may do once to others; what only gives something is asked for at the end of the turn. */
const ABILITIES = new Set([
  ...["assassinate", "warrants", "steal", "spy", "threaten", "swap-hands", "replace-cards", "peek", "take-from-all"],
  ...["destroy", "exchange", "seize", "beautify", "navigate", "study", "give-crown", "tithe"],
]);
/** What is not on the table but beside it. */
const BESIDE = new Set<Zone>(["button", "player", "spy"]);
const LAST_KEY = 9;
/** Answers that not everybody has who is asked: they keep their place, so that a question always looks the same. */
const NOT_FOR_ALL: Partial<Record<QuestionKind | "", string>> = {
  rasputin: "play-rasputin",
  hospital: "collect",
  "turn-warrant": "turn-over",
};

export class Play extends ZonePlay<MachiavelliView, Answer, Zone> {
  /** Whether the own city is shown as something to aim at. */
  ownCity = $state(false);
  /** Whether there is room for a lectern: then everything aimed at is confirmed there. */
  readonly wide: () => boolean;

  constructor(source: Source<MachiavelliView>, wide = () => false) {
    super(source);
    this.wide = wide;
  }

  override get printing(): Printing {
    return printingOf(this.view.options);
  }
  /** Whether the open question is the reader's, though its answer may be under way. */
  get #mine(): boolean {
    return this.view.seat !== null && this.view.question?.seat === this.view.seat;
  }
  /** What the rules say about the open question of the reader; null while they have said nothing. */
  get told(): MachiavelliConsidered | null {
    return this.#mine ? (this.source.consider([]) as MachiavelliConsidered | null) : null;
  }
  /** What answers bring, as the question tells it. */
  gain(move: string): GainView | null {
    return this.view.question?.gains?.[move] ?? null;
  }
  /** Whether something is aimed at that is confirmed in the lectern. */
  get aiming(): boolean {
    return this.options.some((move) => AIMED.has(targetOf(this.view, move).zone));
  }
  /** Whether the question is a step of the reader's own turn, from which there is a way back. */
  get withinTurn(): boolean {
    const { turn, seat } = this.view;
    return this.asked && turn !== null && turn.seat === seat && turn.part !== "witch" && STEPS_OF_A_TURN.has(this.kind);
  }
  get selecting(): boolean {
    return this.asked && selects(this.kind);
  }
  get acting(): boolean {
    return this.asked && this.kind === "turn-action";
  }
  /** Whether the open question can be answered with the hand. */
  get aboutHand(): boolean {
    return this.acting || this.selecting || this.options.some((move) => targetOf(this.view, move).zone === "hand");
  }
  /** Whether the reader is to choose a district of a city. */
  get aboutDistricts(): boolean {
    return this.#mine && this.source.options().some((move) => targetOf(this.view, move).zone === "district");
  }
  get offered(): string[] {
    return offered(this.view, this.source.options());
  }
  get draft(): string[] {
    return draftable(this.options);
  }
  get me() {
    return this.view.seat === null ? undefined : this.view.players[this.view.seat];
  }
  /** The own hand in order. */
  get hand(): string[] {
    return byType(this.me?.hand ?? []);
  }

  /** What building a card of the own hand takes; null for what is never built. */
  costOf(card: string): number | null {
    return this.me?.prices?.[card] ?? null;
  }

  /** The moves that choosing a thing can make: several where there are several ways to pay. */
  moves(zone: Zone, id: string): string[] {
    return this.options.filter((move) => {
      const target = targetOf(this.view, move);
      return target.zone === zone && target.id === id;
    });
  }

  /** Whether own districts could be chosen besides those of others. */
  get ownTargets(): boolean {
    if (!this.wide() || !this.asked) return false;
    const owners = this.options.flatMap((move) => (move.startsWith("district ") ? [move.split(" ")[1]] : []));
    const own = String(this.view.seat);
    return owners.includes(own) && owners.some((owner) => owner !== own);
  }
  /** Whether a thing is an own district that is not shown as something to aim at. */
  keptApart(zone: Zone, id: string): boolean {
    return zone === "district" && !this.ownCity && id.startsWith(`${String(this.view.seat)} `) && this.ownTargets;
  }

  override can(zone: Zone, id: string): boolean {
    if (!this.asked || this.keptApart(zone, id)) return false;
    if (this.selecting && zone === "hand")
      return (
        this.#limit > this.selection.length &&
        without(this.me?.hand ?? [], this.selection).includes(id) &&
        this.moves(zone, id).length > 0
      );
    return this.moves(zone, id).length > 0;
  }

  /** How many cards a selection takes at most. */
  get #limit(): number {
    const hand = this.me?.hand?.length ?? 0;
    return this.kind === "pay-with-cards" ? Math.min(hand - 1, this.#toPay) : hand;
  }

  /** What is to be paid with cards, or with cards and gold. */
  get #toPay(): number {
    return this.view.question?.price ?? 0;
  }

  override forget(): void {
    super.forget();
    this.ownCity = false;
  }

  override pick(zone: Zone, id: string, lift = this.source.lifts() || this.#twice(zone)): void {
    const again = this.isLifted(zone, id);
    if (!this.can(zone, id)) {
      this.lifted = this.source.lifts() && !again ? { zone, id } : null;
      return;
    }
    if (this.selecting && zone === "hand") {
      this.selection = [...this.selection, id];
      return;
    }
    const moves = this.moves(zone, id);
    if (moves.length > 1 || (lift && !again)) {
      this.lifted = again && moves.length > 1 ? null : { zone, id };
      return;
    }
    const [move] = moves;
    if (move) this.send([move]);
  }

  /** Whoever presses a key has read what it does, but not what comes of it. */
  protected override press(zone: Zone, id: string): void {
    this.pick(zone, id, this.#twice(zone));
  }
  #twice(zone: Zone): boolean {
    return TWICE.has(zone) || (this.wide() && AIMED.has(zone));
  }

  // --- Words

  card(card: string): string {
    return cardName(gameTexts("machiavelli"), card, this.printing);
  }
  /** With its article, within a sentence. */
  theCard(card: string): string {
    return gameTexts("machiavelli").printed(`card-${card}.the`, this.printing);
  }
  character(character: string): string {
    return characterName(gameTexts("machiavelli"), character, this.printing);
  }
  about(key: string): string {
    return gameTexts("machiavelli").printed(`${key}.text`, this.printing);
  }
  /** What a card or a character does, in a few words. */
  short(key: string): string {
    return wordedIf(gameTexts("machiavelli"), `${key}.short`, this.printing);
  }
  ruling(key: string): string {
    return wordedIf(gameTexts("machiavelli"), `${key}.ruling`, this.printing);
  }

  why(zone: Zone, id: string): string | null {
    if (this.can(zone, id)) return null;
    if (zone === "hand" && this.selecting) return m("board-why-enough");
    const general = zone === "hand" ? notAsked(this.view, this.names) : null;
    const reason = this.reason(zone, id);
    return general ?? (reason && this.formatter.text(reason));
  }

  /** Why the rules refuse a thing. */
  reason(zone: Zone, id: string): Message | null {
    return this.told?.cannot?.[`${zone} ${id}`] ?? null;
  }

  /** Whether the rules keep a whole city from what the reader aims at. */
  isSafe(seat: number): boolean {
    if (!this.aboutDistricts) return false;
    const cannot = Object.entries(this.told?.cannot ?? {});
    return cannot.some(
      ([thing, [key]]) => thing.startsWith(`district ${seat} `) && ["why-protected", "why-complete"].includes(key),
    );
  }

  /** What it takes to choose a district. */
  price(id: string): number | null {
    return this.can("district", id) ? (this.told?.prices?.[`district ${id}`] ?? null) : null;
  }

  cardNote(card: string, zone: Zone | null, id = card): Note {
    const one = cardOf(card);
    const texts = gameTexts("machiavelli");
    const chips: Chip[] = one.type
      ? [{ icon: TYPE_ICONS[one.type], text: texts.printed(`type-${one.type}`, this.printing) }]
      : [{ icon: "juggler", text: m("board-action-card") }];
    if (!isActionCard(card)) chips.push({ coin: printedCost(card, this.view.options) });
    return this.#noteOf(this.card(card), chips, `card-${card}`, zone && this.why(zone, id));
  }

  characterNote(character: string, zone: Zone | null): Note {
    const one = characterOf(character);
    const rank = this.view.characters.find((other) => other.character === character)?.rank ?? one.rank;
    const texts = gameTexts("machiavelli");
    const chips: Chip[] = [{ text: m("board-rank", { rank }) }];
    if (one.type) chips.push({ icon: TYPE_ICONS[one.type], text: texts.printed(`type-${one.type}`, this.printing) });
    return this.#noteOf(this.character(character), chips, `character-${character}`, zone && this.why(zone, character));
  }

  #noteOf(title: string, chips: Chip[], key: string, why: string | null): Note {
    const ruling = this.ruling(key);
    return { title, chips, text: this.about(key), ...(ruling ? { ruling } : {}), why };
  }

  // --- Answers

  override get answers(): Answer[] {
    if (!this.asked) return [];
    if (this.selecting) return this.#selectionAnswers();
    const plain = this.#lettered(
      this.options
        .filter((move) => this.#isButton(move))
        .flatMap((move) => (move === "end-turn" ? this.#endings() : this.#answer(move))),
    );
    const refused = NOT_FOR_ALL[this.kind];
    if (refused && !this.options.includes(refused))
      plain.unshift({ ...this.#answer(refused), primary: false, why: this.#whyNot(refused) });
    const lifted = this.lifted;
    if (lifted && this.can(lifted.zone, lifted.id)) {
      const ways = this.moves(lifted.zone, lifted.id).map((move, place) => ({
        ...this.#answer(move),
        label: this.#confirming(move, lifted.id),
        id: place === 0 ? "lifted" : move,
        group: "other" as const,
        primary: place === 0,
      }));
      return [...ways, ...plain.map((answer) => ({ ...answer, primary: false }))];
    }
    return plain;
  }

  #isButton(move: string): boolean {
    const { zone } = targetOf(this.view, move);
    return zone === "button" || (BESIDE.has(zone) && !this.wide());
  }

  /** What confirming a thing that was picked is called. */
  #confirming(move: string, id: string): string {
    const verb = move.split(" ")[0];
    if (verb === "choose") return m("board-choose-named", { character: this.character(id) });
    if (verb === "name")
      return m(`board-aim-${this.view.question?.purpose ?? "name"}`, { character: this.character(id) });
    const player = this.names[Number(id.split(" ")[0])] ?? "";
    if (verb === "district" && isOneOf(this.kind, "destroy", "seize", "exchange", "armory"))
      return m(`board-aim-${this.kind}`, { district: this.theCard(id.split(" ")[1]?.replace(/-\d+$/, "") ?? "") });
    if (verb === "player" && this.kind === "magic-target") return m("board-aim-magic", { player });
    return this.#answer(move).label;
  }

  /** Answers with their keys: letters in a turn, else their places where nothing else has numbers. */
  #lettered(answers: Answer[]): Answer[] {
    const numbers = this.#things.length === 0;
    const taken = new Set<string>();
    return answers.map((answer, place) => {
      const letter = letterOf(answer.id);
      const key = this.acting || !numbers ? letter : place < LAST_KEY ? String(place + 1) : null;
      if (key === null || taken.has(key)) return { ...answer, key: null };
      taken.add(key);
      return { ...answer, key };
    });
  }

  /** The end of a turn: what has not been taken is taken with it, or left where the reader may want that. */
  #endings(): Answer[] {
    // It is no main button while something would be lost by it.
    const end = { ...this.#answer("end-turn"), primary: this.unused === "" };
    const gains = this.#unclaimed;
    if (!gains) return [end];
    const taking = { ...end, label: m("board-take-unclaimed", { gains }) };
    taking.act = () => this.send(["end-turn", "take-unclaimed"]);
    const always = this.source.preferences().includes(TAKE_WHAT_IS_MINE);
    if (always && !this.view.question?.worth_leaving) return [taking];
    const leaving = { ...this.#answer("leave-unclaimed"), group: end.group };
    leaving.act = () => this.send(["end-turn", "leave-unclaimed"]);
    return [taking, leaving];
  }

  /** What the end of the turn would leave unused: an ability, a district to build; what comes by itself is none. */
  get unused(): string {
    const { turn } = this.view;
    if (!this.acting || !turn || !this.options.includes("end-turn")) return "";
    const ability = this.options.some((move) => ABILITIES.has(verbOf(move)));
    const build = turn.builds < turn.limit && this.hand.some((card) => this.#canBuild(card));
    const what = [...(ability ? [this.character(turn.character)] : []), ...(build ? [m("board-unused-build")] : [])];
    return gameTexts("machiavelli").listing(what);
  }

  #canBuild(card: string): boolean {
    return this.moves("hand", card).some((move) => verbOf(move).startsWith("build"));
  }

  /** What the reader may still take, in words. */
  get #unclaimed(): string {
    const texts = gameTexts("machiavelli");
    const { gold = 0, draws = 0, either = 0 } = this.view.question ?? {};
    const gains = Object.entries({ gold, cards: draws, either }).filter(([, number]) => number > 0);
    return texts.listing(gains.map(([gain, number]) => texts.text(`gain-${gain}`, { number })));
  }

  #answer(move: string): Answer {
    const price = this.#cost(move);
    const gain = this.gain(move);
    return {
      id: move,
      label:
        move === "take-unclaimed"
          ? m("board-take-unclaimed", { gains: this.#unclaimed })
          : ((gain && amounts(move, gain)) ?? this.label(move)) + (price === null ? "" : ` (${price})`),
      about: gain ? sources(gain, (card) => this.card(card), this.printing) : "",
      group: this.kind === "turn-action" ? groupOf(move) : "other",
      primary: PRIMARY.has(move),
      act: () => this.send([move]),
    };
  }

  /** Why the reader cannot give an answer: what holds of any, until the rules say more. */
  #whyNot(move: string): string {
    return this.formatter.text(this.told?.cannot?.[move] ?? ["why-no-use", {}]);
  }

  /** What building takes, where it is paid in gold. */
  #cost(move: string): number | null {
    return move.startsWith("build ") && this.kind === "turn-action" ? this.costOf(move.slice(6)) : null;
  }

  #selectionAnswers(): Answer[] {
    const number = this.selection.length + (this.me?.selected?.length ?? 0);
    const least = this.kind === "magic" ? 1 : this.#leastPaid;
    const missing = least - number;
    const confirm: Answer = {
      id: "confirm",
      label: m(`board-confirm-${this.kind}`, { number }),
      group: "other",
      // To choose nothing may be an answer, but not the one that is proposed.
      primary: number > 0,
      why: missing > 0 ? m("board-choose-more", { number: missing }) : null,
      act: () =>
        this.send([
          ...[...this.selection].sort((a, b) => numberOf(a) - numberOf(b)).map((card) => `discard ${card}`),
          "done",
        ]),
    };
    if (this.selection.length === 0) return [confirm];
    return [
      confirm,
      { id: "clear", label: m("board-clear"), group: "other", primary: false, act: () => (this.selection = []) },
    ];
  }

  /** So many cards at least pay for the Thieves' Den; with a loan the server says what is enough. */
  get #leastPaid(): number {
    return this.options.includes("done") ? 0 : Math.max(0, this.#toPay - (this.me?.gold ?? 0));
  }

  override get keyed(): [Zone, string][] {
    if (!this.asked) return [];
    const found: [Zone, string][] = [];
    for (const move of this.options) {
      const { zone, id } = targetOf(this.view, move);
      if (BESIDE.has(zone)) continue;
      if (!found.some((one) => one[0] === zone && one[1] === id)) found.push([zone, id]);
    }
    const order = this.hand;
    return found
      .filter((thing) => this.can(...thing))
      .sort((a, b) => (a[0] === "hand" && b[0] === "hand" ? order.indexOf(a[1]) - order.indexOf(b[1]) : 0));
  }

  // --- Keys: a character has its rank, a card its place, a player the place after the reader; none of them changes

  /** The things that have number keys. */
  get #things(): { zone: Zone; id: string; key: number }[] {
    if (!this.asked) return [];
    const found: { zone: Zone; id: string; key: number }[] = [];
    const seats = this.view.players.length;
    const places = { hand: this.hand, offer: this.offered };
    let districts = 0;
    for (const move of this.options) {
      const { zone, id } = targetOf(this.view, move);
      if (zone === "button" || zone === "spy" || (zone === "player" && !this.wide())) continue;
      if (found.some((one) => one.zone === zone && one.id === id)) continue;
      const key =
        zone === "draft" || zone === "strip"
          ? (this.view.characters.find((one) => one.character === id)?.rank ?? 0)
          : zone === "player"
            ? (Number(id) - (this.view.seat ?? 0) + seats) % seats
            : zone === "district"
              ? (districts += 1)
              : places[zone].indexOf(id) + 1;
      if (key >= 1 && key <= LAST_KEY && !found.some((one) => one.key === key)) found.push({ zone, id, key });
    }
    return found;
  }

  override keyOf(zone: Zone, id: string): number | null {
    return this.#things.find((one) => one.zone === zone && one.id === id)?.key ?? null;
  }

  override get numbered(): (() => void)[] {
    const things = this.#things;
    const answers = this.answers;
    return Array.from({ length: LAST_KEY }, (_, place) => () => {
      const thing = things.find((one) => one.key === place + 1);
      if (thing) this.press(thing.zone, thing.id);
      else this.give(answers.find((answer) => answer.key === String(place + 1)));
    });
  }

  /** What letters do. */
  get letters(): Record<string, () => void> {
    const found: Record<string, () => void> = {};
    for (const answer of this.answers) {
      const { key } = answer;
      if (key && !/\d/.test(key)) found[key.toLowerCase()] = () => this.give(answer);
    }
    return found;
  }

  /** What Enter does: confirm what was picked or selected, or give the only answer there is. */
  confirm(): void {
    const given = this.answers.filter((answer) => !answer.why);
    const chosen = given.find((answer) => answer.id === "lifted" || answer.id === "confirm");
    this.give(chosen ?? (given.length === 1 && !this.aiming ? given[0] : undefined));
  }

  give(answer: Answer | undefined): void {
    if (answer && !answer.why) answer.act();
  }
}
