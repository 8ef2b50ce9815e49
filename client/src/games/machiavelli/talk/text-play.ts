/** The answers of the open question in words: buttons, then cards, characters and districts that can be picked. */
import { gameTexts } from "../../../lib/text/language.svelte";
import { countedCards } from "../words/names";
import { inWords } from "../../base/play.svelte";
import type { Choice, PlaySource, TextPlay } from "../../game";
import { cardOf, printedCost } from "../cards";
import { Play } from "../play.svelte";
import { m } from "../words/text";
import { spots, type MachiavelliView, type QuestionKind } from "../view";

const OF_DISTRICTS: ReadonlySet<QuestionKind | ""> = new Set<QuestionKind>([
  "destroy",
  "exchange",
  "seize",
  "armory",
  "beautify",
  "sacrifice",
]);

export function textPlay(source: PlaySource): TextPlay {
  const view = () => source.view() as MachiavelliView;
  const play = new Play({ ...source, view, lifts: () => false });

  function about(zone: string, id: string): string {
    if (zone === "draft" || zone === "strip") return play.about(`character-${id}`);
    if (zone === "hand" || zone === "offer") {
      const { type } = cardOf(id);
      if (!type) return play.about(`card-${id}`);
      // What a picture of the card says.
      const kind = gameTexts("machiavelli").printed(`type-${type}`, play.printing);
      const printed = `${m("board-price", { price: printedCost(id, view().options) })}, ${kind}`;
      return type === "unique" ? `${printed}. ${play.about(`card-${id}`)}` : printed;
    }
    const price = zone === "district" ? play.price(id) : null;
    return price === null ? "" : m("board-price", { price });
  }

  return {
    get choices() {
      const answers = play.answers;
      const buttons = inWords(answers).map((one, place) => ({ ...one, about: answers[place]?.about ?? "" }));
      // Every way to pay is an answer of its own here.
      const things: Choice[] = play.keyed.flatMap(([zone, id]) =>
        play.selecting
          ? [
              {
                label: play.label(`discard ${id}`),
                about: "",
                notation: `discard ${id}`,
                why: null,
                act: () => play.pick(zone, id, false),
              },
            ]
          : play.moves(zone, id).map((move) => ({
              label: play.label(move),
              about: about(zone, id),
              notation: move,
              why: null,
              act: () => play.send([move]),
            })),
      );
      return [...things, ...buttons];
    },
    get cannot() {
      if (!source.asked()) return [];
      const hand =
        play.kind === "turn-action"
          ? [...new Set(play.hand)]
              .filter((card) => !play.can("hand", card))
              .map((card) => ({ name: play.card(card), why: play.why("hand", card) }))
          : [];
      if (!OF_DISTRICTS.has(play.kind)) return hand;
      const names = source.names();
      return view().players.flatMap((player) =>
        [...new Set(spots(player.city))]
          .map((spot) => `${player.seat} ${spot}`)
          .filter((id) => !play.can("district", id))
          .map((id) => ({
            name: `${names[player.seat] ?? ""}: ${play.label(`district ${id}`)}`,
            why: play.why("district", id),
          })),
      );
    },
    get status() {
      const texts = gameTexts("machiavelli");
      const named = (cards: string[]) => countedCards(texts, cards, play.printing);
      const { turn } = view();
      const me = play.me;
      return [
        ...(me ? [`${texts.text("counter-gold.counted", { number: me.gold })}.`] : []),
        ...(play.acting && turn
          ? [`${texts.text("counter-builds.counted", { number: Math.max(0, turn.limit - turn.builds) })}.`]
          : []),
        ...(play.selection.length > 0 ? [`${texts.text("zone-selected")}: ${named(play.selection)}.`] : []),
        ...(play.offered.length > 0 ? [`${m("board-offer")}: ${named(play.offered)}.`] : []),
      ].join(" ");
    },
    forget: () => play.forget(),
    goOn: () => play.goOn(),
  };
}
