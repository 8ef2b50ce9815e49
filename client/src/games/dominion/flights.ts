/** Cards that fly from one place to another as it happens, told by events. */
import type { GameEvent } from "../../lib/events";
import { reducedMotion } from "../../lib/preferences.svelte";

interface Flight {
  card: string | null;
  from: string[];
  to: string[];
}

const MOVE = 380;
const APART = 70;
const MOST = 10;

function flightsOf(event: GameEvent): Flight[] {
  const seat = event.seat ?? 0;
  const hand = [`hand-${seat}`, `panel-${seat}`];
  const deck = [`deck-${seat}`, `panel-${seat}`];
  const discard = [`discard-${seat}`, `panel-${seat}`];
  switch (event.event) {
    case "action-played":
      return event["play"] === "second" ? [] : [{ card: event.kind ?? null, from: hand, to: ["play"] }];
    case "treasure-played":
      return (event.kinds ?? []).map((card) => ({ card, from: hand, to: ["play"] }));
    case "card-bought":
      return [{ card: event.kind ?? null, from: [`pile-${event.kind}`], to: discard }];
    case "card-gained": {
      const to = event["place"] === "hand" ? hand : event["place"] === "deck" ? deck : discard;
      return [{ card: event.kind ?? null, from: event["source"] === "trash" ? ["trash"] : [`pile-${event.kind}`], to }];
    }
    case "card-trashed":
      return [{ card: event.kind ?? null, from: event["source"] === "hand" ? hand : ["offer", "play"], to: ["trash"] }];
    case "cards-drawn": {
      const number = Math.min(5, Number(event["number"] ?? 0));
      return Array.from({ length: number }, (_, place) => ({ card: event.kinds?.[place] ?? null, from: deck, to: hand }));
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

function box(zones: string[]): DOMRect | null {
  for (const zone of zones) {
    for (const element of document.querySelectorAll(`[data-zone="${zone}"]`)) {
      const found = element.getBoundingClientRect();
      if (found.width > 0) return found;
    }
  }
  return null;
}

function ghost(card: string | null): HTMLElement {
  const element = document.createElement("div");
  element.className = "flight";
  const face = card ? document.querySelector(`[data-zone="pile-${card}"] .card`) : null;
  if (face) element.append(face.cloneNode(true));
  else element.innerHTML = '<div class="back of-eagle"></div>';
  element.setAttribute("aria-hidden", "true");
  return element;
}

/** Let the cards of these events fly, one a little after the other. */
export function fly(events: GameEvent[]): void {
  if (reducedMotion() || document.hidden) return;
  const flights = events.flatMap(flightsOf).slice(-MOST);
  flights.forEach((flight, place) => {
    const from = box(flight.from);
    const to = box(flight.to);
    if (!from || !to) return;
    const element = ghost(flight.card);
    const width = Math.min(96, innerWidth / 7);
    const height = width * 1.36;
    const at = (rect: DOMRect) => `translate(${rect.left + rect.width / 2 - width / 2}px, ${rect.top + rect.height / 2 - height / 2}px)`;
    const small = (rect: DOMRect) => Math.min(1, rect.height / height).toFixed(2);
    Object.assign(element.style, { left: "0", top: "0", width: `${width}px`, height: `${height}px`, fontSize: `${width / 7.6}px` });
    document.body.append(element);
    const moving = element.animate(
      [
        { transform: `${at(from)} scale(${small(from)})`, opacity: 0.95 },
        { transform: `${at(to)} scale(${small(to)})`, opacity: 0.95, offset: 0.9 },
        { transform: `${at(to)} scale(${small(to)})`, opacity: 0 },
      ],
      { duration: MOVE, delay: place * APART, easing: "cubic-bezier(.3,.8,.2,1)", fill: "both" },
    );
    moving.onfinish = () => element.remove();
    moving.oncancel = () => element.remove();
  });
}
