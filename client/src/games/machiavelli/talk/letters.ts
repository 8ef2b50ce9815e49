/** The letters of answers. An answer has the same one whenever it can be given. */
import { verbOf } from "./targets";

const LETTERS: Record<string, string> = {
  "take-gold": "G",
  "take-cards": "D",
  "district-income": "I",
  "take-crown": "C",
  "give-crown": "C",
  "merchant-gold": "X",
  "architect-draw": "X",
  "queen-gold": "X",
  "collect-tax": "X",
  tithe: "X",
  navigate: "X",
  study: "X",
  assassinate: "A",
  warrants: "A",
  steal: "A",
  spy: "A",
  threaten: "A",
  "swap-hands": "A",
  peek: "A",
  "take-from-all": "A",
  destroy: "A",
  exchange: "A",
  seize: "A",
  beautify: "A",
  "replace-cards": "R",
  laboratory: "B",
  smithy: "M",
  museum: "Y",
  armory: "K",
  wagon: "V",
  "end-turn": "E",
  "leave-unclaimed": "W",
  done: "E",
  pass: "N",
  decline: "N",
};

export function letterOf(move: string): string | null {
  return LETTERS[verbOf(move)] ?? null;
}
