import { describe, expect, it } from "vitest";
import { mayAsk, NOT_NOW_DAYS, tellingOn, type Device } from "../../src/lib/ui/telling";

const PHONE: Device = { secure: true, permission: "default", push: true, apple: false, installed: false };
const DAY = 86_400_000;

describe("whether a device can tell its owner something", () => {
  it.each([
    ["ready", {}],
    ["ready", { permission: "granted" }],
    ["insecure", { secure: false }],
    // Safari shows no notifications at all before it is installed.
    ["install", { apple: true, permission: null, push: false }],
    ["ready", { apple: true, installed: true }],
    ["denied", { permission: "denied" }],
    ["page", { push: false }],
    ["never", { permission: null }],
  ] as const)("%s", (telling, changes) => {
    expect(tellingOn({ ...PHONE, ...changes })).toBe(telling);
  });

  it("asks again only after a while", () => {
    expect(mayAsk(null, 0)).toBe(true);
    expect(mayAsk("nonsense", 0)).toBe(true);
    expect(mayAsk("1000", 1000 + DAY)).toBe(false);
    expect(mayAsk("1000", 1001 + NOT_NOW_DAYS * DAY)).toBe(true);
  });
});
