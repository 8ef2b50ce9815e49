/**
 * Tiles, coins, cards and stones that fly from one place to another as it happens, told by events; and their sounds.
 */
import type { GameEvent } from "../../../lib/state/events";
import { flyAll, type Flight } from "../../../lib/ui/flying";
import { firstHeard, type Sound, type Sounds } from "../../../lib/ui/sounds";
import { bearing } from "../../../lib/ui/shields";

type Thing = "card" | "coin" | "tile" | "stone";

interface Moved extends Flight {
  thing: Thing;
  seat: unknown;
}

const MOVE = 532;

const panel = (seat: unknown) => `panel-${String(seat)}`;
const purse = (seat: unknown) => [`purse-${String(seat)}`, panel(seat)];
const cards = (seat: unknown) => [`cards-${String(seat)}`, "hand", panel(seat)];
const board = (seat: unknown) => [`board-${String(seat)}`, panel(seat)];
const supply = (name: unknown) => [`stack-${String(name)}`, `supply-${String(name)}`, "bank", "track"];
const BANK = ["bank", "track"];

function paid({ seat, price }: GameEvent & { price?: unknown }): Moved[] {
  return Number(price ?? 0) > 0 ? [{ thing: "coin", seat, from: purse(seat), to: BANK }] : [];
}

function flightsOf(event: GameEvent): Moved[] {
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
        { thing: "coin", seat, from: BANK, to: purse(seat) },
      ];
    case "character-bought":
      return [{ thing: "stone", seat, from: [panel(seat)], to: [`character-${String(event["character"])}`, "track"] }];
    case "joint-built":
      return [{ thing: "tile", seat: event["active"], from: supply(event["tile"]), to: board(event["active"]) }];
    default:
      return [];
  }
}

const SOUNDS: Sounds = [
  ["end", ["game-end"]],
  ["turn", ["best-work"]],
  ["coin", ["work-completed", "object-bought"]],
  ["card", ["building-built", "landscape-placed"]],
  ["coin", ["joint-built"]],
  ["card", ["freedom-introduced"]],
  ["shuffle", ["person-taken"]],
  ["card", ["bonus-taken", "prestige-picked"]],
  ["attack", ["person-recruited"]],
  ["coin", ["bid-raised", "auction-opened", "a2-bid"]],
];

export function soundOf(events: GameEvent[]): Sound | null {
  return firstHeard(SOUNDS, events);
}

/** Let the things of these events fly. */
export function fly(events: GameEvent[]): void {
  flyAll(events.flatMap(flightsOf), MOVE, ({ thing, seat }, start, end) => {
    const element = document.createElement("div");
    element.className = `flight--${thing} of-${bearing(Number(seat ?? 0)).name}`;
    const at = (rect: DOMRect, scale: number) =>
      `translate(${rect.left + rect.width / 2}px, ${rect.top + Math.min(rect.height / 2, 160)}px) scale(${scale})`;
    return {
      element,
      way: [
        { transform: at(start, 0.8), opacity: 0 },
        { transform: at(start, 1.1), opacity: 1, offset: 0.12 },
        { transform: at(end, 1), opacity: 1, offset: 0.88 },
        { transform: at(end, 0.7), opacity: 0 },
      ],
    };
  });
}
