/** Short words of the table: phases, counters, what a player did last, and what is heard. */
import type { Counter, Step } from "../../../components/table/QuestionBar.svelte";
import type { GameEvent } from "../../../lib/state/events";
import type { Sound } from "../../../lib/ui/sounds";
import type { Texts } from "../../../lib/text/texts";
import { cardOf } from "../cards/cards";
import type { DominionView } from "../view";
import { d } from "../words/text";

const PHASES = ["action", "buy", "clean-up"];

export function steps(view: DominionView): Step[] {
  const now = PHASES.indexOf(view.phase);
  if (now < 0) return [];
  return PHASES.map((phase, place) => ({
    label: d(`dominion-step-${phase}`),
    state: place < now ? "done" : place === now ? "now" : "next",
  }));
}

export function counters(view: DominionView, texts: Texts): Counter[] {
  if (!["action", "buy"].includes(view.phase)) return [];
  const label = (name: string, number: number) =>
    texts.text(`counter-${name}.counted`, { number }).replace(/^\d+ /, "");
  return [
    { icon: "polar-star", number: view.actions, label: label("actions", view.actions) },
    { icon: "basket", number: view.buys, label: label("buys", view.buys) },
    { icon: "queen-crown", number: view.coins, label: label("coins", view.coins), coin: true },
  ];
}

/** What a player bought in the last turn that is known. */
export function didLast(events: GameEvent[], seat: number, texts: Texts): string {
  const event = events.findLast(
    (one) => one.seat === seat && (one.event === "card-bought" || one.event === "turn-start"),
  );
  return event?.event === "card-bought" && event.card
    ? d("dominion-bought", { card: texts.text(`card-${event.card}`) })
    : "";
}

/** What a player has bought and gained so far, as far as it was told. */
export function gainsOf(events: GameEvent[], seat: number): string[] {
  return events.flatMap((one) =>
    one.seat === seat && ["card-bought", "card-gained"].includes(one.event) && one.card ? [one.card] : [],
  );
}

export function soundOf(news: GameEvent[]): Sound | null {
  const kinds = news.map((event) => event.event);
  if (kinds.includes("game-end")) return "end";
  if (
    news.some((event) => event.event === "action-played" && event.card && cardOf(event.card).types.includes("attack"))
  )
    return "attack";
  if (kinds.includes("deck-shuffled")) return "shuffle";
  if (kinds.includes("treasure-played") || kinds.includes("card-bought")) return "coin";
  return kinds.some((kind) => kind === "action-played" || kind === "cards-drawn" || kind === "card-gained")
    ? "card"
    : null;
}
