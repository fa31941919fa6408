import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect } from "@playwright/test";
import { type StrapiReplay, startStrapiReplay } from "../../site/src/testing/strapi-replay.ts";
import { freePort } from "./apps.ts";

/** The site alone before a foreign content system: the recorded answers of a real Strapi 4, settings from a file. */
export type ForeignSite = { url: string; replay: StrapiReplay; end: () => Promise<void> };

/**
 * Starts both on ports of their own; resolves when the landing page is there.
 *
 * @param prepare alters what the content system answers before the site asks for the first time
 */
export async function startForeignSite(prepare: (replay: StrapiReplay) => void = () => {}): Promise<ForeignSite> {
  const replay = await startStrapiReplay();
  prepare(replay);
  const folder = mkdtempSync(join(tmpdir(), "schaufenster-foreign-"));
  const port = String(await freePort());
  const url = `http://localhost:${port}`;
  const site = spawn(process.execPath, ["dist/server/main.js"], {
    cwd: join(import.meta.dirname, "../../site"),
    env: {
      PATH: process.env.PATH,
      NODE_ENV: "production",
      PORT: port,
      CONTENT_URL: replay.url,
      SITE_SETTINGS_FILE: "fixtures/site-settings.json",
      CACHE_DIR: folder,
      LOG_LEVEL: "silent",
    },
  });
  const status = () =>
    fetch(url).then(
      (response) => response.status,
      () => 0,
    );
  await expect.poll(status).toBe(200);
  return {
    url,
    replay,
    async end() {
      if (site.kill()) await once(site, "exit");
      await replay.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
