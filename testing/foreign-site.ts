import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect } from "@playwright/test";
import { type StrapiReplay, startStrapiReplay } from "../site/testing/strapi-replay.ts";
import { freePort } from "./apps.ts";

const SITE = join(import.meta.dirname, "../site");

/** Only the site, with a foreign content system: recorded responses of a real Strapi 4, settings from a file. */
export type ForeignSite = {
  url: string;
  replay: StrapiReplay;
  /**
   * Changes the replay's responses, and notifies the site as a Strapi's webhook does. Resolves once visitors get a page
   * of it: if it can't render one, the site would keep serving the last good one.
   */
  alter: (...change: Parameters<StrapiReplay["alter"]>) => Promise<void>;
  end: () => Promise<void>;
};

const WEBHOOK_SECRET = "of-the-tests-and-long-enough-for-a-secret";

/**
 * Starts both on their own ports; resolves when the landing page is available.
 * @param prepare changes the content system's responses before the site's first query
 * @param settings override those of the file
 */
export async function startForeignSite(
  prepare: (replay: StrapiReplay) => void = () => {},
  settings: object = {},
): Promise<ForeignSite> {
  const replay = await startStrapiReplay();
  prepare(replay);
  const folder = mkdtempSync(join(tmpdir(), "schaufenster-foreign-"));
  const fixture = JSON.parse(readFileSync(join(SITE, "testing/fixtures/site-settings.json"), "utf8")) as object;
  const settingsFile = join(folder, "settings.json");
  writeFileSync(settingsFile, JSON.stringify({ ...fixture, ...settings }));
  const port = String(await freePort());
  const url = `http://localhost:${port}`;
  const site = spawn(process.execPath, ["dist/server/main.js"], {
    cwd: SITE,
    env: {
      PATH: process.env.PATH,
      NODE_ENV: "production",
      PORT: port,
      CONTENT_URL: replay.url,
      SITE_SETTINGS_FILE: settingsFile,
      CONTACT_URL: replay.url,
      WEBHOOK_SECRET,
      CACHE_DIR: join(folder, "cache"),
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
    async alter(operationName, change) {
      const landingPage = async () => (await fetch(url)).text();
      const before = await landingPage();
      replay.alter(operationName, change);
      const headers = { authorization: `Bearer ${WEBHOOK_SECRET}` };
      const told = await fetch(`${url}/webhooks/strapi`, { method: "POST", headers });
      expect(told.status).toBe(202);
      const isRenewed = async () => (await landingPage()) !== before;
      await expect.poll(isRenewed, { message: "the page has the new content" }).toBe(true);
    },
    async end() {
      if (site.kill()) await once(site, "exit");
      await replay.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
