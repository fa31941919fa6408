import { mkdtempSync, rmSync } from "node:fs";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { askFront, type Question } from "../../testing/front/ask.ts";
import { FRONTS, type Front } from "../../testing/front/fronts.ts";

describe.each(FRONTS)("what %s hands on to the site", (_, start) => {
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

  /** The answer, and the request as the site got it; undefined when it got none. */
  async function pass(path: string, question?: Question) {
    const before = seen.length;
    const answer = await askFront(front, path, question);
    return { answer, handedOn: seen.slice(before).at(-1) };
  }

  test.each(["/a".padEnd(2049, "/"), `/${"ü".repeat(1100)}`, "/projekte/".padEnd(7000, "x")])(
    "no path of over 2048 characters, which is said in German",
    async (path) => {
      const { answer, handedOn } = await pass(encodeURI(path));
      expect([answer.status, answer.text, handedOn?.url]).toEqual([414, "Diese Adresse ist zu lang.", undefined]);
      expect(answer.headers["content-type"]).toMatch(/^text\/(?:html|plain); charset=utf-8$/);
    },
  );

  test("every other address as it is, also with a long query", async () => {
    for (const path of ["/a".padEnd(2048, "b"), `/projekte?suche=${"x".repeat(3000)}`, "//projekte//1"])
      expect((await pass(path)).handedOn?.url).toBe(path);
  });

  test("of the browser's name 512 characters; an ordinary one, and none, as they are", async () => {
    const named = async (name: string) =>
      (await pass("/", { headers: { "user-agent": name } })).handedOn?.headers["user-agent"];
    const firefox = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";
    expect(await named(firefox)).toBe(firefox);
    expect(await named("a".repeat(7000))).toBe("a".repeat(512));
    expect((await pass("/")).handedOn?.headers["user-agent"] ?? "").toBe("");
  });

  test("no wish to speak another protocol", async () => {
    const { answer, handedOn } = await pass("/phpmail/x", { headers: { connection: "Upgrade", upgrade: "websocket" } });
    expect([answer.status, handedOn?.headers.upgrade, handedOn?.headers.connection]).toEqual([200, undefined, "close"]);
  });
});
