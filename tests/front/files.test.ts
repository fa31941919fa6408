import { once } from "node:events";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer, get, request, type Server } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ROOT } from "../../scripts/environment.ts";
import { signInByRest } from "../../testing/accounts.ts";
import { ADMINISTRATOR, Apps, freePort } from "../../testing/apps.ts";
import { type Answer, askFront, HOST, type Question } from "../../testing/front/ask.ts";
import { FRONTS, type Front } from "../../testing/front/fronts.ts";

/** Headers that vary by connection, time or server. */
const OF_THE_MOMENT = ["date", "connection", "keep-alive", "server", "alt-svc", "x-request-id"];

/** The smallest document with a page (ISO 32000-1, 7.5). */
const PDF =
  "%PDF-1.7\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n" +
  "3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 99 99]>>endobj\nxref\n0 0\ntrailer<</Root 1 0 R>>\nstartxref\n170\n%%EOF\n";

type Doc = { id: number; filename: string; sizes?: { small?: { filename?: string } } };

describe.each(FRONTS)("files behind the shipped %s", (_, start) => {
  const folder = mkdtempSync(join(tmpdir(), "schaufenster-files-"));
  let front: Front;
  let apps: Apps;
  let sitePort: number;
  let counter: Server;
  /** Number of the front server's requests to the site. */
  let reached = 0;
  let headers: Record<string, string>;
  const paths: Record<string, string> = {};

  beforeAll(async () => {
    sitePort = await freePort();
    const settings = { SEED: "none", PUBLIC_URL: `https://${HOST}`, TRUST_PROXY: "1" };
    apps = new Apps({ site: sitePort, content: await freePort() }, settings);
    apps.start("content");
    apps.start("site");
    await apps.untilReady();
    counter = createServer((asked, answer) => {
      reached += 1;
      const { method, url: path, headers } = asked;
      const onward = request({ host: "127.0.0.1", port: sitePort, method, path, headers }, (answered) => {
        answer.writeHead(answered.statusCode ?? 502, answered.headers);
        answered.pipe(answer);
      });
      onward.on("error", () => asked.socket.destroy()); // as if the site were asked directly
      asked.pipe(onward);
    });
    const port = await freePort();
    await once(counter.listen(port, "127.0.0.1"), "listening");
    front = await start({ folder, site: port, cacheDir: join(apps.folder, "page-cache") });
    headers = { authorization: `JWT ${await signInByRest(apps.url, ADMINISTRATOR)}` };
    const still = await upload("standbild.webp", "image/webp", await picture().webp().toBuffer());
    const film = readFileSync(join(ROOT, "content/testing/films/upright.mp4"));
    const docs = {
      jpeg: await upload("bild.jpg", "image/jpeg", await picture().jpeg().toBuffer()),
      png: await upload("bild.png", "image/png", await picture().png().toBuffer()),
      webp: still,
      avif: await upload("bild.avif", "image/avif", await picture().avif().toBuffer()),
      mp4: await upload("film.mp4", "video/mp4", film, { poster: still.id }),
      pdf: await upload("Preise 2027.pdf", "application/pdf", Buffer.from(PDF)),
    };
    for (const [kind, { filename }] of Object.entries(docs)) paths[kind] = `/uploads/${filename}`;
    paths["size of a picture"] = `/uploads/${docs.jpeg.sizes?.small?.filename}`;
  });
  afterAll(async () => {
    await front?.end();
    counter?.close();
    await apps?.end();
    rmSync(folder, { recursive: true, force: true });
  });

  const picture = () =>
    sharp({ create: { width: 600, height: 400, channels: 3, background: { r: paintedRed++, g: 90, b: 30 } } });
  let paintedRed = 1;

  async function upload(name: string, type: string, data: Buffer, more: object = {}): Promise<Doc> {
    const form = new FormData();
    form.set("file", new Blob([new Uint8Array(data)], { type }), name);
    form.set("_payload", JSON.stringify({ alternativeText: "Ein Kreis auf rotem Grund", ...more }));
    return doc(await fetch(`${apps.url}/api/media`, { method: "POST", headers, body: form }));
  }

  async function save(id: number, data: object): Promise<Doc> {
    const body = JSON.stringify(data);
    const json = { ...headers, "content-type": "application/json" };
    return doc(await fetch(`${apps.url}/api/media/${id}`, { method: "PATCH", headers: json, body }));
  }

  async function doc(response: Response): Promise<Doc> {
    if (!response.ok) throw new Error(`Content answered ${response.status}: ${await response.text()}`);
    return ((await response.json()) as { doc: Doc }).doc;
  }

  const behind = (path: string, question?: Question) => askFront(front, path, question);

  /** Requests the site directly, as its front server does. */
  function straight(path: string, { method = "GET", headers = {} }: Question = {}): Promise<Answer> {
    const sent = { host: HOST, "x-forwarded-for": "203.0.113.1", "x-forwarded-proto": "https", ...headers };
    return new Promise((resolve, reject) => {
      get({ host: "127.0.0.1", port: sitePort, path, method, headers: sent, agent: false }, (answer) => {
        const chunks: Buffer[] = [];
        answer.on("data", (chunk: Buffer) => chunks.push(chunk));
        answer.on("end", () => {
          const text = Buffer.concat(chunks).toString();
          resolve({ status: answer.statusCode ?? 0, headers: answer.headers, text });
        });
      }).on("error", reject);
    });
  }

  /** Number of requests to the site during some work. */
  async function reaching(work: () => Promise<unknown>): Promise<number> {
    const before = reached;
    await work();
    return reached - before;
  }

  /** Headers that every front server sends: some omit headers of 200 from 206 and 304. */
  function lasting({ status, text, headers }: Answer) {
    const left = [
      ...OF_THE_MOMENT,
      ...(status === 200 ? [] : ["accept-ranges"]),
      ...(status === 304 ? ["last-modified"] : []),
    ];
    return {
      status,
      text,
      headers: Object.fromEntries(Object.entries(headers).filter(([name]) => !left.includes(name))),
    };
  }

  test.each(["jpeg", "png", "webp", "avif", "mp4", "pdf", "size of a picture"])(
    "%s: is served as the site sends it, in full, in parts, by HEAD, and not again to a browser that has it cached; the site isn't asked",
    async (kind) => {
      const path = paths[kind] ?? "";
      const first = await straight(path);
      expect([first.status, first.headers["cache-control"]]).toEqual([200, "public, max-age=31536000, immutable"]);
      const date = String(first.headers["last-modified"]);
      const questions: Question[] = [
        {},
        { method: "HEAD" },
        { headers: { "if-modified-since": date } },
        { headers: { range: "bytes=2-9" } },
        { headers: { range: "bytes=-4", "if-range": date } },
        { headers: { range: "bytes=2-9", "if-range": "Mon, 02 Nov 2020 10:00:00 GMT" } },
      ];
      const bySite: Answer[] = [];
      for (const question of questions) bySite.push(await straight(path, question));
      expect(bySite.map(({ status }) => status)).toEqual([200, 200, 304, 206, 206, 200]);
      const byFront: Answer[] = [];
      const asked = await reaching(async () => {
        for (const question of questions) byFront.push(await behind(path, question));
      });
      expect(asked).toBe(0);
      expect(byFront.map(lasting)).toEqual(bySite.map(lasting));
      const beyond = await behind(path, { headers: { range: "bytes=99999999-" } });
      expect([beyond.status, beyond.headers["content-range"]]).toEqual([
        416,
        (await straight(path, { headers: { range: "bytes=99999999-" } })).headers["content-range"],
      ]);
    },
  );

  test("a picture requested a hundred times reaches the site once", async () => {
    const { filename } = await upload("neu.jpg", "image/jpeg", await picture().jpeg().toBuffer());
    const path = `/uploads/${filename}`;
    const asked = await reaching(async () => {
      const first = await behind(path);
      const others = await Promise.all(Array.from({ length: 99 }, () => behind(path, { from: "203.0.113.99" })));
      expect(new Set([first, ...others].map(({ status }) => status))).toEqual(new Set([200]));
    });
    expect(asked).toBe(1);
  });

  test("a file in the trash is gone immediately, and back once it's restored", async () => {
    const { id, filename } = await upload("fort.jpg", "image/jpeg", await picture().jpeg().toBuffer());
    const path = `/uploads/${filename}`;
    const status = async () => (await behind(path)).status;
    expect([await status(), await status()]).toEqual([200, 200]);
    expect(existsSync(join(apps.folder, "page-cache", path))).toBe(true);
    await save(id, { deletedAt: new Date().toISOString() });
    await expect.poll(status).toBe(404);
    const gone = await behind(path);
    expect([gone.text, gone.headers["cache-control"]]).toEqual(["Diese Datei gibt es nicht.", "no-store"]);
    const where = `trash=true&where[and][0][id][equals]=${id}&where[and][1][deletedAt][exists]=true`;
    const restored = await fetch(`${apps.url}/api/media?${where}`, {
      method: "PATCH",
      headers: { ...headers, "content-type": "application/json" },
      body: JSON.stringify({ deletedAt: null }),
    });
    expect(restored.status).toBe(200);
    await expect.poll(status).toBe(200);
  });

  test("a replaced file's address leads to the new one", async () => {
    const before = await upload("alt.jpg", "image/jpeg", await picture().jpeg().toBuffer());
    const path = `/uploads/${before.filename}`;
    expect((await behind(path)).status).toBe(200);
    const form = new FormData();
    form.set("file", new Blob([new Uint8Array(await picture().jpeg().toBuffer())], { type: "image/jpeg" }), "alt.jpg");
    form.set("_payload", "{}");
    const { filename } = await doc(
      await fetch(`${apps.url}/api/media/${before.id}`, { method: "PATCH", headers, body: form }),
    );
    const led = async () => (await behind(path)).headers.location;
    await expect.poll(led).toBe(`/uploads/${filename}`);
    expect((await behind(path)).status).toBe(301);
  });

  test("the site serves files without a copy, and every method but GET and HEAD", async () => {
    const missing = await behind("/uploads/gibt-es-nicht_0123456789.jpg");
    expect([missing.status, missing.text]).toEqual([404, "Diese Datei gibt es nicht."]);
    for (const name of ["../daneben.jpg", ".verborgen.jpg", "bild.jpg.1.part", "initial.json"]) {
      writeFileSync(join(apps.folder, "page-cache/uploads", name), "geheim");
      const path = `/uploads/${encodeURIComponent(name)}`;
      const answer = await behind(path);
      expect([path, answer.status, answer.text]).toEqual([
        path,
        (await straight(path)).status,
        expect.not.stringContaining("geheim"),
      ]);
    }
    for (const method of ["POST", "PUT", "DELETE"]) {
      const refused = await behind(paths.jpeg ?? "", { method });
      expect([method, refused.status, refused.headers.allow]).toEqual([method, 405, "GET, HEAD, OPTIONS"]);
    }
  });

  test("pictures that were requested before stay up while the site is stopped; others give a German error", async () => {
    expect((await straight(paths.jpeg ?? "")).status).toBe(200);
    await apps.stop("site");
    expect((await behind(paths.jpeg ?? "")).status).toBe(200);
    const other = await behind("/uploads/noch-nie_0123456789.jpg");
    expect(other.status).toBeGreaterThanOrEqual(500);
    expect(other.text).toContain("Gleich wieder da");
  });
});
