/** Which cards move from where to where as something happens. */
import type { GameEvent } from "../../lib/state/events";
import type { Flight } from "../../lib/ui/flying";

export interface Moved extends Flight {
  card: string | null;
}

export function flightsOf(event: GameEvent): Moved[] {
  const seat = event.seat ?? 0;
  const hand = [`hand-${seat}`, `panel-${seat}`];
  const deck = [`deck-${seat}`, `panel-${seat}`];
  const pile = `pile-${event.card ?? ""}`;
  const discard = [`discard-${seat}`, `panel-${seat}`];
  switch (event.event) {
    case "action-played":
      return event["play"] === "second" ? [] : [{ card: event.card ?? null, from: hand, to: ["play"] }];
    case "treasure-played":
      return (event.cards ?? []).map((card) => ({ card, from: hand, to: ["play"] }));
    case "card-bought":
      return [{ card: event.card ?? null, from: [pile], to: discard }];
    case "card-gained": {
      const to = event["place"] === "hand" ? hand : event["place"] === "deck" ? deck : discard;
      return [{ card: event.card ?? null, from: event["source"] === "trash" ? ["trash"] : [pile], to }];
    }
    case "card-trashed":
      return [{ card: event.card ?? null, from: event["source"] === "hand" ? hand : ["offer", "play"], to: ["trash"] }];
    case "cards-drawn": {
      const number = Math.min(5, Number(event["number"] ?? 0));
      return Array.from({ length: number }, (_, place) => ({
        card: event.cards?.[place] ?? null,
        from: deck,
        to: hand,
      }));
    }
    case "cards-discarded":
      return [{ card: (event["top"] as string | null) ?? null, from: hand, to: discard }];
    case "clean-up":
      // What was played and what is left in the hand, as two heaps: no single card goes alone.
      return [
        { card: null, from: ["play"], to: discard },
        { card: null, from: hand, to: discard },
      ];
    case "deck-shuffled":
      return [{ card: null, from: discard, to: deck }];
    default:
      return [];
  }
}
