/** Which cards, coins and houses move from where to where as something happens; and the crown. */
import type { GameEvent } from "../../../lib/state/events";
import type { Flight } from "../../../lib/ui/flying";

type Thing = "card" | "coin" | "crown" | "house";

export interface Moved extends Flight {
  thing: Thing;
}

const purse = (seat: unknown) => [`gold-${String(seat)}`, `panel-${String(seat)}`];
const hand = (seat: unknown) => [`hand-${String(seat)}`, `hand-count-${String(seat)}`, `panel-${String(seat)}`];
const city = (seat: unknown) => [`city-${String(seat)}`, `panel-${String(seat)}`];
const times = (number: unknown, flight: Moved): Moved[] =>
  Array.from({ length: Math.min(4, Number(number ?? 0)) }, () => flight);

export function flightsOf(event: GameEvent): Moved[] {
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
        ...times(event["gold"], { thing: "coin", from: purse(seat), to: purse(event["owner"]) }),
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
    case "loan":
      return [
        ...times(event["gold"], { thing: "coin", from: purse(event["owner"]), to: purse(seat) }),
        ...times(event["number"], { thing: "card", from: hand(seat), to: hand(event["owner"]) }),
      ];
    case "gold-taken":
    case "tithe":
      return times(event["gold"] ?? 1, { thing: "coin", from: purse(event["owner"]), to: purse(seat) });
    case "crown-moved":
      return [{ thing: "crown", from: [`panel-${String(event["from"])}`], to: [`panel-${String(event["to"])}`] }];
    default:
      return [];
  }
}
