// The letters that Dutch and English are written with come in a file of their own, two thirds as large as what a font
// has for all of western Europe; other letters come when somebody's name needs them.
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, relative } from "node:path";
import subset from "subset-font";
import type { Plugin } from "vite";

const SHEET = /\/@fontsource-variable\/([a-z0-9-]+)\/index\.css$/;
const LATIN = /@font-face \{[^}]*-latin-wght-normal\.woff2[^}]*\}/;
/** As light and as bold as anything is written. */
const WEIGHTS = { min: 400, max: 700 };
const ASCII = Array.from({ length: 0x7f - 0x20 }, (_, place) => String.fromCodePoint(0x20 + place)).join("");
/** They are not seen, and asked for all the same. */
const SPACES = "\u00a0\u00ad\u2009\u200b\u202f\u2060";
export const LETTERS = `${ASCII}${SPACES}ıáàâäçéèêëíìîïñóòôöúùûüÁÄÇÉÈËÍÏÓÖÚÜ€–—‘’‚“”„…·•×½«»°−→≈′″`;
const LASTING = new URL("../node_modules/.fonts/", import.meta.url).pathname;

/** The same letters as CSS names them. */
function range(letters: string): string {
  return Array.from(letters, (letter) => `U+${letter.codePointAt(0)?.toString(16).toUpperCase() ?? ""}`).join(",");
}

/** The styles of a font, with a face for our letters that comes before the one they are taken from. */
export function withLetters(sheet: string, file: string): string {
  const face = LATIN.exec(sheet)?.[0];
  if (!face) throw new Error("the font has no latin letters");
  const own = face
    .replace(/url\([^)]*\)/, `url(${file})`)
    .replace(/unicode-range: [^;]*;/, `unicode-range: ${range(LETTERS)};`);
  return `${sheet}\n${own}`;
}

export function fonts(): Plugin {
  return {
    name: "signoria-fonts",
    enforce: "pre",
    async load(id) {
      const font = SHEET.exec(id.replaceAll("\\", "/"))?.[1];
      if (!font) return undefined;
      const folder = dirname(id);
      const whole = readFileSync(`${folder}/files/${font}-latin-wght-normal.woff2`);
      const cut = await subset(whole, LETTERS, { targetFormat: "woff2", variationAxes: { wght: WEIGHTS } });
      mkdirSync(LASTING, { recursive: true });
      writeFileSync(`${LASTING}${font}-letters.woff2`, cut);
      return withLetters(readFileSync(id, "utf-8"), relative(folder, `${LASTING}${font}-letters.woff2`));
    },
  };
}
