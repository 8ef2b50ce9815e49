/** Every option is an answer of its own. */
import { gameTexts } from "../../lib/text/language.svelte";
import { parts } from "../../lib/text/wording";
import type { GameTable, PlaySource, TextPlay } from "../game";

export function plainPlay(source: PlaySource, game: GameTable): TextPlay {
  return {
    get choices() {
      if (!source.asked()) return [];
      const texts = gameTexts(game.name);
      return source.options().map((move) => {
        const about = `card-${parts(move)[1]}.text`;
        return {
          label: game.wording.option(texts, move),
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
