/** What there is to know about a character now, from what everybody sees and what the reader holds. */
import type { Play } from "../play.svelte";
import { m } from "../words/text";
import { gained, sources } from "./amounts";

/** Characters that harm whoever is ahead, whoever is rich, whoever has many cards. */
const AGAINST_THE_FURTHEST = ["assassin", "witch", "magistrate", "warlord", "marshal", "diplomat"];
const AGAINST_THE_RICH = ["thief", "spy", "blackmailer", "abbot"];
const ABOUT_HANDS = ["magician", "wizard", "seer"];
const FEW_NAMES = 2;

/** A line for a character that can be chosen or named; a brief one stands beside its name. */
export function hintOf(play: Play, character: string, brief: boolean): string {
  if (play.kind === "choose-character") return whenChosen(play, character, brief);
  const one = play.view.characters.find((other) => other.character === character);
  if (!one || play.draft.length > 0) return "";
  if (one.place === "face-down") return m("board-hint-face-down");
  if (typeof one.place === "number") return m("board-hint-with", { player: play.names[one.place] ?? "" });
  const possible = one.possible.filter((seat) => seat !== play.view.seat).map((seat) => play.names[seat] ?? "");
  if (possible.length === 0) return m("board-hint-nobody");
  if (possible.length > (brief ? 1 : FEW_NAMES)) return "";
  return possible.length === 1
    ? m("board-hint-perhaps", { player: possible[0] ?? "" })
    : m("board-hint-either", { one: possible[0] ?? "", two: possible[1] ?? "" });
}

function whenChosen(play: Play, character: string, brief: boolean): string {
  const gain = play.gain(`choose ${character}`);
  if (gain && gain.gold + gain.cards + gain.either > 0) {
    const from = brief ? "" : sources(gain, (card) => play.card(card), play.printing);
    return from
      ? m("board-hint-gains-from", { gains: gained(gain), from })
      : m("board-hint-gains", { gains: gained(gain) });
  }
  const others = play.view.players.filter((player) => player.seat !== play.view.seat);
  const top = (count: (player: (typeof others)[number]) => number) =>
    others.reduce((best, player) => (count(player) > count(best) ? player : best), others[0]!);
  const named = (player: (typeof others)[number]) => play.names[player.seat] ?? "";
  if (AGAINST_THE_FURTHEST.includes(character)) {
    const far = top((player) => player.count);
    return m("board-hint-furthest", { player: named(far), number: far.count, of: play.view.number });
  }
  if (AGAINST_THE_RICH.includes(character)) {
    const rich = top((player) => player.gold);
    return m("board-hint-richest", { player: named(rich), number: rich.gold });
  }
  if (ABOUT_HANDS.includes(character)) {
    const full = top((player) => player.hand_size);
    return m("board-hint-cards", { player: named(full), number: full.hand_size, own: play.me?.hand_size ?? 0 });
  }
  return gain ? m("board-hint-gains", { gains: gained(gain) }) : "";
}
