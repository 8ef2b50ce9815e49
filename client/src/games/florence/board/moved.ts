/** Which tiles, coins, cards and stones move from where to where as something happens. */
import type { GameEvent } from "../../../lib/state/events";
import type { Flight } from "../../../lib/ui/flying";

type Thing = "card" | "coin" | "tile" | "stone";

export interface Moved extends Flight {
  thing: Thing;
  seat: unknown;
}

const panel = (seat: unknown) => `panel-${String(seat)}`;
const purse = (seat: unknown) => [`purse-${String(seat)}`, panel(seat)];
const cards = (seat: unknown) => [`cards-${String(seat)}`, `hand-${String(seat)}`, panel(seat)];
const board = (seat: unknown) => [`board-${String(seat)}`, panel(seat)];
const supply = (name: unknown) => [`stack-${String(name)}`, `supply-${String(name)}`, "bank", "track"];
const BANK = ["bank", "track"];

function paid({ seat, price }: GameEvent & { price?: unknown }): Moved[] {
  return Number(price ?? 0) > 0 ? [{ thing: "coin", seat, from: purse(seat), to: BANK }] : [];
}

export function flightsOf(event: GameEvent): Moved[] {
  const { seat } = event;
  switch (event.event) {
    case "object-bought":
      return [
        { thing: "stone", seat, from: [`rail-${String(seat)}`, panel(seat)], to: supply(event["item"]) },
        ...paid(event),
      ];
    case "landscape-placed":
    case "building-built":
      return [{ thing: "tile", seat, from: supply(event.card), to: board(seat) }, ...paid(event)];
    case "jester-gained":
      return [{ thing: "card", seat, from: supply("jester"), to: board(seat) }];
    case "builder-gained":
      return [{ thing: "card", seat, from: supply("builder"), to: board(seat) }];
    case "freedom-introduced":
      return [{ thing: "card", seat, from: supply(event["freedom"]), to: board(seat) }, ...paid(event)];
    case "person-taken":
      return [{ thing: "card", seat, from: supply("person"), to: cards(seat) }, ...paid(event)];
    case "bonus-taken":
      return [{ thing: "card", seat, from: supply("bonus"), to: cards(seat) }, ...paid(event)];
    case "prestige-picked":
      return [{ thing: "card", seat, from: supply("prestige"), to: cards(seat) }];
    case "person-recruited":
      return [{ thing: "card", seat, from: [panel(event["victim"])], to: cards(seat) }];
    case "work-completed":
      return [
        { thing: "stone", seat, from: ["works", panel(seat)], to: [`stone-${String(seat)}`, "track"] },
        ...(Number(event["income"] ?? 0) > 0 ? [{ thing: "coin" as const, seat, from: BANK, to: purse(seat) }] : []),
      ];
    case "character-bought":
      return [{ thing: "stone", seat, from: [panel(seat)], to: [`character-${String(event["character"])}`, "track"] }];
    case "joint-built":
      return [{ thing: "tile", seat: event["active"], from: supply(event["tile"]), to: board(event["active"]) }];
    default:
      return [];
  }
}
