/** A question as it travels, with many options in few bytes: tables/wire/parcel.py says how. */

type Told = string | [beginning: string, ...ends: string[]];

/** The question as the game asks it. */
export function unpacked<Question extends object>(question: Question): Question {
  const options = "options" in question ? (question.options as Told[]).flatMap(apart) : [];
  const facts = Object.entries(question).map(([fact, value]) => [fact, byOption(value, options)]);
  return { ...(Object.fromEntries(facts) as Question), ...(options.length > 0 ? { options } : {}) };
}

function apart(told: Told): string[] {
  if (typeof told === "string") return [told];
  const [beginning, ...ends] = told;
  return ends.map((end) => `${beginning} ${end}`);
}

function byOption(value: unknown, options: string[]): unknown {
  if (typeof value !== "object" || value === null || !("each" in value)) return value;
  const each = value.each as unknown[];
  return Object.fromEntries(options.flatMap((option, place) => (each[place] === null ? [] : [[option, each[place]]])));
}
