/** Where long names of districts may be broken, so that they fit the front of a narrow house. */
const BREAKS: Record<string, string[]> = {
  en: [
    ...["Cathe-dral", "Monas-tery", "Watch-tower", "Fort-ress", "Treas-ury", "Necro-polis", "Obser-vatory"],
    ...["Labora-tory", "Monu-ment", "Light-house", "Hospi-tal", "Ball-room", "Univer-sity", "Frame-work", "Grave-yard"],
    ...["Basil-ica", "Imper-ial"],
  ],
  nl: [
    ...["Kathe-draal", "Wacht-toren", "Toernooi-veld", "Gevange-nis", "Land-goed", "Jacht-slot", "Gilde-huis"],
    ...[
      "Handels-huis",
      "Pak-huis",
      "Raad-huis",
      "Armen-huis",
      "Basi-liek",
      "Biblio-theek",
      "Capi-tool",
      "Draken-poort",
    ],
    ...[
      "Draken-burcht",
      "Verdedi-gings-toren",
      "Gewel-ven",
      "Goud-mijn",
      "Kaarten-kamer",
      "Labora-torium",
      "Monu-ment",
    ],
    ...[
      "Schat-kamer",
      "Sme-derij",
      "Werk-plaats",
      "Spook-stad",
      "Wonde-ren",
      "Stand-beeld",
      "Steen-groeve",
      "Stel-lage",
    ],
    ...["Sterren-wacht", "Obser-vatorium", "Wapen-kamer", "Kruit-toren", "Wens-put", "Kerk-hof", "Klokken-toren"],
    ...["Troon-zaal", "Universi-teit", "Vuur-toren", "Zieken-huis", "Hospi-taal", "Bal-zaal", "Circus-tent"],
    ...["magi-ërs"],
  ],
};
const SOFT_HYPHEN = "\u00ad";
const known = new Map(
  Object.entries(BREAKS).map(([language, words]) => [
    language,
    new Map(words.map((word) => [word.replaceAll("-", ""), word.replaceAll("-", SOFT_HYPHEN)])),
  ]),
);

/** A name with the places where it may be broken. */
export function broken(name: string, language: string): string {
  return name
    .split(" ")
    .map((word) => known.get(language)?.get(word) ?? word)
    .join(" ");
}
