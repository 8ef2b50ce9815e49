/** Why something cannot be chosen, in the reader's words. */
import type { Texts } from "../../../lib/text/texts";
import { cardOf } from "../cards/cards";
import type { Zone } from "./interaction";
import type { DominionView } from "../view";
import { d } from "../words/text";

const GAINS = new Set(["feast-gain", "remodel-gain", "workshop-gain", "mine-gain"]);

/** The coins of the Treasures in the reader's hand. */
export function coinsInHand(view: DominionView): number {
  const hand = view.seat === null ? [] : (view.players[view.seat]?.hand ?? []);
  return hand.reduce((sum, card) => sum + cardOf(card).coins, 0);
}

/** Whether a pile could be bought once the Treasures in hand are played. */
export function within(view: DominionView, card: string): boolean {
  if (view.seat === null || view.active !== view.seat || !["action", "buy"].includes(view.phase)) return false;
  if (view.question?.kind === "buy-card") return false;
  return cardOf(card).cost > view.coins && cardOf(card).cost <= view.coins + coinsInHand(view);
}

export function whyNot(view: DominionView, texts: Texts, names: string[], zone: Zone, card: string): string | null {
  const question = view.question;
  if (view.over || !question) return d("dominion-why-over");
  if (view.seat === null) return d("dominion-why-watching");
  if (question.seat !== view.seat) return d("dominion-why-not-asked", { player: names[question.seat] ?? "" });
  return zone === "supply" ? pile(view, texts, card) : hand(view, card);
}

function pile(view: DominionView, texts: Texts, card: string): string {
  const kind = view.question?.kind ?? "";
  const name = texts.text(`card-${card}`);
  const cost = cardOf(card).cost;
  if (view.supply[card] === 0) return d("dominion-why-empty");
  if (kind === "play-action") return d("dominion-why-actions-first");
  if (kind === "buy-card" || kind === "play-treasure") {
    return d(within(view, card) ? "dominion-why-coins-play" : "dominion-why-coins", {
      card: name,
      cost,
      coins: view.coins,
    });
  }
  if (GAINS.has(kind)) {
    const most = view.question?.cost ?? 0;
    if (cost > most) return d("dominion-why-limit", { card: name, cost, most });
    return d("dominion-why-treasure-only");
  }
  return d("dominion-why-hand");
}

function hand(view: DominionView, card: string): string {
  const kind = view.question?.kind ?? "";
  const types = cardOf(card).types;
  switch (kind) {
    case "play-action":
      if (types.includes("treasure")) return d("dominion-why-treasure-later");
      return d("dominion-why-never-played");
    case "play-treasure":
    case "buy-card":
      if (types.includes("action")) return d("dominion-why-action-over");
      if (types.includes("treasure")) return d("dominion-why-buying");
      return d("dominion-why-never-played");
    case "bureaucrat-victory":
      return d("dominion-why-victory-only");
    case "mine-trash":
      return d("dominion-why-treasure-only");
    case "moneylender-trash":
      return d("dominion-why-copper-only");
    case "throne-room-card":
      return d("dominion-why-action-only");
    case "moat-reveal":
      return d("dominion-why-moat-only");
    case "militia-discard":
    case "chapel-trash":
      return d("dominion-why-enough");
    default:
      return d("dominion-why-supply");
  }
}
