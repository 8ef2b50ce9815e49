/**
 * Whoever goes by keys or listens stays where they were: when what had the focus is gone, hidden or out of use, because
 * it was an answer that was given, the question has it, and not the top of the page.
 */

/** What may be focused in the place of what is gone. */
const QUESTION = "[data-question]";
/** What may hide a thing, or put it out of use. */
const HIDES = ["class", "disabled", "hidden", "inert", "open", "style"];

/** Watch over the focus: use in `$effect`. */
export function keepFocus(): () => void {
  let last: Element | null = null;
  let waiting = 0;
  const focused = (event: FocusEvent) => (last = event.target instanceof Element ? event.target : null);
  const look = () => {
    if (!last || document.activeElement !== document.body || isThere(last)) return;
    last = null;
    // A window over the page has its own.
    if (document.querySelector("dialog:modal")) return;
    const place = document.querySelector<HTMLElement>(QUESTION) ?? document.querySelector<HTMLElement>("main");
    place?.focus({ preventScroll: true });
  };
  /** A browser takes the focus from what is hidden when it has drawn it: that is seen in the picture after. */
  const later = () => {
    waiting ||= requestAnimationFrame(() => {
      waiting = requestAnimationFrame(() => {
        waiting = 0;
        look();
      });
    });
  };
  const changed = () => {
    if (!last) return;
    if (last.isConnected) later();
    else look();
  };
  document.addEventListener("focusin", focused);
  const observer = new MutationObserver(changed);
  observer.observe(document.body, { childList: true, subtree: true, attributeFilter: HIDES });
  return () => {
    document.removeEventListener("focusin", focused);
    cancelAnimationFrame(waiting);
    observer.disconnect();
  };
}

/** Whether a thing can have the focus. */
function isThere(thing: Element): boolean {
  return thing.isConnected && !thing.matches(":disabled, [inert] *") && thing.checkVisibility();
}
