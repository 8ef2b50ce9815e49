/** What an answer brings and takes, as the rules tell it, put into words. */
import type { GainView } from "../../../generated/views/machiavelli";
import { gameTexts } from "../../../lib/text/language.svelte";
import { m } from "../words/text";
import type { Printing } from "../words/names";

/** What the button of an answer says; null where its usual name says enough. */
export function amounts(move: string, gain: GainView): string | null {
  switch (move) {
    case "take-gold":
      return m("board-take-gold", { number: gain.gold });
    case "take-cards":
      return gain.keep === undefined || gain.keep >= gain.cards
        ? m("board-draw-all", { number: gain.cards })
        : m("board-draw", { number: gain.cards, keep: gain.keep });
    case "district-income":
      return m("board-income", { gains: gained(gain) });
    case "collect-tax":
      return m("board-collect-tax", { number: gain.gold });
    case "smithy":
      return m("board-smithy", { cost: gain.cost ?? 0, number: gain.cards });
    case "laboratory":
      return m("board-laboratory", { number: gain.gold });
    default:
      return null;
  }
}

/** Gold and cards: "3 gold", "2 gold or cards". */
export function gained({ gold, cards, either }: GainView): string {
  const texts = gameTexts("machiavelli");
  const found = Object.entries({ gold, cards, either }).filter(([, number]) => number > 0);
  if (found.length === 0) return texts.text("gain-gold", { number: 0 });
  return texts.listing(found.map(([gain, number]) => texts.text(`gain-${gain}`, { number })));
}

/** What an amount comes from: "2 noble, School of Magic". */
export function sources(gain: GainView, named: (card: string) => string, printing: Printing): string {
  const texts = gameTexts("machiavelli");
  const type = gain.type && texts.printed(`type-${gain.type}`, printing).toLocaleLowerCase(texts.language);
  return [
    ...(type && gain.number ? [m("board-of-type", { number: gain.number, type })] : []),
    ...(gain.by ?? []).map(named),
  ].join(", ");
}
