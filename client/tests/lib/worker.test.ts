import { describe, expect, it } from "vitest";
import { outdated, wayOf } from "../../src/worker/ways";

const HERE = "https://games.example";
const SHELL = ["/", "/theme.js", "/assets/index-1.js"];
const way = (path: string, mode = "cors", method = "GET") => wayOf({ method, mode, url: HERE + path }, HERE, SHELL);

describe("the worker", () => {
  it("opens every page of the client", () => {
    for (const path of ["/", "/watch", "/t/bcdfghj", "/t/bcdfghj/text?x=1", "/rules/dominion"])
      expect([path, way(path, "navigate")]).toEqual([path, "page"]);
  });

  it("keeps out of what the server alone may answer", () => {
    for (const path of [
      "/api/me",
      "/api/tables/bcdfghj",
      "/ws/tables/bcdfghj",
      "/i/secret",
      "/health",
      "/ready",
      "/schema",
    ])
      for (const mode of ["cors", "navigate"]) expect([path, way(path, mode)]).toEqual([path, null]);
    expect(way("/", "navigate", "POST")).toBeNull();
    expect(wayOf({ method: "GET", mode: "navigate", url: "https://other.example/" }, HERE, SHELL)).toBeNull();
  });

  it("keeps files of the client, and no others", () => {
    expect(way("/assets/dominion-2.css")).toBe("asset");
    expect(way("/theme.js")).toBe("file");
    expect(way("/manifest-nl.webmanifest")).toBeNull();
    expect(way("/favicon.ico", "navigate")).toBeNull();
    // The page as data: nobody asks for it so, and it would never be renewed.
    expect(way("/")).toBeNull();
    expect(way("/assets/x.js?y=1")).toBeNull();
  });

  it("keeps the files of the last version for pages that are still open", () => {
    expect(outdated(["signoria a", "other", "signoria b", "signoria c"], "signoria ", "signoria c")).toEqual([
      "signoria a",
    ]);
    expect(outdated(["signoria a", "signoria b"], "signoria ", "signoria b")).toEqual([]);
    expect(outdated(["signoria b"], "signoria ", "signoria b")).toEqual([]);
  });
});
