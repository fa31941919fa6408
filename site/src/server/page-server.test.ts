import { once } from "node:events";
import { createServer } from "node:http";
import { connect, type Socket } from "node:net";
import fc from "fast-check";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { listen } from "../testing/listen.ts";
import { type Portfolio, startPortfolio } from "../testing/portfolio.ts";
import { startTestSite, type TestSite } from "../testing/site.ts";
import { PageServer } from "./page-server.ts";
import { stopServer } from "./stopping.ts";

let content: Portfolio;
let site: TestSite;
/** The same site behind node:http alone. */
let plain: { url: string; close: () => Promise<void> };
/** How many requests of a test node:http has read at the site. */
let read = 0;

beforeAll(async () => {
  content = await startPortfolio({ projects: 3 });
  site = await startTestSite(content.url);
  site.server.on("request", () => {
    read += 1;
  });
  plain = await listen(createServer(site.parts.replays.before(site.listener)));
});
afterAll(() => Promise.all([plain.close(), site.close(), content.close()]));

const opened: Socket[] = [];
beforeEach(async () => {
  for (const socket of opened.splice(0)) socket.destroy();
  await (await fetch(`${site.url}/projekte`, { headers: { "accept-encoding": "br" } })).text(); // remembered from now on
  read = 0;
});

/** A connection, and all that has come over it. */
async function open(url: string) {
  const socket = connect({ port: Number(new URL(url).port), host: "127.0.0.1", noDelay: true });
  opened.push(socket);
  let received = "";
  socket.setEncoding("latin1").on("data", (chunk) => {
    received += chunk;
  });
  socket.on("error", () => {}); // being cut off is an answer, too
  await once(socket, "connect");
  return { socket, received: () => received, closed: once(socket, "close") };
}

const PAGE = ["GET /projekte HTTP/1.1", "Host: site.example", "Accept-Encoding: br", "User-Agent: test"];
const page = (...more: string[]) => `${[...PAGE, ...more].join("\r\n")}\r\n\r\n`;

/** Without what differs from answer to answer, and the headers in order. */
const comparable = (text: string) =>
  text
    .replace(/^(?:date|keep-alive|connection): .*\r\n/gim, "")
    .replace(/^(x-request-id): .*\r\n/gim, "$1: …\r\n")
    .split(/(?=HTTP\/1\.1 \d)/)
    .map((answer) => {
      const [head = "", ...body] = answer.split("\r\n\r\n");
      return [head.split("\r\n").sort().join("\r\n"), ...body].join("\r\n\r\n");
    });

const answers = (text: string) => [...text.matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, status]) => Number(status));

/** All that comes back for these bytes, each piece sent by itself. */
async function exchange(url: string, ...pieces: string[]): Promise<string> {
  const { socket, received, closed } = await open(url);
  for (const piece of pieces) {
    socket.write(piece, "latin1");
    await new Promise((resolve) => setTimeout(resolve, 15));
  }
  socket.end();
  await closed;
  return received();
}

test("a page that can be answered again is answered on the socket, as node:http answers it", async () => {
  const { socket, received } = await open(site.url);
  for (let count = 1; count <= 3; count += 1) {
    socket.write(page());
    await expect.poll(() => answers(received())).toHaveLength(count);
  }
  expect(read).toBe(0);
  const [own, theirs] = await Promise.all([exchange(site.url, page()), exchange(plain.url, page())]);
  expect(comparable(own)).toEqual(comparable(theirs));
  expect(own).toMatch(/^date: .* GMT\r$/im);
  expect(own).toMatch(/^keep-alive: timeout=5\r$/im);
  expect(own).toMatch(/^connection: keep-alive\r$/im);
  const ids = [...received().matchAll(/^x-request-id: (.*)\r$/gm)].map(([, id]) => id);
  expect(new Set(ids).size).toBe(3);
});

test("with the first other request node:http takes the connection over, and loses nothing of it", async () => {
  const { socket, received } = await open(site.url);
  socket.write(page());
  await expect.poll(() => answers(received())).toEqual([200]);
  socket.write("GET /health HTTP/1.1\r\nHost: site.example\r\n\r\n");
  await expect.poll(() => answers(received())).toEqual([200, 200]);
  socket.write("POST /nirgends HTTP/1.1\r\nHost: site.example\r\nContent-Length: 3\r\n\r\nabc");
  await expect.poll(() => answers(received())).toEqual([200, 200, 404]);
  socket.write(page());
  await expect.poll(() => answers(received())).toEqual([200, 200, 404, 200]);
});

const text = (...lines: string[]) => lines.join("\r\n");

test.each([
  ["in two pieces", [page().slice(0, 30), page().slice(30)], [200]],
  ["byte by byte at its end", [page().slice(0, -2), "\r", "\n"], [200]],
  ["two at once", [page() + page()], [200, 200]],
  ["one and a half", [page() + page().slice(0, 20), page().slice(20)], [200, 200]],
  ["with Connection: close", [page("Connection: close")], [200]],
  ["with a body", [`${page("Content-Length: 5")}hello`], [200]],
  ["with a chunked body", [`${page("Transfer-Encoding: chunked")}0\r\n\r\n`], [200]],
  ["with two hosts", [page("Host: other.example")], [400]],
  ["without a host", [text("GET /projekte HTTP/1.1", "Accept-Encoding: br", "", "")], [400]],
  ["of HTTP/1.0", [page().replace("HTTP/1.1", "HTTP/1.0")], [200]],
  ["by HEAD", [page().replace("GET", "HEAD")], [200]],
  ["with a space before a colon", [page("X : y")], [400]],
  ["with a folded header", [page("X: y\r\n z")], [400]],
  ["with a bare line feed", [page("X: y\nZ: z")], [400]],
  ["with a bare carriage return", [page("X: y\rZ: z")], [400]],
  ["with a zero byte", [page("X: \0")], [400]],
  ["with bytes beyond ASCII", [page("X: \xe4")], [200]],
  ["to an absolute address", [page().replace("/projekte", "http://site.example/projekte")], [400]],
  ["with an ETag", [page('If-None-Match: "x"')], [200]],
  ["with an enormous head", [page(`X: ${"y".repeat(9000)}`)], [200]],
])("a request %s is node:http's", async (_, pieces, statuses) => {
  const [own, theirs] = await Promise.all([exchange(site.url, ...pieces), exchange(plain.url, ...pieces)]);
  expect(answers(own)).toEqual(statuses);
  expect(comparable(own)).toEqual(comparable(theirs));
  if (!statuses.includes(400)) expect(read).toBe(statuses.length);
});

test("whatever is sent, the answers are those of node:http alone", async () => {
  const line = fc.constantFrom(
    ...[
      "X: y",
      "X:y",
      "X :y",
      " X: y",
      "x: \t y\t",
      "Host: a",
      "Connection: Keep-Alive",
      "Connection: x",
      "Cookie: a=b",
    ],
    ...["Content-Length: 0", "Content-Length: 4", "Transfer-Encoding: chunked", "Expect: 100-continue", "Upgrade: h2c"],
    ...["Accept-Encoding: gzip", "If-None-Match: *", "X-Forwarded-Proto: http", "X-Request-Id: abcdefghij", ": x", "X"],
  );
  const ending = fc.oneof(
    { weight: 6, arbitrary: fc.constant("\r\n") },
    fc.constantFrom("\n", "\r", "\r\r\n", "\0\r\n"),
  );
  const start = fc.oneof(
    { weight: 4, arbitrary: fc.constant("GET /projekte HTTP/1.1") },
    fc.constantFrom("GET  /projekte HTTP/1.1", "get /projekte HTTP/1.1", "GET /projekte", "GET /projekte HTTP/2.0"),
    fc.constantFrom(
      "GET /projekte HTTP/1.1 ",
      "GET /projekte?a=1 HTTP/1.1",
      "GET //projekte HTTP/1.1",
      "HEAD /projekte HTTP/1.1",
    ),
  );
  const request = fc
    .tuple(
      start,
      fc.array(fc.tuple(line, ending), { maxLength: 4 }),
      fc.boolean(),
      fc.constantFrom("", "", "", "x", "\r\n"),
    )
    .map(([first, lines, host, rest]) =>
      [
        first,
        "\r\n",
        host ? "Host: site.example\r\n" : "",
        "Accept-Encoding: br\r\n",
        ...lines.flat(),
        "\r\n",
        rest,
      ].join(""),
    );
  const cut = fc.oneof(
    { weight: 3, arbitrary: fc.constant(Number.POSITIVE_INFINITY) },
    fc.integer({ min: 1, max: 120 }),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(request, { minLength: 1, maxLength: 3 }), cut, async (requests, at) => {
      const pieces = requests.flatMap((each) => [each.slice(0, at), each.slice(at)]).filter(Boolean);
      // Where node:http is still at work on one request, the refusal of the next may overtake it: a difference that stays
      // is one.
      await vi.waitFor(async () => {
        const [own, theirs] = await Promise.all([exchange(site.url, ...pieces), exchange(plain.url, ...pieces)]);
        expect(comparable(own)).toEqual(comparable(theirs));
      }, 3000);
    }),
    { numRuns: 150 },
  );
}, 60_000);

/** A server of its own, which a test may stop. */
async function startAlone(keepAliveTimeout = 5000) {
  const server = new PageServer({ keepAliveTimeout }, site.parts.replays, site.listener);
  const { url } = await listen(server);
  return { server, url };
}

test("connections that wait do not keep the server from stopping", async () => {
  const { server, url } = await startAlone();
  const [used, silent] = [await open(url), await open(url)];
  used.socket.write(page());
  await expect.poll(() => answers(used.received())).toEqual([200]);
  const begun = performance.now();
  await stopServer(server, 3000);
  expect(performance.now() - begun).toBeLessThan(2500);
  await Promise.all([used.closed, silent.closed]);
});

test("a connection that has had its answer is closed some time after, one that has asked nothing becomes node:http's", async () => {
  const { server, url } = await startAlone(100);
  const [used, silent] = [await open(url), await open(url)];
  used.socket.write(page());
  await used.closed;
  expect(answers(used.received())).toEqual([200]);
  silent.socket.write(page());
  await expect.poll(() => answers(silent.received())).toEqual([200]);
  await stopServer(server, 1000);
});
