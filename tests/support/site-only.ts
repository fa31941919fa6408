import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { startStrapiReplay } from "../../site/src/testing/strapi-replay.ts";
import { freePort } from "./apps.ts";

const SITE = join(import.meta.dirname, "../../site");

/**
 * The built site alone, before recorded answers of a Strapi 4; its settings from a file, so that a test can change them.
 *
 * @param settings put over those of the fixture
 */
export async function startSiteOnly(settings: object = {}, env: NodeJS.ProcessEnv = {}) {
  const replay = await startStrapiReplay();
  const folder = mkdtempSync(join(tmpdir(), "schaufenster-site-"));
  const fixture = JSON.parse(readFileSync(join(SITE, "fixtures/site-settings.json"), "utf8")) as object;
  const settingsFile = join(folder, "settings.json");
  writeFileSync(settingsFile, JSON.stringify({ ...fixture, ...settings }));
  const port = String(await freePort());
  const url = `http://localhost:${port}`;
  const site: ChildProcess = spawn(process.execPath, ["dist/server/main.js"], {
    cwd: SITE,
    env: {
      PATH: process.env.PATH,
      NODE_ENV: "production",
      PORT: port,
      CONTENT_URL: replay.url,
      SITE_SETTINGS_FILE: settingsFile,
      CACHE_DIR: join(folder, "cache"),
      LOG_LEVEL: "silent",
      ...env,
    },
  });
  await untilAnswered(url);
  return {
    url,
    folder,
    operations: replay.operations,
    async end(): Promise<void> {
      site.kill();
      await once(site, "exit");
      await replay.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Resolves when the landing page is there. */
async function untilAnswered(url: string): Promise<void> {
  for (;;) {
    const answer = await fetch(url).catch(() => null);
    if (answer?.status === 200) return;
    await setTimeout(100);
  }
}
