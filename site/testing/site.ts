import { mkdtempSync, rmSync } from "node:fs";
import { createServer, type RequestListener, type Server } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { ManualSchedule } from "../../testing/manual-schedule.ts";
import { createApp } from "../src/server/app.ts";
import { type DiskCache, NO_DISK_CACHE } from "../src/server/cache/disk-cache.ts";
import type { AssetFiles } from "../src/server/http/asset-files.ts";
import { requestListener } from "../src/server/http/request-listener.ts";
import { readSettings, type Settings } from "../src/server/http/settings/settings.ts";
import { createDependencies, type Dependencies } from "../src/server/routes/dependencies.ts";
import { listen } from "./listen.ts";

/** Settings of a foreign content system, which has none itself. */
export const SETTINGS_FILE = fileURLToPath(new URL("./fixtures/site-settings.json", import.meta.url));

export const WEBHOOK_SECRET = "a secret of at least thirty-two characters";
export const PUBLIC_URL = "https://www.pruefagentur.example";

export type TestSite = {
  url: string;
  settings: Settings;
  dependencies: Dependencies;
  listener: RequestListener;
  server: Server;
  close: () => Promise<void>;
};

/** The whole server without a build, using the content system at `contentUrl`, on its own port. */
export async function startTestSite(
  contentUrl: string,
  {
    env = {},
    diskCache = NO_DISK_CACHE,
    files = new Map(),
    isForeign = true,
    schedule = new ManualSchedule(), // on a busy machine other tests must not see the preloader
  }: {
    env?: Record<string, string>;
    diskCache?: DiskCache;
    files?: AssetFiles;
    isForeign?: boolean;
    schedule?: Dependencies["schedule"];
  } = {},
): Promise<TestSite> {
  const folder = mkdtempSync(join(tmpdir(), "schaufenster-site-"));
  const settings = readSettings({
    CACHE_DIR: folder,
    CONTENT_URL: contentUrl,
    ...(isForeign ? { SITE_SETTINGS_FILE: SETTINGS_FILE } : {}),
    CONTACT_URL: contentUrl,
    PUBLIC_URL,
    WEBHOOK_SECRET,
    LOG_LEVEL: "silent",
    ...env,
  });
  const dependencies = await createDependencies(settings, {
    id: "test",
    assets: {
      styles: {
        landing: "main{margin:0}",
        waiting: "main{margin:2px}",
        list: "main{margin:3px}",
        project: "main{margin:4px}",
        projectWithBlocks: "main{margin:5px}",
        others: "main{margin:1px}",
      },
      linkedSheets: { below: "/assets/below.css", later: "/assets/later.css" },
      fonts: { bricolage: ["/assets/font.woff2"], serif: [], manrope: [] },
      script: "/assets/browser.js",
      previewScript: "/assets/preview.js",
      before: [],
    },
    files,
    diskCache,
    schedule,
  });
  const listener = requestListener(createApp(settings, dependencies));
  const server = createServer(listener);
  const listening = await listen(server);
  const close = () => listening.close().finally(() => rmSync(folder, { recursive: true, force: true }));
  return { ...listening, settings, dependencies, listener, server, close };
}
