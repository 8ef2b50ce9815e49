// Outlines of pictures, written with fewer digits than anybody can see. Each point is rounded where it lies, so that no
// error grows along an outline whose points are given from one to the next.

const TOKEN = /[a-zA-Z]|-?(?:\d+\.?\d*|\.\d+)(?:e-?\d+)?/g;
/** Which of the numbers of a command are across and down, in turn; `n` are others. */
const SHAPES: Record<string, string> = {
  m: "xy",
  l: "xy",
  t: "xy",
  h: "x",
  v: "y",
  c: "xyxyxy",
  s: "xyxy",
  q: "xyxy",
  a: "nnnffxy",
  z: "",
};

/** The numbers of arcs: two flags may stand without anything between them. */
function split(d: string): string[] {
  const spaced = d.replaceAll(/([aA])([^a-zA-Z]*)/g, (_, command: string, numbers: string) => {
    const found: string[] = [];
    let rest = numbers;
    for (let place = 0; rest.trim(); place++) {
      const flag = place % 7 === 3 || place % 7 === 4;
      const one = (flag ? /^[\s,]*([01])/ : /^[\s,]*(-?(?:\d+\.?\d*|\.\d+)(?:e-?\d+)?)/).exec(rest);
      if (!one) break;
      found.push(one[1] ?? "");
      rest = rest.slice(one[0].length);
    }
    return command + found.join(" ");
  });
  return spaced.match(TOKEN) ?? [];
}

/** The same outline with whole numbers; it is drawn on a ground of 512. */
export function rounded(d: string): string {
  const tokens = split(d);
  const at = { x: 0, y: 0 };
  const drawn = { x: 0, y: 0 };
  let [start, drawnStart] = [{ ...at }, { ...drawn }];
  let out = "";
  let command = "";
  for (let place = 0; place < tokens.length;) {
    if (/[a-zA-Z]/.test(tokens[place] ?? "")) command = tokens[place++] ?? "";
    const shape = SHAPES[command.toLowerCase()];
    if (shape === undefined) throw new Error(`an outline has a command ${command}`);
    const relative = command !== command.toUpperCase();
    const [from, drawnFrom] = [{ ...at }, { ...drawn }];
    const numbers: number[] = [];
    for (const kind of shape) {
      const value = Number(tokens[place++]);
      if (kind === "x" || kind === "y") {
        const wanted = (relative ? from[kind] : 0) + value;
        const whole = Math.round(wanted);
        numbers.push(relative ? whole - drawnFrom[kind] : whole);
        at[kind] = wanted;
        drawn[kind] = whole;
      } else numbers.push(kind === "f" ? value : Math.round(value * 10) / 10);
    }
    out += command + numbers.join(" ").replaceAll(" -", "-");
    if (command === "z" || command === "Z") {
      Object.assign(at, start);
      Object.assign(drawn, drawnStart);
    } else if (command === "m" || command === "M") {
      [start, drawnStart] = [{ ...at }, { ...drawn }];
      // What follows without a command of its own is a line.
      command = relative ? "l" : "L";
    }
  }
  return out;
}
