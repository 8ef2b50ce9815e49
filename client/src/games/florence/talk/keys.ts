/**
 * The keys of the table: numbers for answers and things, letters for what is done often. A tile in hand has its own.
 */
import type { Keys } from "../../../lib/ui/keys.svelte";
import type { Play } from "../play.svelte";

export function keysOf(play: Play, { undo, leave }: { undo: () => void; leave: () => void }): Keys {
  const act = (id: string) => play.answers.find((answer) => answer.id === id && !answer.why)?.act();
  const letters: Record<string, () => void> = {
    u: undo,
    Enter: () => {
      const [first, ...more] = play.answers.filter((answer) => answer.primary);
      if (first && !first.why && more.length === 0) first.act();
    },
    e: () => act("end-turn"),
    p: () => ["pass", "decline", "nothing"].forEach(act),
    s: () => act("sell"),
    Escape: () => (play.placing.tile || play.lifted || play.aim || play.selling ? play.back() : leave()),
  };
  return { number: (number) => play.numbered[number - 1]?.(), letters };
}
