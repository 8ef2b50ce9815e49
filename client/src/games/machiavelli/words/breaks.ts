/** Where long names may be broken, so that they fit the front of a narrow house, or a button. */
import { breaking } from "../../base/breaks";

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
    ...["magi-ërs", "hoogwaardigheids-bekleders", "aristo-craten", "gedele-geerden"],
  ],
};

/** A name with the places where it may be broken. */
export const broken = breaking(BREAKS);
