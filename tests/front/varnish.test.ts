import { chmodSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { CACHE_POLICY } from "../../site/src/server/http/cache-policy.ts";
import { purgeCaches } from "../../site/src/server/http/purge.ts";
import { freePort } from "../../testing/apps.ts";
import { type Engine, isInstalled, shipped, startEngine } from "../../testing/front/engine.ts";

describe.runIf(isInstalled("varnishd"))("deploy/varnish.vcl", () => {
  const folder = mkdtempSync(join(tmpdir(), "schaufenster-varnish-"));
  let version = 1;
  const site = createServer(({ url }, response) => {
    response.writeHead(200, { "cache-control": url === "/" ? CACHE_POLICY.page : CACHE_POLICY.private });
    response.end(String(version));
  });
  let varnish: Engine;
  let cache: string;

  beforeAll(async () => {
    await new Promise<void>((resolve) => site.listen(0, "127.0.0.1", resolve));
    chmodSync(folder, 0o755); // it reads as a user of its own
    const file = join(folder, "varnish.vcl");
    writeFileSync(file, shipped("varnish.vcl", [['"3000"', `"${(site.address() as AddressInfo).port}"`]]));
    const port = await freePort();
    cache = `http://127.0.0.1:${port}`;
    const args = ["-F", "-a", `127.0.0.1:${port}`, "-f", file, "-n", join(folder, "varnish"), "-T", "none"];
    varnish = await startEngine("varnishd", [...args, "-s", "malloc,16m"], { port });
  });
  afterAll(async () => {
    await varnish?.end();
    site.close();
    rmSync(folder, { recursive: true, force: true });
  });

  const visit = async (path = "/") => (await fetch(cache + path, { headers: { cookie: "a=1" } })).text();

  test("a page is kept until the site says that something was published; what is private never is", async () => {
    expect([await visit(), await visit("/api/users/me")]).toEqual(["1", "1"]);
    version = 2;
    expect([await visit(), await visit("/api/users/me")]).toEqual(["1", "2"]);
    await purgeCaches([cache], { warn: () => {} });
    expect(await visit()).toBe("2");
  });

  test.each(["198.51.100.7", "127.0.0.1", "127.0.0.1, 198.51.100.7"])(
    "a visitor (%s) who comes by a front server on the same machine cannot empty it",
    async (visitor) => {
      const kept = await visit();
      version += 1;
      const { status } = await fetch(cache, { method: "PURGE", headers: { "x-forwarded-for": visitor } });
      expect([status, await visit()]).toEqual([405, kept]);
    },
  );
});
