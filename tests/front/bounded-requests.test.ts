import { mkdtempSync, rmSync } from "node:fs";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { askFront, type Question } from "../../testing/front/ask.ts";
import { FRONTS, type Front } from "../../testing/front/fronts.ts";

describe.each(FRONTS)("requests that %s passes to the site", (_, start) => {
  const folder = mkdtempSync(join(tmpdir(), "schaufenster-bounded-"));
  const seen: IncomingMessage[] = [];
  const site = createServer((request, response) => {
    seen.push(request);
    response.writeHead(200, { "cache-control": "private, no-store" });
    request.resume().on("end", () => response.end("the site"));
  });
  let front: Front;

  beforeAll(async () => {
    await new Promise<void>((resolve) => site.listen(0, "127.0.0.1", resolve));
    front = await start({ folder, site: (site.address() as AddressInfo).port });
  });
  afterAll(async () => {
    await front?.end();
    site.close();
    rmSync(folder, { recursive: true, force: true });
  });

  /** The response, and the request as the site received it; undefined if it didn't. */
  async function pass(path: string, question?: Question) {
    const before = seen.length;
    const answer = await askFront(front, path, question);
    return { answer, handedOn: seen.slice(before).at(-1) };
  }

  test.each(["/a".padEnd(2049, "/"), `/${"ü".repeat(1100)}`, "/projekte/".padEnd(7000, "x")])(
    "no path of over 2048 characters, with a German error",
    async (path) => {
      const { answer, handedOn } = await pass(encodeURI(path));
      expect([answer.status, answer.text, handedOn?.url]).toEqual([414, "Diese Adresse ist zu lang.", undefined]);
      expect(answer.headers["content-type"]).toMatch(/^text\/(?:html|plain); charset=utf-8$/);
    },
  );

  test("every other address unchanged, also with a long query", async () => {
    for (const path of ["/a".padEnd(2048, "b"), `/projekte?suche=${"x".repeat(3000)}`, "//projekte//1"])
      expect((await pass(path)).handedOn?.url).toBe(path);
  });

  test("512 characters of the user agent; a normal one, and none, unchanged", async () => {
    const named = async (name: string) =>
      (await pass("/", { headers: { "user-agent": name } })).handedOn?.headers["user-agent"];
    const firefox = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";
    expect(await named(firefox)).toBe(firefox);
    expect(await named("a".repeat(7000))).toBe("a".repeat(512));
    expect((await pass("/")).handedOn?.headers["user-agent"] ?? "").toBe("");
  });

  test("no request for a protocol upgrade", async () => {
    const { answer, handedOn } = await pass("/phpmail/x", { headers: { connection: "Upgrade", upgrade: "websocket" } });
    expect([answer.status, handedOn?.headers.upgrade, handedOn?.headers.connection]).toEqual([200, undefined, "close"]);
  });
});
