/** The answers of the open question in words. Placements are found in steps, and may always be typed. */
import { gameTexts, t } from "../../../lib/text/language.svelte";
import type { Choice, PlaySource, TextPlay } from "../../game";
import { coveredBy, placedOn } from "../board/cells";
import { PERSONS, TILES } from "../box/pieces";
import { Play } from "../play.svelte";
import { entries, type Entry } from "./text-options";
import { f } from "../words/text";
import type { FlorenceView } from "../view";
import { aboutOf, isCard, nameOf } from "../words/names";

class TextChoices implements TextPlay {
  readonly source: PlaySource;
  readonly play: Play;
  /** The beginnings of notations that were chosen, the last one the longest. */
  path = $state.raw<string[]>([]);

  constructor(source: PlaySource) {
    this.source = source;
    this.play = new Play({ ...source, view: () => source.view() as FlorenceView, lifts: () => false });
  }

  get choices(): Choice[] {
    if (!this.source.asked()) return [];
    const back = { label: f("words-back"), about: "", notation: "back", why: null, act: () => this.back() };
    return [
      ...entries(this.source.options(), this.path.at(-1) ?? null).map((entry) => this.choice(entry)),
      ...(this.path.length > 0 ? [back] : []),
    ];
  }

  choice({ notation, moves }: Entry): Choice {
    const one = moves.length === 1 ? moves[0] : undefined;
    const act = () => (one === undefined ? this.into(notation) : this.source.send([one]));
    const about = [this.about(notation), this.covered(moves)].filter(Boolean).join(" ");
    return { label: one === undefined ? this.groupLabel(notation) : this.label(one), about, notation, why: null, act };
  }

  into(beginning: string): void {
    this.path = [...this.path, beginning];
  }

  back(): void {
    this.path = this.path.slice(0, -1);
  }

  label(move: string): string {
    const texts = gameTexts("florence");
    const [verb, first = ""] = move.split(" ");
    if (verb === "place")
      return f("words-placed", {
        thing: nameOf(texts, first),
        cells: coveredBy(move, this.play.view.borders).join(" "),
      });
    return this.play.label(move);
  }

  groupLabel(beginning: string): string {
    const [verb = "", first = "", cell] = beginning.split(" ");
    if (verb === "sell") return f("words-sell");
    const thing = nameOf(gameTexts("florence"), first);
    return cell ? f("words-from", { thing, cell }) : thing;
  }

  /** What a choice is about: what a card does and is worth now, who wants a building. */
  about(notation: string): string {
    const texts = gameTexts("florence");
    const [verb = "", first = "", more] = notation.split(" ");
    if (notation === "build" || verb === "price" || more !== undefined) return "";
    const known =
      verb === "choose" || verb === "stake" || isCard(first) || (["open", "take"].includes(verb) && first !== "")
        ? aboutOf(texts, first)
        : "";
    return [known, this.worth(verb, first), this.wanted(verb, first)].filter(Boolean).join(" ");
  }

  worth(verb: string, card: string): string {
    const worth = isCard(card) ? this.play.worthOf(card) : null;
    const [person, bonus, prestige] = [worth?.persons[card], worth?.bonus[card], worth?.prestige[card]];
    if (person) return verb === "work" || verb === "pick" ? f("words-worth", { number: person.value }) : "";
    if (bonus) return f("words-adds", { number: bonus.adds });
    return prestige ? f("words-gives", { number: prestige.points }) : "";
  }

  wanted(verb: string, tile: string): string {
    if (verb !== "place" && verb !== "introduce") return "";
    const texts = gameTexts("florence");
    const size = TILES[tile]?.size;
    const persons = (this.play.me?.persons ?? [])
      .filter((person) => Object.values(PERSONS[person] ?? {}).includes(tile))
      .map((person) => nameOf(texts, person));
    return [
      ...(size
        ? [f("words-size", { size: texts.text(`size-${size}`), number: TILES[tile]?.forms[0]?.length ?? 0 })]
        : []),
      ...(persons.length > 0 ? [f("words-wanted", { persons: texts.listing(persons) })] : []),
    ].join(" ");
  }

  /** What cash does not suffice for is paid with points. */
  covered(moves: string[]): string {
    const least = Math.min(...moves.map((move) => this.play.cover(move)));
    return least > 0 ? f("words-cover", { number: least }) : "";
  }

  /** The things of the question; of a turn the actions alone, for their things come with them. */
  get cannot(): { name: string; why: string | null }[] {
    const { play } = this;
    return Object.keys(play.told?.cannot ?? {})
      .filter((move) => !(play.acting && move.includes(" ")))
      .map((move) => ({ name: this.thing(move), why: play.why(move) }));
  }

  /** What somebody wants who thinks of a move. */
  thing(move: string): string {
    const [verb = "", first = "", more] = move.split(" ");
    return first === "" ? f(`option-${verb}`) : more === undefined ? this.play.name(first) : this.play.label(move);
  }

  get status(): string {
    const { play } = this;
    const { question, view } = play;
    if (!question) return "";
    const texts = gameTexts("florence");
    const me = play.me;
    const chosen = this.path.at(-1);
    const value = question.person && question.values?.[question.person]?.value;
    const owned = me && [
      texts.text("counter-money", { number: me.money ?? 0 }),
      texts.text("counter-points", { number: me.points }),
    ];
    return [
      ...(chosen ? [`${this.groupLabel(chosen)}.`] : []),
      ...(owned ? [`${owned.join(", ")}.`] : []),
      ...(question.holder === undefined
        ? []
        : [f("words-holder", { player: this.who(question.holder), amount: question.amount ?? 0 })]),
      ...(question.passed?.length
        ? [f("words-passed", { players: texts.listing(question.passed.map((seat) => this.who(seat))) })]
        : []),
      ...(value === undefined || value === "" ? [] : [f("words-so-far", { number: value })]),
      ...(Array.isArray(question.cells) ? [f("words-cells", { cells: question.cells.join(" ") })] : []),
      ...(play.kind === "a2-turn" ? [f("words-pot", { number: view.pot ?? 0 })] : []),
    ].join(" ");
  }

  who(seat: number): string {
    return seat === this.play.view.seat ? t("you") : (this.play.names[seat] ?? "");
  }

  typed(text: string): Choice | null {
    const moves = this.source.options();
    const move = moves.includes(text) ? text : placedOn(text.replace(/^place /, ""), moves, this.play.view.borders);
    return move === null || !this.source.asked() ? null : this.choice({ notation: move, moves: [move] });
  }

  forget(): void {
    this.path = [];
    this.play.forget();
  }

  goOn(): void {
    return;
  }
}

export const textPlay = (source: PlaySource): TextPlay => new TextChoices(source);
