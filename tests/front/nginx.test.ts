import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { connect } from "node:http2";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { signInByRest } from "../../testing/accounts.ts";
import { ADMINISTRATOR, Apps, freePort } from "../../testing/apps.ts";
import { type Answer, askFront, HOST, type Question } from "../../testing/front/ask.ts";
import { makeCertificate } from "../../testing/front/certificate.ts";
import { type Engine, isInstalled } from "../../testing/front/engine.ts";
import { startNginx, writeNginx } from "../../testing/front/nginx.ts";

/** Poll interval of a visitor who waits for a change. */
const LOOK_MS = 20;

/** For anything that takes longer on a busy machine. */
const PATIENCE = { interval: LOOK_MS, timeout: 120_000 };

const WEBHOOK_SECRET = "a secret of at least thirty-two characters";
const SECRET = "geheim-4711";

describe.runIf(isInstalled("nginx") && isInstalled("openssl"))("deploy/nginx.conf in front of two sites", () => {
  const folder = mkdtempSync(join(tmpdir(), "schaufenster-nginx-"));
  const certificate = makeCertificate(folder, [HOST]);
  let nginx: Engine;
  let first: Apps;
  let second: Apps;
  let port: number;
  let httpPort: number;
  let token: string;
  let menuItem: number;

  beforeAll(async () => {
    const [one, two, content] = [await freePort(), await freePort(), await freePort()];
    const settings = {
      SEED: "none",
      PUBLIC_URL: `https://${HOST}`,
      TRUST_PROXY: "1",
      WEBHOOK_SECRET,
      SITE_URLS: [one, two].map((port) => `http://127.0.0.1:${port}`).join(),
    };
    first = new Apps({ site: one, content }, settings);
    second = new Apps({ site: two, content }, settings);
    first.start("content");
    first.start("site");
    second.start("site");
    await first.untilReady();
    [port, httpPort] = [await freePort(), await freePort()];
    const options = { folder, ports: { https: port, http: httpPort }, sites: [one, two], certificate };
    nginx = await startNginx(writeNginx(options), options);
    token = await signInByRest(first.url, ADMINISTRATOR);
    menuItem = await save("POST", "/api/menuitems", { title: "Anfang", name: "/#contact", sortId: 10 });
  });
  afterAll(async () => {
    await nginx?.end();
    await Promise.all([first?.end(), second?.end()]);
    rmSync(folder, { recursive: true, force: true });
  });

  const ask = (path: string, question?: Question) => askFront({ port, ca: certificate.text }, path, question);
  const log = () => readFileSync(join(folder, "logs/schaufenster.access"), "utf8");
  const lines = () =>
    log()
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line) as { path: string; cache: string; address: string; requestId: string });

  /** Publishes by REST, bypassing nginx. Resolves to the entry's id. */
  async function save(method: "POST" | "PATCH", path: string, data: object): Promise<number> {
    const response = await fetch(first.url + path, {
      method,
      headers: { "content-type": "application/json", authorization: `JWT ${token}` },
      body: JSON.stringify({ ...data, _status: "published" }),
    });
    if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
    return ((await response.json()) as { doc: { id: number } }).doc.id;
  }

  test("a page is served over HTTP/2 with the site's own headers, compressed, and https is required", async () => {
    const session = connect(`https://127.0.0.1:${port}`, { ca: certificate.text, servername: HOST });
    const stream = session.request({ ":path": "/", ":authority": HOST, "accept-encoding": "gzip, br" });
    const headers = await new Promise<NodeJS.Dict<string | string[]>>((resolve) => stream.on("response", resolve));
    stream.resume();
    session.close();
    expect(headers).toMatchObject({ ":status": 200, "content-encoding": "br", vary: "Accept-Encoding" });
    expect(headers["strict-transport-security"]).toContain("max-age=");
    expect(headers["content-security-policy"]).toContain("default-src 'none'");

    const plain = await fetch(`http://127.0.0.1:${httpPort}/projekte?seite=2`, { redirect: "manual" });
    expect([plain.status, plain.headers.get("location")]).toEqual([301, `https://${HOST}/projekte?seite=2`]);
  });

  test("each visitor gets an encoding that their browser accepts, and 304 for a cached page", async () => {
    const encoded = async (accepted: string) => {
      const { headers } = await ask("/datenschutz", { headers: { "accept-encoding": accepted } });
      return headers["content-encoding"];
    };
    const wishes = ["gzip, deflate, br, zstd", "gzip", "br;q=0, gzip", ""];
    expect(await Promise.all(wishes.map(encoded))).toEqual(["br", "gzip", "gzip", undefined]);
    expect(await Promise.all(wishes.map(encoded))).toEqual(["br", "gzip", "gzip", undefined]);
    const { headers } = await ask("/datenschutz", { headers: { "accept-encoding": "br" } });
    const again = { "accept-encoding": "br", "if-none-match": String(headers.etag) };
    expect((await ask("/datenschutz", { headers: again })).status).toBe(304);
  });

  test("a publication is visible to any visitor in the next second of the clock", async () => {
    for (const wait of [0, 700, 1400]) {
      // a separate visitor each, because of the rate limit: this one sends fifty requests per second
      const visitor = { from: `203.0.113.${100 + wait / 100}` };
      await ask("/", visitor);
      await pause(wait);
      const title = `Nach ${wait} ms`;
      await save("PATCH", `/api/menuitems/${menuItem}`, { title });
      for (const { url } of [first, second]) {
        await expect.poll(async () => (await fetch(url)).text(), PATIENCE).toContain(title);
      }
      const older: Answer[] = [];
      for (
        let answer = await ask("/", visitor);
        !answer.text.includes(`>${title}<`);
        answer = await ask("/", visitor)
      ) {
        expect(answer.status).toBe(200);
        older.push(answer);
        await pause(LOOK_MS);
      }
      // Responses that the sites no longer give came from the cache while it was fresh; then nginx requested and
      // waited.
      const kept = () =>
        older.map(({ headers }) => lines().find((line) => line.requestId === headers["x-request-id"])?.cache);
      await expect.poll(kept, PATIENCE).not.toContain(undefined);
      expect(kept().filter((cache) => cache !== "HIT")).toEqual([]);
      for (const { headers } of older) {
        expect(headers["cache-control"]).toMatch(/\bs-maxage=1\b/);
        expect(headers["x-accel-expires"]).toBeUndefined();
      }
    }
    await expect.poll(() => lines().map(({ cache }) => cache), PATIENCE).toContain("EXPIRED");
  });

  test("a page is fresh until its second ends, and no longer", async () => {
    const seconds = () => Math.floor(Date.now() / 1000);
    const before = seconds();
    const { headers } = await fetch(first.url, { headers: { "x-forwarded-proto": "https" } });
    const [, said] = /^@(\d+)$/.exec(headers.get("x-accel-expires") ?? "") ?? [];
    expect([before, seconds()]).toContain(Number(said));
  });

  test("of fifty simultaneous requests for an uncached page, one is passed on", async () => {
    const path = "/?von=allen";
    const answers = await Promise.all(Array.from({ length: 50 }, () => ask(path, { from: "203.0.113.50" })));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    const ids = new Set(answers.map(({ headers }) => headers["x-request-id"]));
    expect(ids.size).toBe(50);
    const logged = () => lines().filter(({ requestId }) => ids.has(requestId));
    await expect.poll(logged, PATIENCE).toHaveLength(50);
    expect(logged().filter(({ cache }) => cache === "MISS")).toHaveLength(1);
  });

  test("nothing for a single visitor or editor is cached, with any response", async () => {
    const login = { authorization: `JWT ${token}` };
    for (const path of [
      "/api/users/me",
      "/api/inquiries?limit=1",
      "/admin",
      "/vorschau?entwurf=x",
      "/health",
      "/gibt-es-nicht",
    ]) {
      const answer = await ask(path, { headers: login });
      expect([path, answer.headers["cache-control"]]).toEqual([path, expect.stringContaining("no-store")]);
    }
    const query = encodeURIComponent("query { services { data { id } } }");
    expect((await ask(`/graphql?query=${query}`)).headers["cache-control"]).toBe("private, no-store");
    expect((await ask("/projekte/")).headers["cache-control"]).toBe("no-cache");
    expect((await ask("/api/inquiries?limit=1")).status).toBe(403);

    const kept = readdirSync(join(folder, "cache"), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => /\nKEY: (.*)\n/.exec(readFileSync(join(entry.parentPath, entry.name), "latin1"))?.[1] ?? "");
    expect(kept.length).toBeGreaterThan(3);
    expect(kept.filter((key) => !/ \/(?:datenschutz|\?von=allen)?$/.test(key))).toEqual([]);
  });

  test("a prefetched page comes from the site, which says how it counts when it is shown", async () => {
    const person = { accept: "text/html", "user-agent": "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Firefox/140.0" };
    const ahead = { ...person, "sec-purpose": "prefetch", "sec-fetch-dest": "document" };
    await ask("/");
    const { headers } = await ask("/", { headers: ahead });
    expect(headers).toMatchObject({ "cache-control": "private, max-age=0", link: expect.stringContaining("/views/") });
    expect((await ask("/")).headers["cache-control"]).toContain("s-maxage=1");
  });

  test("an editor's file may have 210 MB; a visitor's request that is too large is refused by the site in German, then by nginx", async () => {
    const length = (megabytes: number) => ({ "content-length": String(megabytes * 1024 * 1024) });
    const upload = { method: "POST", headers: { "content-type": "multipart/form-data; boundary=x", ...length(209) } };
    expect((await ask("/api/media", upload)).status).toBe(403);
    expect((await ask("/api/media", { ...upload, headers: length(211) })).status).toBe(413);
    expect((await ask("/phpmail/", { method: "POST", headers: length(2) })).status).toBe(413);
    const long = await ask("/phpmail/", { method: "POST", body: "x".repeat(70_000) });
    expect([long.status, long.text]).toEqual([413, expect.stringContaining("zu groß")]);
  });

  test("the log has no whole address, no query and no token", async () => {
    const path = `/admin/reset/${SECRET}?wer=${SECRET}`;
    for (const from of ["198.51.100.77", "2001:db8:85a3:8d3::7334", "2001:db8::7334"]) await ask(path, { from });
    const addresses = () => lines().flatMap((line) => (line.path === "/admin/reset/[token]" ? [line.address] : []));
    await expect.poll(addresses, PATIENCE).toEqual(["198.51.100.0", "2001:db8:85a3::", "2001:db8::"]);
    const written = readdirSync(join(folder, "logs")).map((name) => readFileSync(join(folder, "logs", name), "utf8"));
    expect(written.join("")).not.toMatch(new RegExp(`${SECRET}|198\\.51\\.100\\.77|[\\da-f:]:7334`));
  });

  test("a visitor who sends too many requests is refused, and others aren't", async () => {
    const flood = Array.from({ length: 300 }, () => ask("/", { from: "198.51.100.9" }));
    const others = await Promise.all([ask("/"), ask("/projekte")]);
    expect(others.map(({ status }) => status)).toEqual([200, 200]);
    expect(new Set((await Promise.all(flood)).map(({ status }) => status))).toEqual(new Set([200, 429]));
  });

  test("with IPv6 a visitor is the whole /64: using another address for each request doesn't help", async () => {
    const from = (number: number) => `2001:db8:64:10a::${number.toString(16)}`;
    const flood = Array.from({ length: 300 }, (_, number) => ask("/", { from: from(number + 1) }));
    expect((await ask("/", { from: "2001:db8:64:10b::1" })).status).toBe(200);
    expect(new Set((await Promise.all(flood)).map(({ status }) => status))).toEqual(new Set([200, 429]));
  });

  test.each(["PURGE", "BAN", "TRACE"])("%s, which is for caches and their owners, isn't passed on", async (method) => {
    expect((await ask("/", { method })).status).toBe(405);
  });

  test("the proof for a new certificate is served over http while everything else redirects to https", async () => {
    mkdirSync(join(folder, ".well-known/acme-challenge"), { recursive: true });
    writeFileSync(join(folder, ".well-known/acme-challenge/token"), "proof");
    const url = `http://127.0.0.1:${httpPort}/.well-known/acme-challenge/token`;
    expect(await (await fetch(url)).text()).toBe("proof");
  });

  test("a site is replaced while visitors come, and no request fails", async () => {
    const stopped = second.stop("site");
    const ready = () =>
      fetch(`${second.url}/health/ready`).then(
        ({ status }) => status,
        () => 0,
      );
    let isStopped = false;
    void stopped.then(() => {
      isStopped = true;
    });
    const statuses = new Set<number>();
    for (let number = 0; !isStopped; number += 1) {
      // a separate visitor each, because of the rate limit: this sends requests as fast as responses arrive
      const visitor = { from: `2001:db8:1:${number.toString(16)}::1` };
      statuses.add((await ask(`/?nach=${number}`, visitor)).status);
    }
    second.start("site");
    await expect.poll(ready, PATIENCE).toBe(200);
    statuses.add((await ask("/?zuletzt")).status);
    expect([await stopped, ...statuses]).toEqual([0, 200]);
  });

  test("one of two sites is killed: every request is answered by the other", async () => {
    await second.stop("site", "SIGKILL");
    const paths = Array.from({ length: 20 }, (_, number) => `/?nummer=${number}`);
    const answers = await Promise.all(paths.map((path) => ask(path)));
    expect(answers.map(({ status }) => status)).toEqual(paths.map(() => 200));
    const inquiries = Array.from({ length: 4 }, () => ask("/phpmail/", { method: "POST", body: "{}" }));
    for (const { status } of await Promise.all(inquiries)) expect(status).toBeLessThan(500);
  });

  test("all sites are stopped: visited pages stay up, others give a German error", async () => {
    await ask("/");
    await first.stop("site");
    await untilExpired();
    expect(await ask("/")).toMatchObject({ status: 200, text: expect.stringContaining("</html>") });
    const { status, headers, text } = await ask("/noch-nie-besucht");
    expect([status, headers["cache-control"]]).toEqual([503, "private, no-store"]);
    expect(text).toContain("Gleich wieder da");
    const message = await ask("/phpmail/", { method: "POST", body: "{}" });
    expect(message.status).toBe(503);
    expect(message.text).toContain("Ihr Text steht noch im Formular");
  });

  /** Resolves once nginx has requested the landing page from the sites again, without a response. */
  async function untilExpired(): Promise<void> {
    const before = lines().length;
    const wasStale = async () => {
      await ask("/", { from: "203.0.113.60" }); // because of the rate limit
      return lines()
        .slice(before)
        .some(({ cache }) => cache === "STALE");
    };
    await expect.poll(wasStale, PATIENCE).toBe(true);
  }
});
