/** How much room there is: the layout follows it. */
import { MediaQuery } from "svelte/reactivity";

export const phone = new MediaQuery("(max-width: 700px)");
export const narrow = new MediaQuery("(max-width: 1180px)");
/** Wide enough for everything, but not high: a laptop. */
export const low = new MediaQuery("(min-width: 1181px) and (max-height: 800px)");
