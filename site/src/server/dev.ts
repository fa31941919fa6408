import { styleguideRoutes } from "../styleguide/routes.tsx";
import { createApp } from "./app.ts";
import { NO_COPIES } from "./page-cache/disk-cache.ts";
import { createParts } from "./services.ts";
import { readSettings } from "./settings/settings.ts";

const settings = readSettings({ LOG_LEVEL: "warn", ...process.env });

/** Sources instead of built files, and nothing kept on disk. */
const parts = createParts(settings, {
  id: "development",
  assets: {
    styles: "",
    script: "/src/browser.ts",
    previewScript: "/src/preview.ts",
    fonts: [],
    before: ["/@id/__x00__@vitejs/plugin-react/preamble", "/src/styles.ts"],
  },
  files: new Map(),
  copies: NO_COPIES,
  development: true,
});

/** The app as Vite's development server runs it. */
export default createApp(settings, parts).route("/", styleguideRoutes(parts.frame));
