/** Why something of a turn cannot be done now. */
import { ACTION_PRICE, BUILDING_COSTS, BUILDINGS, FREEDOMS, TILES } from "../box/pieces";
import type { Play } from "../play.svelte";
import { f } from "../words/text";
import { power as powerOf } from "../works/values";
import type { FlorencePlayer } from "../view";

/** Whether something happened in the turn that is going on. */
function happened(play: Play, event: string): boolean {
  const events = play.source.events();
  for (let place = events.length - 1; place >= 0; place -= 1) {
    const one = events[place];
    if (one?.event === "turn-start") return false;
    if (one?.event === event && one.seat === play.view.seat) return true;
  }
  return false;
}

function short(play: Play, me: FlorencePlayer, price: number): string | null {
  const power = powerOf(play.view, me.seat) ?? 0;
  return power < price ? f("board-why-money", { price, power }) : null;
}

/** Why an action of the turn is not among the options; null where it is. */
export function whyNotAction(play: Play, action: string): string | null {
  const me = play.me;
  if (!me || play.options.includes(action)) return null;
  const { view } = play;
  if (view.actions === 0 && !["recruit", "use-merchant-pp", "use-professor"].includes(action))
    return f("board-why-actions");
  switch (action) {
    case "work":
      return (me.persons ?? []).length === 0
        ? f("board-why-no-person")
        : f("board-why-minimum", { minimum: view.minimum });
    case "build":
      return short(play, me, BUILDING_COSTS[me.builders] ?? 0) ?? f("board-why-no-room");
    case "take-person":
      return happened(play, "person-taken")
        ? f("board-why-one-person")
        : view.piles["person"] === 0
          ? f("board-why-pile")
          : short(play, me, ACTION_PRICE);
    case "freedom":
      if (happened(play, "freedom-introduced")) return f("board-why-one-freedom");
      return FREEDOMS.every((freedom) => me.freedoms.includes(freedom) || !view.supply[freedom])
        ? f("board-why-freedoms")
        : short(play, me, ACTION_PRICE);
    case "bonus":
      return view.piles["bonus"] === 0 ? f("board-why-pile") : short(play, me, ACTION_PRICE);
    case "recruit":
      return me.hand_recruits === 0 ? f("board-why-no-recruit") : f("board-why-nobody");
    default:
      return null;
  }
}

/** Why a building of the supply cannot be built now; null where it can. */
export function whyNotBuilding(play: Play, tile: string): string | null {
  const me = play.me;
  if (!me || !BUILDINGS.includes(tile)) return null;
  if (me.buildings.includes(tile)) return f("board-why-have", { thing: play.name(tile) });
  if (!play.view.supply[tile]) return f("board-why-none-left", { thing: play.name(tile) });
  if (!play.acting && play.kind !== "build") return null;
  return play.acting ? whyNotAction(play, "build") : null;
}

export function whyNotFreedom(play: Play, freedom: string): string | null {
  const me = play.me;
  if (!me) return null;
  if (me.freedoms.includes(freedom)) return f("board-why-have", { thing: play.name(freedom) });
  if (!play.view.supply[freedom]) return f("board-why-none-left", { thing: play.name(freedom) });
  return play.acting ? whyNotAction(play, "freedom") : null;
}

/** How many cells a tile covers. */
export function cellsOf(tile: string): number {
  return TILES[tile]?.forms[0]?.length ?? 0;
}
