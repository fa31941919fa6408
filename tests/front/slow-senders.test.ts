import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { type ConnectionOptions, connect } from "node:tls";
import { afterAll, beforeAll, expect, test } from "vitest";
import { ROOT } from "../../scripts/environment.ts";
import { headOf, plainly, sendSlowly } from "../../site/testing/slow-sockets.ts";
import { ADMINISTRATOR, Apps, freePort } from "../../testing/apps.ts";
import { askFront, HOST } from "../../testing/front/ask.ts";
import { startCaddy } from "../../testing/front/caddy.ts";
import { makeCertificate } from "../../testing/front/certificate.ts";
import { type Engine, isInstalled } from "../../testing/front/engine.ts";
import { startNginx, writeNginx } from "../../testing/front/nginx.ts";

const folder = mkdtempSync(join(tmpdir(), "schaufenster-slow-"));
const engines: Engine[] = [];
let apps: Apps;
let sitePort: number;

beforeAll(async () => {
  sitePort = await freePort();
  apps = new Apps({ site: sitePort, content: await freePort() }, { SEED: "none", TRUST_PROXY: "1" });
  apps.start("content");
  apps.start("site");
  await apps.untilReady();
});
afterAll(async () => {
  await Promise.all(engines.map((engine) => engine.end()));
  await apps?.end();
  rmSync(folder, { recursive: true, force: true });
});

const LOGIN = JSON.stringify(ADMINISTRATOR);
const JSON_BODY = { "content-type": "application/json" };

type Front = { open: Parameters<typeof sendSlowly>[0]; login: () => Promise<{ status: number; text: string }> };

async function straight(): Promise<Front> {
  const question = { method: "POST", headers: JSON_BODY, body: LOGIN };
  const login = async () => {
    const response = await fetch(`${apps.url}/api/users/login`, question);
    return { status: response.status, text: await response.text() };
  };
  return { open: plainly(sitePort), login };
}

async function behindNginx(): Promise<Front> {
  const [https, http] = [await freePort(), await freePort()];
  const certificate = makeCertificate(folder, [HOST]);
  const options = { folder, ports: { https, http }, sites: [sitePort], certificate };
  engines.push(await startNginx(writeNginx(options), options));
  return byTls({ port: https, ca: certificate.text });
}

async function behindCaddy(): Promise<Front> {
  const [https, http] = [await freePort(), await freePort()];
  const caddy = await startCaddy({ folder, ports: { https, http }, site: sitePort });
  engines.push(caddy);
  const front = { port: https, ca: caddy.ca };
  await expect.poll(() => askFront(front, "/health").catch(() => null)).toBeTruthy();
  return byTls(front);
}

function byTls(front: { port: number; ca: string }): Front {
  const options: ConnectionOptions = { ...front, host: "127.0.0.1", servername: HOST, ALPNProtocols: ["http/1.1"] };
  return {
    open: () => connect(options),
    login: () => askFront(front, "/api/users/login", { method: "POST", headers: JSON_BODY, body: LOGIN }),
  };
}

const MADE_UP = { cookie: "payload-token=made-up", "next-action": "40bc", "x-real-ip": "198.51.100.7" };

test.each([
  ["the site itself", straight, true],
  ["nginx", behindNginx, isInstalled("nginx")],
  ["Caddy", behindCaddy, isInstalled("caddy")],
])(
  "seventy anonymous clients that send a hundred bytes per second to the admin by %s don't keep an editor from signing in",
  async (_, start, isThere) => {
    if (!isThere) return;
    const { open, login } = await start();
    for (const [path, length] of [
      ["/api/users/login", 16_000],
      ["/admin", 900_000],
    ] as const) {
      const slow = await sendSlowly(open, { count: 70, head: headOf(path, length, MADE_UP) });
      const answer = await login();
      slow.close();
      expect([path, answer.status, answer.text]).toEqual([path, 200, expect.stringContaining('"user"')]);
    }
  },
);

test("a long form of the admin is accepted from signed-in users, and not from clients with a forged cookie", async () => {
  const { text } = await (await straight()).login();
  const send = async (token: string) => {
    const headers = { cookie: `payload-token=${token}`, origin: apps.url, "content-type": "text/plain" };
    return (await fetch(`${apps.url}/admin`, { method: "POST", headers, body: "x".repeat(200_000) })).status;
  };
  const { token } = JSON.parse(text) as { token: string };
  expect(await send(token)).toBeLessThan(400);
  // The signature's first character: bits of the last one don't count.
  expect(await send(token.replace(/\.(.)([^.]*)$/, (_, first, rest) => `.${first === "A" ? "B" : "A"}${rest}`))).toBe(
    413,
  );
});

test("an editor's picture arrives over a slow connection", async () => {
  const { text } = await (await straight()).login();
  const form = new FormData();
  form.append("_payload", JSON.stringify({ alternativeText: "Eine Arbeit der Agentur" }));
  form.append(
    "file",
    new Blob([readFileSync(join(ROOT, "tools/demo/media/hero-film.jpg"))], { type: "image/jpeg" }),
    "bild.jpg",
  );
  const body = new Response(form);
  const bytes = Buffer.from(await body.arrayBuffer());
  const upload = request(`${apps.url}/api/media`, {
    method: "POST",
    headers: {
      authorization: `JWT ${JSON.parse(text).token}`,
      "content-type": body.headers.get("content-type") ?? "",
      "content-length": bytes.byteLength,
    },
  });
  const status = new Promise<number | undefined>((resolve, reject) => {
    upload.on("response", (answer) => resolve(answer.resume().statusCode)).on("error", reject);
  });
  for (let sent = 0; sent < bytes.byteLength; sent += 10_000) {
    upload.write(bytes.subarray(sent, sent + 10_000));
    await pause(100);
  }
  upload.end();
  expect(await status).toBe(201);
});
