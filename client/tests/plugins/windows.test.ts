import { expect, test } from "vitest";
import { spelled } from "../../plugins/windows.ts";
import { WINDOWS } from "../../src/lib/ui/windows.ts";

test("a window is spelled out wherever it is named", () => {
  expect(spelled("(--phone)")).toBe(WINDOWS.phone);
  expect(spelled("not (--phone)")).toBe(`not ${WINDOWS.phone}`);
  expect(spelled("(--side) and (max-width: 640px)")).toBe(`${WINDOWS.side} and (max-width: 640px)`);
  expect(spelled("(max-width: 480px)")).toBe("(max-width: 480px)");
});

test("there is no window that nobody has named", () => {
  expect(() => spelled("(--watch)")).toThrow("watch");
});
