/** Why something cannot be chosen, in the reader's words; and what it would cost. */
import { spot } from "../../../lib/text/labels";
import { gameTexts } from "../../../lib/text/language.svelte";
import { cardOf, isActionCard, printedCost } from "../cards";
import { m } from "../words/text";
import { cardName, printingOf } from "../words/names";
import type { MachiavelliView } from "../view";

const MOST_OF_MARSHAL = 3;
const FULL_FOR_MONUMENT = 5;
const TARGETS = new Set(["destroy", "exchange", "seize", "armory"]);

/** What building a card costs the reader, with the discounts of the own city. */
export function priceOf(view: MachiavelliView, card: string): number {
  const cost = printedCost(card, view.options);
  const city = view.seat === null ? [] : (view.players[view.seat]?.city ?? []);
  const has = (name: string) => city.some((one) => one.district === name);
  const classic = view.edition !== "deluxe";
  let off = 0;
  if (card !== "factory" && has("factory") && cardOf(card).type === "unique") off += 1;
  if (classic && has("quarry")) off += city.filter((one) => one.district === card).length;
  return Math.max(classic && cost > 0 ? 1 : 0, cost - off);
}

/** Why a card in hand cannot be used; null where the reader is not asked at all. */
export function whyNotCard(view: MachiavelliView, names: string[], card: string): string | null {
  const general = notAsked(view, names);
  if (general) return general;
  const kind = view.question?.kind ?? "";
  if (kind !== "turn-action") return m("board-why-elsewhere");
  const turn = view.turn;
  const me = view.players[view.seat ?? 0];
  if (!turn || !me) return null;
  if (isActionCard(card)) {
    if (card === "acrobat") return m("board-why-acrobat");
    if (card === "rasputin") return m("board-why-rasputin");
    return turn.action_card_played ? m("board-why-action-card") : m("board-why-no-use");
  }
  const name = cardName(gameTexts("machiavelli"), card, printingOf(view.options));
  if (card === "secret-vault") return m("board-why-vault");
  if (!turn.income_taken) return m("board-why-income");
  if (turn.limit === 0) return m("board-why-navigator");
  if (card === "monument" && me.city.length >= FULL_FOR_MONUMENT) return m("board-why-monument");
  const price = priceOf(view, card);
  if (me.city.some((one) => one.district === card)) {
    const allowed = view.edition !== "deluxe" && view.options["duplicate-districts"] === "allowed";
    const quarry = me.city.some((one) => one.district === "quarry");
    if (!allowed && !quarry && turn.character !== "wizard") return m("board-why-twice", { card: name });
  }
  if (turn.builds >= turn.limit && card !== "stables") return m("board-why-limit", { number: turn.limit });
  if (price > me.gold) return m("board-why-gold", { card: name, price, missing: price - me.gold });
  return m("board-why-no-use");
}

function notAsked(view: MachiavelliView, names: string[]): string | null {
  if (view.over) return m("board-why-over");
  if (view.seat === null) return m("board-why-watching");
  if (!view.question) return m("board-why-wait");
  if (view.question.seat !== view.seat) return m("board-why-not-asked", { player: names[view.question.seat] ?? "" });
  return null;
}

/** What the open question would take to use on a district; null where it has no price. */
export function targetPrice(view: MachiavelliView, id: string): number | null {
  const kind = view.question?.kind ?? "";
  const found = find(view, id);
  if (!found) return null;
  const { owner, district } = found;
  const player = view.players[owner];
  const wall =
    player?.city.some((one) => one.district === "great-wall") &&
    (district.district !== "great-wall" ||
      view.options["great-wall-scope"] === "whole-city" ||
      view.edition !== "deluxe")
      ? 1
      : 0;
  switch (kind) {
    case "destroy":
      return Math.max(0, district.cost - 1) + wall;
    case "seize":
      return district.cost + wall;
    case "beautify":
      return 1;
    default:
      return null;
  }
}

function find(view: MachiavelliView, id: string) {
  const [seat = "", name = ""] = id.split(" ");
  const owner = Number(seat);
  const city = view.players[owner]?.city ?? [];
  const [kind, copy] = spot(name);
  const equal = city.filter((one) => one.district === kind).sort((a, b) => a.adorned - b.adorned);
  const district = equal[copy - 1] ?? equal[0];
  return district ? { owner, district } : null;
}

/** Why a district in a city cannot be chosen; null while no district is asked for. */
export function whyNotDistrict(view: MachiavelliView, names: string[], id: string): string | null {
  const kind = view.question?.kind ?? "";
  if (view.question?.seat !== view.seat) return null;
  const found = find(view, id);
  const me = view.players[view.seat];
  if (!found || !me) return null;
  const { owner, district } = found;
  const own = owner === view.seat;
  if (!TARGETS.has(kind))
    return ["beautify", "sacrifice", "exchange-give", "overbuild"].includes(kind)
      ? own
        ? m(kind === "beautify" ? "board-why-beautified" : "board-why-no-use")
        : m("board-why-own-only")
      : null;
  const player = view.players[owner];
  if (own && (kind !== "destroy" || view.edition !== "deluxe")) return m("board-why-other-city");
  if (district.district === "circus-tent") return m("board-why-tent");
  if (view.plots.protected === owner && kind !== "armory")
    return m("board-why-protected", { player: names[owner] ?? "" });
  if (player?.complete) return m("board-why-complete", { player: names[owner] ?? "" });
  if (district.district === "keep" && kind !== "armory") return m("board-why-keep");
  if (kind === "seize" && district.cost > MOST_OF_MARSHAL) return m("board-why-marshal", { most: MOST_OF_MARSHAL });
  if (kind !== "destroy" && !own && me.city.some((one) => one.district === district.district))
    return m("board-why-have");
  const price = targetPrice(view, id);
  if (price !== null && price > me.gold) return m("board-why-price", { price, missing: price - me.gold });
  return m("board-why-no-use");
}

/** An answer that the reader has not, though somebody in the same place might have it; and why. */
export function refusedAnswer(view: MachiavelliView, options: string[]): { move: string; why: string } | null {
  const refused = (move: string, why: string) => (options.includes(move) ? null : { move, why: m(why) });
  switch (view.question?.kind) {
    case "rasputin":
      return refused("play-rasputin", "board-why-no-rasputin");
    case "hospital":
      return refused("collect", "board-why-not-yours");
    case "turn-warrant":
      if (view.plots.sealed !== view.plots.called) return refused("turn-over", "board-why-no-seal");
      return refused("turn-over", view.question.district === "monument" ? "board-why-monument" : "board-why-have");
    default:
      return null;
  }
}

/** Why a character cannot be named or marked. */
export function whyNotCharacter(view: MachiavelliView, character: string): string | null {
  const kind = view.question?.kind ?? "";
  if (view.question?.seat !== view.seat) return null;
  if (!["name-character", "place-warrants", "place-threats"].includes(kind)) return null;
  const { plots, turn } = view;
  if (plots.marks.includes(character)) return m("board-why-marked");
  if (turn?.character === character) return m("board-why-self");
  if (plots.murdered === character) return m("board-why-murdered");
  if (plots.bewitched === character) return m("board-why-bewitched");
  return m("board-why-rank");
}
