/** The table that the page is about, for what is shown over any page: which answers are given there each time. */
import type { LiveTable } from "./table.svelte";

/** An answer that the reader may have given each time. */
export interface Standing {
  name: string;
  label: string;
  on: boolean;
}

class Here {
  table = $state.raw<LiveTable | null>(null);
  standing = $state.raw<Standing[]>([]);
}

export const here = new Here();
