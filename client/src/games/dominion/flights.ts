/** Cards that fly from one place to another as it happens, told by events. */
import type { GameEvent } from "../../lib/state/events";
import { across, flyAll, type Flight } from "../../lib/ui/flying";

interface Moved extends Flight {
  card: string | null;
}

const MOVE = 380;

function flightsOf(event: GameEvent): Moved[] {
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
      return [{ card: (event["top"] as string | null) ?? null, from: ["play"], to: discard }];
    case "deck-shuffled":
      return [{ card: null, from: discard, to: deck }];
    default:
      return [];
  }
}

function ghost(card: string | null): HTMLElement {
  const element = document.createElement("div");
  const face = card ? document.querySelector(`[data-zone="pile-${card}"] .card`) : null;
  if (face) element.append(face.cloneNode(true));
  else element.innerHTML = '<div class="back of-eagle"></div>';
  return element;
}

/** Let the cards of these events fly. */
export function fly(events: GameEvent[]): void {
  flyAll(events.flatMap(flightsOf), MOVE, ({ card }, start, end) => {
    const element = ghost(card);
    const width = Math.min(96, innerWidth / 7);
    const height = width * 1.36;
    const at = (rect: DOMRect) => {
      const [x, y] = [rect.left + rect.width / 2 - width / 2, rect.top + rect.height / 2 - height / 2];
      return `translate(${x}px, ${y}px) scale(${Math.min(1, rect.height / height).toFixed(2)})`;
    };
    Object.assign(element.style, { width: `${width}px`, height: `${height}px`, fontSize: `${width / 7.6}px` });
    return { element, way: across(at(start), at(end)) };
  });
}
