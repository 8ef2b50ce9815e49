/** What must still be chosen before a game can begin. */
import {
  CROWN_RANK,
  darkLandsNumber,
  editionOf,
  isCustom,
  listed,
  rankIn,
  removedNumber,
  UNIQUES_IN_GAME,
  word,
  type Options,
} from "./options";
import { m } from "../words/text";

const FEWEST_CHARACTERS = 8;

/** Why these options cannot be played yet. */
export function incomplete(options: Options): string | null {
  const edition = editionOf(options);
  if (edition === "classic") return null;
  if (isCustom(options)) {
    const characters = listed(options, "characters");
    const ranks = new Set(characters.map((name) => rankIn(name, edition)));
    for (let rank = 1; edition === "deluxe" && rank <= 8; rank += 1)
      if (!ranks.has(rank)) return m("board-missing-rank", { rank });
    if (!ranks.has(CROWN_RANK)) return m("board-missing-rank", { rank: CROWN_RANK });
    if (characters.length < FEWEST_CHARACTERS) return m("board-missing-characters", { number: characters.length });
    const uniques = listed(options, "uniques");
    if (edition === "deluxe" && uniques.length !== UNIQUES_IN_GAME)
      return m("board-missing-uniques", { number: uniques.length });
  }
  if (edition === "deluxe") return null;
  if (word(options, "dl-districts") === "custom" && darkLandsNumber(options) === 0) return m("board-missing-districts");
  if (word(options, "dl-lilac-removed") === "random") return null;
  const wanted = removedNumber(options);
  const removed = listed(options, "dl-lilac-list").length;
  return removed === wanted ? null : m("board-missing-lilac", { number: removed, wanted });
}
