/** Every option is an answer of its own. */
import { gameTexts } from "../../lib/text/language.svelte";
import { Formatter } from "../../lib/text/formatter";
import { parts } from "../../lib/text/notation";
import type { GameTable, PlaySource, TextPlay } from "../game";

export function plainPlay(source: PlaySource, game: GameTable): TextPlay {
  return {
    get choices() {
      if (!source.asked()) return [];
      const texts = gameTexts(game.name);
      const formatter = new Formatter(texts, { names: source.names(), seat: source.view().seat });
      return source.options().map((move) => {
        const about = `card-${parts(move)[1]}.text`;
        return {
          label: formatter.label(game.name, move),
          about: /^[\w-]+\.text$/.test(about) && texts.has(about) ? texts.text(about) : "",
          notation: move,
          why: null,
          act: () => source.send([move]),
        };
      });
    },
    cannot: [],
    status: "",
    forget: () => undefined,
    goOn: () => undefined,
  };
}
