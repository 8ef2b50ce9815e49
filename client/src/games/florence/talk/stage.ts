/** What the middle of the table shows, and what the question bar says while a move is put together. */
import type { Play } from "../play.svelte";
import { f } from "../words/text";
import type { FlorenceView, QuestionKind } from "../view";

/** Of the open question, if there is one. */
type Kind = QuestionKind | "";
export type Stage = "auction" | "characters" | "realm";

const OF_AUCTION: readonly Kind[] = ["auction-open", "auction-bid", "auction-last-buy", "merchant-payment"];

/** In the auction the stacks, while characters are bid for the characters, else a principality. */
export function stageOf(view: FlorenceView, mine: boolean): Stage {
  const kind = view.question?.kind ?? "";
  if (OF_AUCTION.includes(kind)) return "auction";
  if (kind === "a2-turn") return "characters";
  // Whoever waits keeps looking at the auction while somebody lays a landscape.
  if (!mine && view.phase === "auction" && view.question) return "auction";
  if (!mine && view.phase === "characters" && view.question) return "characters";
  return "realm";
}

/** The question of the step that is not sent yet, or a shorter one; null where the server's question says it. */
export function headingOf(play: Play): string | null {
  if (!play.asked) return null;
  const { tile } = play.placing;
  if (play.selling) return f("board-ask-sell");
  if (tile && play.kind !== "place-landscape")
    return f(play.kind === "joint-propose" ? "board-ask-place-joint" : "board-ask-place", {
      thing: f(`thing-${tile}.the`),
    });
  if (play.lifted === "take-person" || play.lifted === "bonus") return f(`board-ask-${play.lifted}`);
  if (play.aim) return f(`board-ask-${play.aim}`);
  // What is at stake stands on the buttons.
  if (play.kind === "merchant-payment") return f("board-ask-payment");
  if (play.question?.moment === "best-work") return f("board-ask-best-work");
  return play.kind === "turn-menu" ? f(play.view.actions > 0 ? "board-ask-menu" : "board-ask-last") : null;
}
