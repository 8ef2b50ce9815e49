/** What a round still holds, as far as its reader knows. */
import type { CharacterView, MachiavelliView, TurnToChoose } from "../view";

export interface Ahead {
  /** Characters that are still to be called, lowest rank first; whoever was murdered takes no turn. */
  characters: CharacterView[];
  /** Those of them that the reader has. */
  own: CharacterView[];
  /** While characters are chosen: whose choice it is, and who follows, each once. */
  choosing: TurnToChoose | null;
  choosers: number[];
  /** How many others choose before the reader does; null where the reader has no choice to come. */
  before: number | null;
}

export function ahead(view: MachiavelliView): Ahead {
  const called = view.characters.find((one) => one.character === view.plots.called)?.rank ?? 0;
  const { murdered, saved } = view.plots;
  const characters = view.characters.filter(
    (one) =>
      one.rank > called &&
      !one.revealed &&
      one.place !== "face-up" &&
      one.place !== "not-in-game" &&
      (saved || one.character !== murdered),
  );
  const waiting = view.order.filter((one) => !one.done);
  const [choosing = null, ...rest] = waiting;
  const mine = waiting.findIndex((one) => one.seat === view.seat);
  return {
    characters,
    own: characters.filter((one) => view.seat !== null && one.place === view.seat),
    choosing,
    choosers: [...new Set(rest.map((one) => one.seat))],
    before: mine < 0 ? null : new Set(waiting.slice(0, mine).map((one) => one.seat)).size,
  };
}
