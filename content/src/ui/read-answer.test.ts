import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { ask } from "./ask.ts";
import { NO_ANSWER } from "./read-answer.ts";

const server = createServer(({ url }, response) => {
  if (url === "/ours") return response.end('{"plans":[]}');
  if (url === "/refused") return response.writeHead(409).end('{"errors":[{"message":"Das ist schon geplant."}]}');
  if (url === "/site") return response.writeHead(503).end('{"error":{"message":"Gerade nicht erreichbar."}}');
  if (url === "/redirect") return response.writeHead(302, { location: "/ours" }).end();
  if (url === "/page") return response.end("<h1>Zugriff gesperrt</h1>");
  if (url === "/gateway") return response.writeHead(502).end("<h1>Bad Gateway</h1>");
  if (url === "/null") return response.end("null");
  if (url === "/half")
    return response.writeHead(200, { "content-length": 400 }).write('{"doc":', () => response.destroy());
  return response.end();
});

beforeAll(() => new Promise<void>((resolve) => void server.listen(0, "127.0.0.1", resolve)));
afterAll(() => void server.close());

const asked = (path: string) => ask(`http://127.0.0.1:${(server.address() as AddressInfo).port}/${path}`);

test("the content system's response is read as its data or its error message", async () => {
  expect(await asked("ours")).toEqual({ ok: true, data: { plans: [] } });
  expect(await asked("refused")).toMatchObject({ ok: false, message: "Das ist schon geplant." });
  expect(await asked("site")).toMatchObject({ ok: false, message: "Gerade nicht erreichbar." });
});

test.each(["redirect", "page", "gateway", "null", "half", "empty"])(
  "%s isn't a valid response and becomes a German message",
  async (path) => {
    expect(await asked(path)).toMatchObject({ ok: false, message: NO_ANSWER });
  },
);
