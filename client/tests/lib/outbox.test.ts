import { describe, expect, it } from "vitest";
import type { Order } from "../../src/lib/net/connection";
import { Outbox, type Store } from "../../src/lib/net/outbox";

const order = (id: string): Order => ({ type: "choose", id, ply: 3, moves: ["buy silver"], seat: 0 });

function store(): Store & { kept: Map<string, string> } {
  const kept = new Map<string, string>();
  return {
    kept,
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => kept.set(key, value),
    removeItem: (key) => kept.delete(key),
  };
}

describe("an outbox", () => {
  it("keeps what is not acknowledged over a reload, in order and under the same ids", () => {
    const window = store();
    const before = new Outbox("wss://here/ws/tables/abc", window);
    for (const id of ["a-1", "a-2", "a-3"]) before.put(order(id));
    expect(before.take("a-2")).toBe(true);
    const after = new Outbox("wss://here/ws/tables/abc", window);
    expect(after.all()).toEqual([order("a-1"), order("a-3")]);
    expect(new Outbox("wss://here/ws/tables/xyz", window).size).toBe(0);
  });

  it("leaves nothing behind", () => {
    const window = store();
    const outbox = new Outbox("x", window);
    outbox.put(order("a-1"));
    expect(window.kept.size).toBe(1);
    expect(outbox.take("a-1")).toBe(true);
    expect(outbox.take("a-1")).toBe(false);
    expect(window.kept.size).toBe(0);
    outbox.put(order("a-2"));
    outbox.empty();
    expect([outbox.size, window.kept.size]).toEqual([0, 0]);
  });

  it("works without a store, and with one that is broken", () => {
    const none = new Outbox("x", null);
    none.put(order("a-1"));
    expect(none.size).toBe(1);
    const window = store();
    window.setItem("signoria-outbox x", "{");
    expect(new Outbox("x", window).size).toBe(0);
  });
});
