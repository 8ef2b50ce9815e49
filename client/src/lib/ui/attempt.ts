/** Ask the server for something: why it came to nothing is said in a toast. Gives whether it was done. */
import { whyNot } from "../text/refused";
import { toasts } from "./toasts.svelte";

export async function attempt(asking: () => Promise<unknown>): Promise<boolean> {
  try {
    await asking();
    return true;
  } catch (error) {
    toasts.show(whyNot(error));
    return false;
  }
}
