import { execFileSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { freePort } from "../../testing/apps.ts";
import { askFront, HOST, type Question } from "../../testing/front/ask.ts";
import { startCaddy } from "../../testing/front/caddy.ts";
import { isInstalled, shipped } from "../../testing/front/engine.ts";

const SECRET = "geheim-4711";

describe.runIf(isInstalled("caddy"))("deploy/Caddyfile", () => {
  const caddyVersion = execFileSync("caddy", ["version"], { encoding: "utf8" });
  const folder = mkdtempSync(join(tmpdir(), "schaufenster-caddy-"));
  const seen: IncomingMessage[] = [];
  const site = createServer((request, response) => {
    seen.push(request);
    response.writeHead(200, { "cache-control": "private, no-store" });
    request.resume().on("end", () => response.end("the site"));
  });
  let caddy: Awaited<ReturnType<typeof startCaddy>>;
  let ports: { https: number; http: number };

  beforeAll(async () => {
    await new Promise<void>((resolve) => site.listen(0, "127.0.0.1", resolve));
    ports = { https: await freePort(), http: await freePort() };
    caddy = await startCaddy({ folder, ports, site: (site.address() as AddressInfo).port });
    // It creates a certificate first.
    await vi.waitFor(() => ask("/"), { interval: 100, timeout: 120_000 });
  });
  afterAll(async () => {
    await caddy?.end();
    site.close();
    rmSync(folder, { recursive: true, force: true });
  });

  const ask = (path: string, question?: Question) => askFront({ port: ports.https, ca: caddy.ca }, path, question);

  test("the site gets the visitor's address, host and protocol from Caddy alone, and HTTP/3 is offered", async () => {
    const claimed = { "x-forwarded-for": "6.6.6.6", "x-forwarded-host": "boese.example", "x-forwarded-proto": "http" };
    const { status, headers } = await ask("/", { headers: claimed });
    expect([status, headers["alt-svc"]]).toEqual([200, expect.stringContaining("h3=")]);
    expect(seen.at(-1)?.headers).toMatchObject({
      host: HOST,
      "x-forwarded-for": "127.0.0.1",
      "x-forwarded-proto": "https",
      "x-forwarded-host": HOST,
    });
  });

  test("PURGE, with which a site empties a shared cache, isn't available to visitors", async () => {
    const before = seen.length;
    expect((await ask("/", { method: "PURGE" })).status).toBe(405);
    expect(seen.length).toBe(before);
  });

  test.runIf(isInstalled("logrotate"))(
    "a log line is kept for 14 days and no longer, even without new visitors",
    async () => {
      const log = join(folder, "schaufenster.access.log");
      const config = join(folder, "logrotate.conf");
      const text = shipped("logrotate", [["/var/log/caddy", folder]]);
      writeFileSync(config, text, { mode: 0o644 });
      const everyDay = () => execFileSync("logrotate", ["--force", "--state", join(folder, "logrotate.state"), config]);
      const everything = () =>
        readdirSync(folder)
          .filter((name) => name.startsWith("schaufenster.access.log"))
          .map((name) => readFileSync(join(folder, name), "utf8"))
          .join("");

      await ask("/am-ersten-tag");
      await vi.waitFor(() => expect(readFileSync(log, "utf8")).toContain("/am-ersten-tag"));
      everyDay();
      await ask("/am-zweiten-tag");
      await vi.waitFor(() => expect(readFileSync(log, "utf8")).toMatch(/^\{.*am-zweiten-tag/));
      for (let day = 2; day <= 13; day++) everyDay();
      expect(everything()).toContain("/am-ersten-tag");
      everyDay();
      expect(everything()).not.toContain("/am-ersten-tag");
      everyDay();
      expect(everything()).toBe("");
      expect(readdirSync(folder).filter((name) => name.endsWith(".gz") || /access-\d/.test(name))).toEqual([]);
    },
  );

  test("an unreachable site gives an uncached German error, and no log contains a whole address, query or token", async () => {
    await ask(`/admin/reset/${SECRET}?wer=${SECRET}`);
    await ask(`/projekte?wer=${SECRET}`, { headers: { "user-agent": SECRET } });
    await new Promise((resolve) => site.close(resolve));
    const { status, headers, text } = await ask(`/?wer=${SECRET}`);
    expect([status, headers["cache-control"]]).toEqual([502, "private, no-store"]);
    expect(text).toContain("Gleich wieder da");

    const access = readFileSync(join(folder, "schaufenster.access.log"), "utf8");
    expect(access).toContain('"uri":"/admin/reset/"');
    expect(access).toContain('"remote_ip":"127.0.0.0"');
    if (/^v?2\.(?:[7-9]|\d\d)/.test(caddyVersion)) expect(access).toContain('"client_ip":"127.0.0.0"');
    expect(access + caddy.printed()).not.toMatch(new RegExp(`${SECRET}|"127\\.0\\.0\\.1"`));
  });
});
