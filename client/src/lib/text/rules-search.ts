/** Looking for something in the rules and the cards of a game, in all languages at once. */
import type { Chapter, Entry, Section } from "../../games/base/rules";
import { plain } from "./plain";

/** What can be found: a section of the rules or an entry, as it is called and what is written about it. */
export interface Page {
  id: string;
  sort: "section" | "entry";
  title: string;
  text: string;
}

export interface Hit {
  /** In the language of the reader. */
  page: Page;
  /** In the language in which it was found, where that is another. */
  other: Page | null;
}

/** A piece of a text, and whether it is what was looked for. */
export interface Piece {
  text: string;
  found: boolean;
}

/** Everything that can be found in one language. */
export function pagesOf(sections: Section[], chapters: Chapter[]): Page[] {
  return [
    ...sections.map((one): Page => ({
      id: one.id,
      sort: "section",
      title: one.title,
      text: one.lines.map((line) => line.text).join(" "),
    })),
    ...chapters.flatMap((chapter) => chapter.entries.map(pageOf)),
  ];
}

function pageOf({ id, name, facts, text, ruling }: Entry): Page {
  return { id, sort: "entry", title: name, text: [facts, text, ruling].filter(Boolean).join(" ") };
}

export function wordsOf(query: string): string[] {
  return plain(query)
    .split(/\s+/)
    .filter((word) => word !== "");
}

/**
 * Find the pages that have all words, those first that are called so. `pages` are those of the reader's language,
 * `others` the same in other languages.
 */
export function find(query: string, pages: Page[], others: Page[][]): Hit[] {
  const words = wordsOf(query);
  if (words.length === 0) return [];
  const hits = pages.flatMap((page, place) => {
    const tried = [page, ...others.flatMap((one) => one[place] ?? [])];
    const best = tried.map((one) => ({ one, rank: rankOf(one, words) })).sort((a, b) => a.rank - b.rank)[0];
    if (!best || best.rank === MISSED) return [];
    return [{ page, other: best.one === page ? null : best.one, rank: best.rank }];
  });
  return hits.sort((a, b) => a.rank - b.rank).map(({ page, other }) => ({ page, other }));
}

const MISSED = 9;

function rankOf(page: Page, words: string[]): number {
  const title = plain(page.title);
  const all = `${title} ${plain(page.text)}`;
  if (!words.every((word) => all.includes(word))) return MISSED;
  if (title.startsWith(words.join(" "))) return 0;
  if (words.every((word) => title.includes(word))) return 1;
  return words.some((word) => title.includes(word)) ? 2 : 3;
}

/** A text in pieces, with what was looked for marked. */
export function marked(text: string, query: string): Piece[] {
  const words = wordsOf(query);
  // A letter with an accent is one letter in the text and none or several when it is looked for.
  let searched = "";
  const origin: number[] = [];
  let from = 0;
  for (const letter of text) {
    const sought = plain(letter);
    searched += sought;
    origin.push(...new Array<number>(sought.length).fill(from));
    from += letter.length;
  }
  const found = new Array<boolean>(text.length).fill(false);
  for (const word of words)
    for (let at = searched.indexOf(word); at >= 0; at = searched.indexOf(word, at + word.length)) {
      const end = origin[at + word.length] ?? text.length;
      found.fill(true, origin[at] ?? 0, end);
    }
  const pieces: Piece[] = [];
  for (let at = 0; at < text.length; at++) {
    const last = pieces.at(-1);
    const letter = text[at] ?? "";
    if (last && last.found === found[at]) last.text += letter;
    else pieces.push({ text: letter, found: found[at] ?? false });
  }
  return pieces;
}
