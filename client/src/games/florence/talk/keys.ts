/** The letters of the table, for what is done often. A tile in hand has its own keys. */
import type { Play } from "../play.svelte";

export function lettersOf(play: Play, leave: () => void): Record<string, () => void> {
  const act = (id: string) => play.answers.find((answer) => answer.id === id && !answer.why)?.act();
  return {
    Enter: () => {
      const [first, ...more] = play.answers.filter((answer) => answer.primary);
      if (first && !first.why && more.length === 0) first.act();
    },
    e: () => act("end-turn"),
    p: () => ["pass", "decline", "nothing"].forEach(act),
    s: () => act("sell"),
    Escape: () => (play.placing.tile || play.lifted || play.aim || play.selling ? play.back() : leave()),
  };
}
