import { Hono } from "hono";
import { headlineStyles } from "../content/headline.ts";
import { navigationRoomStyles } from "../styles/navigation-rooms.ts";
import { createApp } from "./app.ts";
import { createDependencies } from "./dependencies.ts";
import type { SiteEnv } from "./http/site-env.ts";
import { NO_DISK_CACHE } from "./page-cache/disk-cache.ts";
import { readSettings } from "./settings/settings.ts";

const settings = readSettings({ LOG_LEVEL: "warn", ...process.env });

/** The styles that are in no file, and so not among Vite's. */
const rooms = navigationRoomStyles() + headlineStyles();

/** Sources instead of built files, and nothing kept on disk. */
const dependencies = await createDependencies(settings, {
  id: "development",
  assets: {
    styles: { landing: rooms, waiting: rooms, list: rooms, project: rooms, projectWithBlocks: rooms, others: rooms },
    linkedSheets: null,
    script: "/src/browser.ts",
    previewScript: "/src/preview.ts",
    fonts: { bricolage: [], serif: [], manrope: [] },
    // Vite's client by name: injected, it would be appended to pages that are compressed already.
    before: ["/@vite/client", "/@id/__x00__@vitejs/plugin-react/preamble", "/src/styles.ts"],
  },
  files: new Map(),
  diskCache: NO_DISK_CACHE,
  development: true,
});

/** The app as Vite's development server runs it. Each visit to a page shows what the content system says now. */
export default new Hono<SiteEnv>()
  .use(async (context, next) => {
    if (context.req.header("sec-fetch-dest") === "document") dependencies.caches.freshness.published();
    await next();
  })
  .route("/", createApp(settings, dependencies));
