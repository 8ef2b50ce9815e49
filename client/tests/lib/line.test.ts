import { describe, expect, it } from "vitest";
import {
  after,
  BACK,
  dead,
  due,
  GRACE,
  LEAST,
  PATIENCE,
  SENDING,
  SILENCE,
  START,
  type Happening,
  type Line,
  type Sign,
} from "../../src/lib/net/line";

/** A line and a clock. Time goes on as a page sees it: nothing is noticed before the moment that was due. */
class Watched {
  line: Line = START;
  now = 1000;
  readonly signs: (Sign | null)[] = [null];

  happens(...happenings: Happening[]): this {
    for (const one of happenings) {
      this.line = after(this.line, one, this.now);
      if (this.signs.at(-1) !== this.line.sign) this.signs.push(this.line.sign);
    }
    return this;
  }

  passes(milliseconds: number): this {
    const end = this.now + milliseconds;
    for (let next = due(this.line, this.now); next !== null && next <= end; next = due(this.line, this.now)) {
      expect(next).toBeGreaterThan(this.now);
      this.now = next;
      this.happens("passed");
    }
    this.now = end;
    return this;
  }
}

const open = () => new Watched().happens("opening", "opened", "pinged").passes(20).happens("heard", "answered");

describe("the line", () => {
  it("says nothing while all is well, however long", () => {
    const line = open()
      .passes(100_000)
      .happens("pinged")
      .passes(SILENCE - 1)
      .happens("heard", "answered");
    expect(line.passes(100_000).signs).toEqual([null]);
    expect(due(line.line, line.now)).toBeNull();
  });

  it("says nothing of a hiccup", () => {
    expect(
      open()
        .happens("offline", "pinged")
        .passes(GRACE - 1)
        .happens("online", "heard", "answered").signs,
    ).toEqual([null]);
    const again = open()
      .happens("lost")
      .passes(GRACE - 1)
      .happens("opening", "opened", "pinged");
    expect(again.passes(50).happens("heard", "answered").passes(10_000).signs).toEqual([null]);
    const quick = open()
      .happens("ordered", "pinged")
      .passes(SENDING - 1)
      .happens("heard", "acknowledged", "answered");
    expect(quick.passes(10_000).signs).toEqual([null]);
  });

  it("believes the device that it is offline, before any socket says so", () => {
    const line = open().happens("offline", "pinged").passes(GRACE);
    expect(line.signs).toEqual([null, "offline"]);
    expect(line.line.link).toBe("open");
    expect(GRACE).toBeLessThan(2000);
  });

  it("does not believe it where the table answers all the same", () => {
    const line = open().happens("offline", "pinged").passes(3).happens("heard", "answered").passes(60_000);
    expect(line.signs).toEqual([null]);
  });

  it("takes silence for a loss, before any socket says so", () => {
    const line = open().happens("ordered", "pinged").passes(SILENCE);
    expect(line.signs).toEqual([null, "sending", "reconnecting"]);
    expect(line.line).toMatchObject({ link: "open", kept: 1, waited: true });
    expect(SILENCE).toBeLessThan(2000);
    expect(dead(line.line, line.now)).toBe(false);
    expect(dead(line.passes(PATIENCE - SILENCE).line, line.now)).toBe(true);
  });

  it("gives a straggler time, but not for ever", () => {
    const line = open()
      .happens("ordered", "pinged")
      .passes(100)
      .happens("heard")
      .passes(SILENCE - 1);
    expect(line.line.sign).toBe("sending");
    expect(line.passes(1).line.sign).toBe("reconnecting");
  });

  it("is back when the table has answered, not when a socket is there; and says so for a while", () => {
    const line = open().happens("ordered", "pinged").passes(SILENCE).happens("lost", "opening").passes(5000);
    line.happens("opened", "pinged");
    expect(line.line.sign).toBe("reconnecting");
    line.passes(80).happens("heard", "answered");
    expect(line.line).toMatchObject({ sign: "back", waited: true, kept: 1 });
    line.happens("acknowledged").passes(BACK - 1);
    expect(line.line).toMatchObject({ sign: "back", waited: true, kept: 0 });
    expect(line.passes(1).signs).toEqual([null, "sending", "reconnecting", "back", null]);
    expect(line.line.waited).toBe(false);
  });

  it("goes from offline over reconnecting to back", () => {
    const line = open().happens("offline", "pinged").passes(3000).happens("online", "lost", "opening");
    expect(line.line.sign).toBe("reconnecting");
    line.happens("opened", "pinged").passes(10).happens("heard", "answered").passes(BACK);
    expect(line.signs).toEqual([null, "offline", "reconnecting", "back", null]);
  });

  it("says nothing of an answer that the table keeps back: it has arrived", () => {
    const line = open().happens("ordered", "pinged").passes(60).happens("heard", "answered").passes(20_000);
    expect(line.signs).toEqual([null]);
    expect(line.line.kept).toBe(1);
  });

  it("lets what was said be read", () => {
    const line = open()
      .happens("ordered", "pinged")
      .passes(SENDING + 10)
      .happens("heard", "acknowledged", "answered");
    expect(line.line.sign).toBe("sending");
    expect(line.passes(LEAST).signs).toEqual([null, "sending", null]);
  });

  it("does not count the first steps as a loss, but a server that is not there", () => {
    const line = new Watched().happens("opening").passes(3000);
    expect(line.signs).toEqual([null]);
    expect(line.happens("lost").passes(GRACE).signs).toEqual([null, "reconnecting"]);
  });

  it("awaits nothing while nobody looks", () => {
    const line = open().happens("pinged", "hidden").passes(600_000);
    expect(line.signs).toEqual([null]);
    expect(line.happens("pinged").passes(SILENCE).line.sign).toBe("reconnecting");
  });

  it("does not take it for well that nobody looks", () => {
    const line = open().happens("pinged").passes(SILENCE).happens("hidden").passes(200);
    expect(line.line.sign).toBe("reconnecting");
  });

  it("is silent when the table has closed", () => {
    const line = open().happens("offline").passes(GRACE).happens("closed").passes(60_000);
    expect(line.signs).toEqual([null, "offline", null]);
    expect(due(line.line, line.now)).toBeNull();
  });
});
