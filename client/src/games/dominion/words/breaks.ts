/** Where long names of cards may be broken, so that they fit a narrow pile. */
import { breaking } from "../../base/breaks";

const BREAKS: Record<string, string[]> = {
  en: [
    ...["Wood-cutter", "Work-shop", "Money-lender", "Labora-tory", "Adven-turer", "Bureau-crat", "Chan-cellor"],
    ...["Pro-vince", "Fes-tival", "Gar-dens", "Remo-del"],
  ],
  nl: [
    ...["Hout-hakker", "Werk-plaats", "Geld-schieter", "Labora-torium", "Avon-turier", "Bureau-craat", "Raads-heer"],
    ...["Raads-zaal", "Troon-zaal", "Slot-gracht", "Ver-bouwing", "Biblio-theek", "Hertog-dom", "Land-goed"],
    ...["Provin-cie", "Festi-val"],
  ],
};

/** A name with the places where it may be broken. */
export const broken = breaking(BREAKS);
