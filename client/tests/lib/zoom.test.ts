import { describe, expect, test } from "vitest";
import { zoomFor } from "../../src/lib/ui/zoom";

describe("how large everything is shown", () => {
  test("it grows with the window, but only as far as both its sides do", () => {
    expect(zoomFor(1280, 720, "normal")).toBe(1);
    expect(zoomFor(1440, 900, "normal")).toBe(1);
    expect(zoomFor(1920, 1080, "normal")).toBe(1.2);
    expect(zoomFor(1920, 940, "normal")).toBe(1.044);
    expect(zoomFor(2560, 1440, "normal")).toBe(1.6);
    expect(zoomFor(7680, 4320, "normal")).toBe(2.4);
  });

  test("it grows with the text, as far as there is room in the width", () => {
    expect(zoomFor(1440, 900, "huge")).toBe(1.2);
    expect(zoomFor(1280, 720, "large")).toBe(1.081);
    expect(zoomFor(1920, 1080, "small")).toBe(1.128);
    expect(zoomFor(1920, 1080, "huge")).toBe(1.44);
  });

  test("a phone and a tablet have sizes of their own", () => {
    expect(zoomFor(390, 844, "huge")).toBe(1);
    expect(zoomFor(1024, 768, "small")).toBe(1);
  });
});
