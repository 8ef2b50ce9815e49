/** What a player is about, in two or three words. */
import type { IconName } from "../../../lib/ui/icon-names";
import { t } from "../../../lib/text/language.svelte";
import type { Play } from "../play.svelte";
import { f } from "../words/text";

export interface State {
  text: string;
  icon: IconName;
  /** With the player's stone instead of the icon. */
  stone?: boolean;
  tone: "" | "now" | "gold";
}

export function stateOf(play: Play, seat: number): State | null {
  const { view } = play;
  const { question } = view;
  const player = view.players[seat];
  if (!player || view.over) return null;
  if (question?.kind === "auction-bid" && question.holder === seat)
    return { text: f("board-state-highest", { number: question.amount ?? 0 }), icon: "gavel", tone: "gold" };
  if (question?.seat === seat)
    return {
      text: view.active !== null && view.active !== seat ? t("must-choose") : f("board-state-chooses"),
      icon: "hourglass",
      tone: "now",
    };
  if (view.active === seat) return { text: t("has-turn"), icon: "trowel", tone: "now" };
  if (view.phase === "auction") {
    if (player.stone) return { text: f(`stack-${player.stone}`), icon: "check-mark", stone: true, tone: "" };
    if (player.out) return { text: f("board-state-out"), icon: "cancel", tone: "" };
    if (question?.passed?.includes(seat)) return { text: f("board-state-passed"), icon: "cancel", tone: "" };
  }
  if (view.phase === "actions" && player.finished)
    return { text: f("board-state-finished"), icon: "check-mark", tone: "" };
  if (view.phase === "actions" && view.seat !== null && view.seat !== seat) {
    const after = (start: number) => (seat - start + view.players.length) % view.players.length;
    const from = view.active ?? view.start;
    if (after(from) === 1) return { text: f("board-state-next"), icon: "hourglass", tone: "" };
  }
  return null;
}
