/** The measure of the table in this window, for this reader. */
import { innerHeight, innerWidth } from "svelte/reactivity/window";
import { preferences } from "../../../lib/state/preferences.svelte";
import { taken } from "../../../lib/ui/taken.svelte";
import { measured, type Sized } from "./measures";

export function measure(): Sized {
  return measured(innerWidth.current ?? 0, (innerHeight.current ?? 0) - taken.height, preferences.wish("text"));
}
