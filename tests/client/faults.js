// What is wrong with how a page is laid out: see `faults` in geometry.py, which runs it in the page.
([except, smallest, scrolls, fingers]) => {
  const found = new Set();
  // The window as it is laid out: what a phone shows of a page that is too wide is shrunk until all of it is in sight.
  const { clientWidth: innerWidth, clientHeight: innerHeight } = document.documentElement;
  const dialog = [...document.querySelectorAll("dialog[open], aside.drawer")].at(-1);
  const root = dialog ?? document.body;
  const styles = new Map();
  const styleOf = (one) => {
    if (!styles.has(one)) styles.set(one, getComputedStyle(one));
    return styles.get(one);
  };
  // For ears only, and what comes and goes over everything.
  const aside = [".visually-hidden", ".sr", ".skip", ".toasts", ...except].join(",");
  const shown = (one) =>
    one.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    styleOf(one).clipPath !== "inset(50%)";
  const said = (words) => words.trim().replaceAll(/\s+/g, " ").slice(0, 50);
  const name = (one) => {
    const own = one.getAttribute("aria-label") || one.title || said(one.textContent);
    const kind = one.getAttribute("class")?.split(" ").filter((part) => !part.startsWith("svelte-")).join(".");
    return `${one.localName}${kind ? `.${kind}` : ""} "${own.slice(0, 50)}"`;
  };
  // Colours are written as rgb(), rgba() or color(... / alpha).
  const alpha = (colour) => {
    const parts = colour.match(/^rgba\(.*, ([\d.]+)\)$/) ?? colour.match(/\/ ([\d.]+)\)$/);
    return colour === "transparent" ? 0 : parts ? Number(parts[1]) : 1;
  };
  const opaque = (one) => {
    const style = styleOf(one);
    return alpha(style.backgroundColor) > 0.5 || style.backgroundImage !== "none";
  };
  const framed = (one) => {
    const style = styleOf(one);
    return opaque(one) || (parseFloat(style.borderLeftWidth) > 0 && parseFloat(style.borderRightWidth) > 0);
  };
  // What clips a thing, from the inside out; what is laid over everything is clipped by nothing.
  const clips = (one) => {
    const all = [];
    let out = false;
    for (let above = one; above && above !== document.body; above = above.parentElement) {
      const style = styleOf(above);
      if (out && style.position !== "static") out = false;
      if (!out && style.display !== "contents" && style.display !== "inline") {
        const [x, y] = [style.overflowX, style.overflowY];
        if (x !== "visible" || y !== "visible") all.push([above, above.getBoundingClientRect(), x, y]);
      }
      if (style.position === "fixed" || above === dialog) break;
      if (style.position === "absolute") out = true;
    }
    return all;
  };
  // What hangs in the window stays where it is when the page is scrolled.
  const hangs = (one) => {
    for (let above = one; above; above = above.parentElement)
      if (["fixed", "sticky"].includes(styleOf(above).position)) return true;
    return false;
  };
  const soft = (how) => how === "auto" || how === "scroll";
  // A list that shows that there is more of it may be scrolled.
  const marked = (one) => one.dataset.more !== undefined;
  // Is a part of a box out of sight? What must be scrolled down to is, without being cut.
  const beyond = (box, all, report) => {
    let hidden = false;
    for (const [above, clip, x, y] of all) {
      const wide = Math.max(clip.left - box.left, box.right - clip.right);
      const high = Math.max(clip.top - box.top, box.bottom - clip.bottom);
      if (wide > 1 && x !== "visible") {
        if (!hidden && !(soft(x) && marked(above))) report(`sticks out sideways of ${name(above)} by ${Math.round(wide)} px`);
        hidden = true;
      }
      // A line of words is higher than its letters.
      if (high > Math.max(3, box.height / 5) && y !== "visible") {
        if (!soft(y) && !hidden) report(`is cut by ${name(above)} by ${Math.round(high)} px`);
        hidden = true;
      }
    }
    return hidden;
  };
  const texts = [];
  const inView = (box) => box.bottom > 0 && box.top < innerHeight;
  const read = () => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const words = said(node.textContent);
      const element = node.parentElement;
      if (!words || !shown(element) || element.closest(aside)) continue;
      if (["SCRIPT", "STYLE", "OPTION"].includes(element.tagName)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const rects = [...range.getClientRects()].filter((one) => one.width > 0 && one.height > 0);
      if (rects.length === 0) continue;
      const style = styleOf(element);
      const where = `"${words}" in ${name(element.closest("[class]") ?? element)}`;
      const size = parseFloat(style.fontSize) * (element.currentCSSZoom ?? 1);
      if (size < smallest - 0.01) found.add(`${where} is only ${size.toFixed(1)} px large`);
      const mayBeCut = element.closest("[data-may-be-cut]");
      let clipped = false;
      const all = clips(element);
      for (const box of rects) {
        const report = (how) => mayBeCut || found.add(`${where} ${how}`);
        if (beyond(box, all, report)) clipped = true;
        else if (box.left < -1 || box.right > innerWidth + 1) report("sticks out of the window");
        else if (!scrolls && (box.top < -1 || box.bottom > innerHeight + 1)) report("is below the edge of the window");
      }
      const dots = [element, element.parentElement].find(
        (one) => one && (styleOf(one).textOverflow === "ellipsis" || styleOf(one).webkitLineClamp !== "none")
      );
      if (dots && !mayBeCut && (dots.scrollWidth > dots.clientWidth + 1 || dots.scrollHeight > dots.clientHeight + 3))
        if (styleOf(dots).overflowX !== "visible") found.add(`${where} ends in dots`);
      if (clipped) continue;
      // What has a ground or a border holds its own words.
      for (let above = element; above && above !== root; above = above.parentElement) {
        const place = styleOf(above);
        if (framed(above) && place.display !== "inline" && place.display !== "contents") {
          const frame = above.getBoundingClientRect();
          for (const box of rects)
            if (box.left < frame.left - 1 || box.right > frame.right + 1)
              found.add(`${where} is wider than ${name(above)}`);
            else if (Math.max(frame.top - box.top, box.bottom - frame.bottom) > Math.max(4, box.height / 5))
              found.add(`${where} is higher than ${name(above)}`);
          break;
        }
        if (place.position === "absolute" || place.position === "fixed") break;
      }
      const through = style.pointerEvents === "none";
      const held = hangs(element);
      for (const box of rects) texts.push({ element, words, where, box, through, held });
    }
  };
  // A link may be hit beyond its own box, wherever its card is.
  const within = (one, x, y) => {
    const box = one.getBoundingClientRect();
    return x >= box.left && x <= box.right && y >= box.top && y <= box.bottom;
  };
  // What could cover anything: to ask what is seen at a place takes long, and few places have more than one such thing.
  const grounds = [...root.querySelectorAll("*")]
    .filter((one) => shown(one) && opaque(one))
    .map((one) => [one, one.getBoundingClientRect(), hangs(one)]);
  const mayCover = (element, x, y, moved) =>
    grounds.some(([one, box, held]) => {
      const high = held ? y : y + moved;
      if (x < box.left || x > box.right || high < box.top || high > box.bottom) return false;
      return !one.contains(element) && !element.contains(one);
    });
  // What is really seen where the words are, on a page that was scrolled so far since they were read?
  const uncover = (one, moved) => {
    const { left, width, top, height } = one.box;
    for (const part of [0.15, 0.5, 0.85]) {
      const [x, y] = [left + part * width, top + height / 2];
      if (one.through || !mayCover(one.element, x, y, moved)) continue;
      const hit = document.elementFromPoint(x, y);
      if (!hit || one.element.contains(hit) || hit.contains(one.element)) continue;
      if (hit.closest(aside) || !shown(hit)) continue;
      for (let above = hit; above && !above.contains(one.element); above = above.parentElement)
        if (opaque(above) && within(above, x, y)) return above;
    }
    return null;
  };
  const hits = "button, a[href], input, select, textarea, summary, [role=button], [role=radio], [role=switch], " +
    "[role=tab], [role=option], [data-answer], .can-choose, .is-choosable";
  const asked = "[data-answer], .can-choose, .is-choosable";
  const targets = [...root.querySelectorAll(hits)].filter((one) => shown(one) && !one.closest(aside));
  const reached = new Set();
  const lists = [...root.querySelectorAll("[data-more]")].map((one) => [one, one.scrollLeft, one.scrollTop]);
  // What is chosen with a finger is larger.
  const least = fingers ? 36 : 24;
  // Brings a thing into a list that was scrolled away from it; gives whether it can.
  const brought = (one) => {
    // A list of which all is shown may lie in one that goes on.
    if (!one.parentElement.closest('[data-more]:not([data-more=""])')) return false;
    one.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
    return true;
  };
  const outside = (one) => {
    const { left, top, width, height } = one.getBoundingClientRect();
    return clips(one.parentElement).some(([, clip, x, y]) => {
      const [wide, high] = [left + width / 2, top + height / 2];
      return (x !== "visible" && (wide < clip.left || wide > clip.right)) ||
        (y !== "visible" && (high < clip.top || high > clip.bottom));
    });
  };
  // Where something is tried to be hit, across and down, those in its middle first; cards that lie over each other like
  // roof tiles are hit at their edge.
  const parts = [0.5, 0.3, 0.7, 0.1, 0.9];
  const spots = parts.flatMap((across) => parts.map((down) => [across, down]));
  const enough = 6;
  const reach = (one) => {
    // What a finger goes through is opened with what it lies in.
    if (styleOf(one).pointerEvents === "none" && !one.matches(asked)) return reached.add(one);
    // What lies at the edge of such a list fades.
    if (brought(one) && outside(one)) return reached.add(one) && found.add(`${name(one)} cannot be scrolled to`);
    const boxes = [...one.getClientRects()].filter((box) => box.width > 1 && box.height > 1);
    const box = boxes.length > 1 && styleOf(one).display === "inline" ? boxes[0] : one.getBoundingClientRect();
    if (box.width <= 1 || box.height <= 1) return reached.add(one);
    const away = outside(one);
    if (away) {
      if (one.matches(asked)) found.add(`${name(one)} must be scrolled to`);
      return reached.add(one);
    }
    const middle = box.top + box.height / 2;
    if (middle < 0 || middle > innerHeight) return scrolls || found.add(`${name(one)} is outside the window`);
    let number = 0;
    let cover = null;
    for (const [across, down] of spots) {
      const hit = document.elementFromPoint(box.left + across * box.width, box.top + down * box.height);
      if (hit && (one.contains(hit) || hit.closest("label")?.contains(one))) number += 1;
      else if (hit && !hit.closest(aside)) cover = hit;
      else if (hit) number += 1;
      if (number === enough) break;
    }
    if (number < enough && cover && passing(one, cover)) return;
    reached.add(one);
    if (number < enough) found.add(`${name(one)} cannot be hit${cover ? ` for ${name(cover)}` : ""}`);
    else if (one.matches(asked) && (box.width < least || box.height < least))
      found.add(`${name(one)} is only ${Math.round(box.width)}x${Math.round(box.height)} px to hit`);
  };
  for (const [list] of lists) {
    const { overflowX, overflowY } = styleOf(list);
    const [across, down] = [/before|after/, /above|below/].map((side) => side.test(list.dataset.more));
    if ((across && !soft(overflowX)) || (down && !soft(overflowY)))
      found.add(`${name(list)} fades, and cannot be scrolled`);
  }
  // What hangs in the window covers whatever is scrolled under it: that is looked at again further down.
  const passing = (one, cover) => scrolls && hangs(cover) && !hangs(one) && scrollY < furthest();
  const furthest = () => document.documentElement.scrollHeight - innerHeight - 1;
  read();
  const open = new Set();
  const top = scrollY;
  const last = scrolls ? document.documentElement.scrollHeight : 1;
  for (let y = 0; y < last; y += innerHeight * 0.7) {
    if (scrolls) scrollTo({ top: y, behavior: "instant" });
    const moved = scrollY - top;
    for (const one of texts) {
      if (open.has(one)) continue;
      const { left, width, height } = one.box;
      const at = { left, width, height, top: one.box.top - (one.held ? 0 : moved) };
      if (at.top < 0 || at.top + height > innerHeight) continue;
      const cover = uncover({ ...one, box: at }, moved);
      if (cover && passing(one.element, cover)) continue;
      open.add(one);
      if (cover) {
        one.covered = true;
        found.add(`${one.where} is covered by ${name(cover)}`);
      }
    }
    for (const one of targets) if (!reached.has(one)) reach(one);
  }
  if (scrolls) scrollTo({ top, behavior: "instant" });
  for (const [list, left, high] of lists) list.scrollTo({ left, top: high, behavior: "instant" });
  // A line of words is lower than its box; a badge is as large as its ground.
  const marks = texts.filter((one) => !one.covered).map((one) => {
    const badge = one.element.closest("kbd, .key, .badge, .disc");
    const { left, right, top: high, bottom, height } = badge?.getBoundingClientRect() ?? one.box;
    const slack = badge ? 0 : height * 0.22;
    return { ...one, left, right, top: high + slack, bottom: bottom - slack };
  });
  marks.sort((one, other) => one.top - other.top);
  marks.forEach((one, place) => {
    for (let next = place + 1; next < marks.length && marks[next].top < one.bottom - 2; next++) {
      const other = marks[next];
      if (one.element === other.element || (scrolls && one.held !== other.held)) continue;
      const wide = Math.min(one.right, other.right) - Math.max(one.left, other.left);
      const high = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
      if (wide > 2 && high > 2 && inView(one.box)) found.add(`${one.where} lies over ${other.where}`);
    }
  });
  const { scrollWidth, scrollHeight } = document.documentElement;
  if (scrollWidth > innerWidth) found.add(`the page is ${scrollWidth - innerWidth} px wider than the window`);
  if (!scrolls && scrollHeight > innerHeight)
    found.add(`the page is ${scrollHeight - innerHeight} px higher than the window`);
  return [...found];
}
