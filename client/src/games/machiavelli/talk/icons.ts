/** The picture of an answer. */
import type { IconName } from "../../../lib/ui/icon-names";
import { cardOf, characterOf, isCharacter } from "../cards";
import type { Play } from "../play.svelte";
import { verbOf } from "./targets";

const ICONS: Record<string, IconName> = {
  "take-gold": "two-coins",
  "take-cards": "card-draw",
  "district-income": "coins",
  "merchant-gold": "coins",
  "queen-gold": "coins",
  "collect-tax": "cash",
  tithe: "pay-money",
  "architect-draw": "card-draw",
  study: "open-book",
  navigate: "sextant",
  "four-gold": "two-coins",
  "four-cards": "card-draw",
  "take-crown": "queen-crown",
  "give-crown": "queen-crown",
  assassinate: "sacrificial-dagger",
  steal: "swap-bag",
  warrants: "tied-scroll",
  threaten: "stabbed-note",
  spy: "spy",
  "swap-hands": "card-exchange",
  "replace-cards": "card-random",
  peek: "semi-closed-eye",
  "take-from-all": "third-eye",
  destroy: "fire-bowl",
  exchange: "shaking-hands",
  seize: "mounted-knight",
  beautify: "paint-brush",
  laboratory: "erlenmeyer",
  smithy: "anvil-impact",
  museum: "ancient-columns",
  armory: "crossed-axes",
  wagon: "old-wagon",
  "end-turn": "check-mark",
  "take-unclaimed": "check-mark",
  pass: "cancel",
  decline: "cancel",
  refuse: "cancel",
  bribe: "pay-money",
  draw: "card-draw",
  clear: "anticlockwise-rotation",
  "turn-over": "clockwise-rotation",
};

/** By what it does, or by what was picked. */
export function iconOf(id: string, play: Play): IconName {
  const lifted = id === "lifted" ? play.lifted : null;
  if (lifted) {
    if (lifted.zone === "district") return play.kind === "beautify" ? "paint-brush" : "fire-bowl";
    if (isCharacter(lifted.id)) return play.kind === "choose-character" ? "check-mark" : characterOf(lifted.id).icon;
    if (lifted.zone === "hand" || lifted.zone === "offer") return cardOf(lifted.id).icon;
  }
  return ICONS[verbOf(id)] ?? "check-mark";
}
