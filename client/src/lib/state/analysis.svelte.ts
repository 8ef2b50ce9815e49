/** The analysis of a game that is over, followed while it is made. */
import { api, RefusedRequest, type AnalysisShown } from "../net/api";
import type { Uploaded } from "../net/uploaded";

/** Milliseconds from one look to the next. */
const PAUSE = 2000;

/** Where an analysis comes from. */
export interface AnalysisSource {
  /** The address of the replay, without its moment. */
  replay: string;
  /** The address of the score sheet, where there is one. */
  score: string | null;
  look: () => Promise<AnalysisShown>;
  begin: () => Promise<AnalysisShown>;
  stop: () => Promise<AnalysisShown>;
}

export function ofTable(code: string): AnalysisSource {
  return {
    replay: `/t/${code}/replay`,
    score: `/t/${code}`,
    look: () => api.analysis(code),
    begin: () => api.analyse(code),
    stop: () => api.stopAnalysis(code),
  };
}

/** Of a game from a file: the file goes along every time, and looking is asking. */
export function ofRecord({ record }: Uploaded): AnalysisSource {
  let begun = false;
  const begin = () => {
    begun = true;
    return api.analyseRecord(record);
  };
  return {
    replay: "/history/record",
    score: null,
    look: () => (begun ? begin() : Promise.resolve({ state: "none" })),
    begin,
    stop: () => api.stopRecordAnalysis(record),
  };
}

export class Analysing {
  readonly #source: AnalysisSource;
  /** Told when somebody who waits for it has it. */
  readonly #done: () => void;
  /** What was asked before this is answered too late. */
  #asked = 0;
  /** Whether the last question is not yet answered. */
  #open = false;
  shown = $state.raw<AnalysisShown | null>(null);
  refused = $state.raw<RefusedRequest | null>(null);

  constructor(source: AnalysisSource, done: () => void = () => undefined) {
    this.#source = source;
    this.#done = done;
  }

  get going(): boolean {
    return this.shown?.state === "waiting" || this.shown?.state === "computing";
  }

  look(): Promise<void> {
    const went = this.going;
    return this.#ask(async () => {
      const found = await this.#source.look();
      // The server has begun anew meanwhile, and knows nothing of it any more.
      return went && found.state === "none" ? this.#source.begin() : found;
    });
  }

  begin(): Promise<void> {
    return this.#ask(() => this.#source.begin());
  }

  /** Stop it: what there is stays. */
  stop(): Promise<void> {
    return this.#ask(() => this.#source.stop());
  }

  /** Look again and again while there is more to come; gives what ends it. */
  follow(): () => void {
    const timer = setInterval(() => {
      if (this.going && !this.#open) void this.look();
    }, PAUSE);
    return () => {
      clearInterval(timer);
      // Nobody is told any more.
      this.#asked += 1;
    };
  }

  async #ask(asked: () => Promise<AnalysisShown>): Promise<void> {
    const number = (this.#asked += 1);
    this.#open = true;
    try {
      const found = await asked();
      if (number !== this.#asked) return;
      const waited = this.going;
      this.shown = found;
      this.refused = null;
      if (waited && found.state === "done") this.#done();
    } catch (error) {
      if (number !== this.#asked) return;
      const refused = error instanceof RefusedRequest ? error : new RefusedRequest("reason-no-server");
      // Whoever follows one does not care that one look in between was too early.
      if (!this.going || refused.reason !== "reason-too-fast") this.refused = refused;
    } finally {
      if (number === this.#asked) this.#open = false;
    }
  }
}
