import { expect, it } from "vitest";
import { unpacked } from "../../src/lib/net/parcel";
import cases from "./parcels.json";

it("takes questions out of their parcels", () => {
  for (const { question, packed } of cases) expect(unpacked<object>(packed)).toEqual(question);
  expect(cases.length).toBeGreaterThan(3);
});
