import { Hono } from "hono";
import { headlineStyles } from "../content/headline.ts";
import { navigationRoomStyles } from "../styles/navigation-rooms.ts";
import { createApp } from "./app.ts";
import { NO_DISK_CACHE } from "./cache/disk-cache.ts";
import { readSettings } from "./http/settings/settings.ts";
import type { SiteEnv } from "./http/site-env.ts";
import { createDependencies } from "./routes/dependencies.ts";

const settings = readSettings({ LOG_LEVEL: "warn", ...process.env });

const rooms = navigationRoomStyles() + headlineStyles();

/** Sources instead of built files, and no disk cache. */
const dependencies = await createDependencies(settings, {
  id: "development",
  assets: {
    styles: { landing: rooms, waiting: rooms, list: rooms, project: rooms, projectWithBlocks: rooms, others: rooms },
    linkedSheets: null,
    script: "/src/browser.ts",
    previewScript: "/src/preview.ts",
    fonts: { bricolage: [], serif: [], manrope: [] },
    // Explicit: injected by Vite, it would be appended to compressed pages.
    before: ["/@vite/client", "/@id/__x00__@vitejs/plugin-react/preamble", "/src/styles.ts"],
  },
  files: new Map(),
  diskCache: NO_DISK_CACHE,
  development: true,
});

/** The app for Vite's development server. Each visit shows the current content. */
export default new Hono<SiteEnv>()
  .use(async (context, next) => {
    if (context.req.header("sec-fetch-dest") === "document") dependencies.caches.freshness.published();
    await next();
  })
  .route("/", createApp(settings, dependencies));
