/** What may have to be scrolled says so: it fades out where there is more of it. */
import type { Attachment } from "svelte/attachments";

/** Pixels that are as good as the end. */
const SLACK = 3;

/** What sticks out of something that does not scroll is not more of it: it is there to be seen. */
const scrolls = (overflow: string) => overflow === "auto" || overflow === "scroll";

export const fading: Attachment<HTMLElement> = (element) => {
  const tell = () => {
    const { scrollLeft, scrollTop, scrollWidth, scrollHeight, clientWidth, clientHeight } = element;
    const { overflowX, overflowY } = getComputedStyle(element);
    const [across, down] = [scrolls(overflowX), scrolls(overflowY)];
    const more = [
      down && scrollTop > SLACK && "above",
      down && scrollHeight - clientHeight - scrollTop > SLACK && "below",
      across && scrollLeft > SLACK && "before",
      across && scrollWidth - clientWidth - scrollLeft > SLACK && "after",
    ].filter(Boolean);
    // What is written has to be laid out again: most lists have nothing new to say.
    const said = more.join(" ");
    if (element.dataset["more"] !== said) element.dataset["more"] = said;
  };
  // Tells before the next picture of whatever it begins to watch, when everything is laid out anyhow.
  const sized = new ResizeObserver(tell);
  const watch = () => {
    sized.disconnect();
    sized.observe(element);
    for (const child of element.children) sized.observe(child);
  };
  const changed = new MutationObserver(watch);
  changed.observe(element, { childList: true });
  element.addEventListener("scroll", tell, { passive: true });
  element.dataset["more"] = "";
  watch();
  return () => {
    sized.disconnect();
    changed.disconnect();
    element.removeEventListener("scroll", tell);
    delete element.dataset["more"];
  };
};
