/** Cards, coins and the crown that fly from one place to another as it happens, told by events; and their sounds. */
import type { GameEvent } from "../../lib/state/events";
import { across, flyAll, type Flight } from "../../lib/ui/flying";
import { firstHeard, type Sound, type Sounds } from "../../lib/ui/sounds";

type Thing = "card" | "coin" | "crown" | "house";

interface Moved extends Flight {
  thing: Thing;
}

const MOVE = 420;

const purse = (seat: unknown) => [`gold-${String(seat)}`, `panel-${String(seat)}`];
const hand = (seat: unknown) => [`hand-${String(seat)}`, `hand-count-${String(seat)}`, `panel-${String(seat)}`];
const city = (seat: unknown) => [`city-${String(seat)}`, `panel-${String(seat)}`];
const times = (number: unknown, flight: Moved): Moved[] =>
  Array.from({ length: Math.min(4, Number(number ?? 0)) }, () => flight);

function flightsOf(event: GameEvent): Moved[] {
  const seat = event.seat;
  switch (event.event) {
    case "income-gold":
    case "bonus":
    case "district-income":
      return times(event["gold"], { thing: "coin", from: ["deck"], to: purse(seat) });
    case "cards-drawn":
      return times(event["number"], { thing: "card", from: ["deck"], to: hand(seat) });
    case "income-cards":
      return [{ thing: "card", from: ["deck"], to: hand(seat) }];
    case "built":
      return [{ thing: "house", from: hand(event["builder"] ?? seat), to: city(seat) }];
    case "robbed":
      return times(event["gold"], { thing: "coin", from: purse(seat), to: purse(event["thief"]) });
    case "destroyed":
      return [{ thing: "house", from: city(event["owner"]), to: ["deck"] }];
    case "seized":
      return [
        { thing: "house", from: city(event["owner"]), to: city(seat) },
        ...times(event["gold"], { thing: "coin", from: purse(seat), to: purse(event["owner"]) }),
      ];
    case "exchanged":
      return [
        { thing: "house", from: city(event["owner"]), to: city(seat) },
        { thing: "house", from: city(seat), to: city(event["owner"]) },
      ];
    case "hands-swapped":
      return [
        { thing: "card", from: hand(seat), to: hand(event["owner"]) },
        { thing: "card", from: hand(event["owner"]), to: hand(seat) },
      ];
    case "card-taken":
    case "seer-took":
      return [{ thing: "card", from: hand(event["owner"]), to: hand(seat) }];
    case "seer-gave":
      return [{ thing: "card", from: hand(seat), to: hand(event["owner"]) }];
    case "gold-taken":
    case "tithe":
    case "loan":
      return times(event["gold"] ?? 1, { thing: "coin", from: purse(event["owner"]), to: purse(seat) });
    case "crown-moved":
      return [{ thing: "crown", from: [`panel-${String(event["from"])}`], to: [`panel-${String(event["to"])}`] }];
    default:
      return [];
  }
}

const SOUNDS: Sounds = [
  ["end", ["game-ended"]],
  ["attack", ["destroyed", "robbed", "murder-named"]],
  ["coin", ["built", "income-gold"]],
  ["shuffle", ["deck-shuffled"]],
  ["card", ["cards-drawn", "character-chosen"]],
];

export function soundOf(events: GameEvent[]): Sound | null {
  return firstHeard(SOUNDS, events);
}

/** Let the things of these events fly. */
export function fly(events: GameEvent[]): void {
  flyAll(events.flatMap(flightsOf), MOVE, ({ thing }, start, end) => {
    const element = document.createElement("div");
    element.className = `flight--${thing}`;
    const at = (rect: DOMRect) =>
      `translate(${rect.left + rect.width / 2}px, ${rect.top + Math.min(rect.height / 2, 60)}px)`;
    return { element, way: across(at(start), at(end)) };
  });
}
