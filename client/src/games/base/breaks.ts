/** Where long names may be broken, so that they fit a narrow card: browsers do not know all words of all languages. */

const SOFT_HYPHEN = "\u00ad";

/** Gives names with the places where they may be broken, of words such as `Water-fall` by language. */
export function breaking(words: Record<string, string[]>): (name: string, language: string) => string {
  const known = new Map(
    Object.entries(words).map(([language, all]) => [
      language,
      new Map(all.map((word) => [word.replaceAll("-", ""), word.replaceAll("-", SOFT_HYPHEN)])),
    ]),
  );
  return (name, language) =>
    name
      .split(" ")
      .map((word) => known.get(language)?.get(word) ?? word)
      .join(" ");
}
