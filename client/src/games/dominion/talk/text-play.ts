/** The answers of a question of Dominion in words: cards of hand, offer and supply first, then what else there is. */
import { gameTexts } from "../../../lib/text/language.svelte";
import { timesOf } from "../../../lib/text/texts";
import { inWords, isOneOf } from "../../base/play.svelte";
import type { Choice, PlaySource, TextPlay } from "../../game";
import { cardOf } from "../cards/cards";
import { selectionVerb } from "./interaction";
import { Play } from "../play.svelte";
import { d } from "../words/text";
import type { DominionView } from "../view";

export function textPlay(source: PlaySource): TextPlay {
  const view = () => source.view() as DominionView;
  const play = new Play({ ...source, view, lifts: () => false });
  return {
    get choices() {
      const texts = gameTexts("dominion");
      const buttons = inWords(play.answers);
      const cards: Choice[] = play.keyed.map(([zone, card]) => {
        const moves = play.selecting ? [`${selectionVerb(play.kind)} ${card}`] : (play.movesFor(zone, card) ?? []);
        const move = moves.at(-1) ?? "";
        const price = zone === "supply" ? `${d("dominion-costs", { cost: cardOf(card).cost })}. ` : "";
        return {
          label: play.label(move),
          about: price + texts.text(`card-${card}.text`),
          notation: move,
          why: null,
          act: () => play.pick(zone, card, false),
        };
      });
      // A card that is the answer itself has a button already.
      return [...cards.filter((card) => buttons.every((button) => button.notation !== card.notation)), ...buttons];
    },
    get cannot() {
      if (!source.asked()) return [];
      const name = (card: string) => d(`card-${card}`);
      const hand = [...new Set(play.hand)]
        .filter((card) => !play.can("hand", card))
        .map((card) => ({ name: name(card), why: play.why("hand", card) }));
      const buying = isOneOf(play.kind, "buy-card", "play-treasure") || play.kind.endsWith("-gain");
      const piles = buying
        ? Object.keys(view().supply)
            .filter((card) => !play.can("supply", card))
            .map((card) => ({ name: name(card), why: play.why("supply", card) }))
        : [];
      return [...hand, ...piles];
    },
    get status() {
      const texts = gameTexts("dominion");
      const named = (cards: string[]) => texts.counted(timesOf(cards.map((card) => `card-${card}`)));
      const left = (["actions", "buys", "coins"] as const).map((counter) =>
        texts.text(`counter-${counter}.counted`, { number: view()[counter] }),
      );
      return [
        `${left.join(", ")}.`,
        ...(play.selection.length > 0 ? [d("dominion-text-selected", { cards: named(play.selection) })] : []),
        ...(play.offered.length > 0 ? [`${texts.text("zone-revealed")}: ${named(play.offered)}.`] : []),
      ].join(" ");
    },
    forget: () => play.forget(),
    goOn: () => play.goOn(),
  };
}
