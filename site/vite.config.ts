import { readdirSync, readFileSync } from "node:fs";
import { relative } from "node:path";
import devServer from "@hono/vite-dev-server";
import react from "@vitejs/plugin-react";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";
import { browserPackages, manifestOfAnyFolder } from "./build/browser-packages.ts";
import { LICENSES_FILE, licensesOfFontsAndIcons } from "./build/licenses.ts";

/** Read by src/server/settings.ts too; here for the content system's own live reload. */
const CONTENT_URL = process.env.CONTENT_URL || "http://127.0.0.1:3001";

/** Paths that Vite answers in development; the rest is the app's. */
const VITE_PATHS = [/^\/@/, /^\/src\//, /^\/node_modules\//, /^\/__/];

/** Small modules of behaviour.ts that islands or the preview need too. */
const SHARED_MODULES =
  /\/src\/(content\/cookie|scrolling\/(deferred-layout|scroll-behavior)|ui\/(framed|reduced-motion))\.ts$/;

/**
 * Vite wraps every dynamic import in a helper, by which the module and all that it imports are fetched together instead
 * of one after the other. With Vite's own, with any of its options, the script that every page names is 1.2 to 1.4 kB
 * after brotli instead of 0.7 and beyond its budget of 1 kB: it loads style sheets, too, which documents here name
 * themselves.
 */
function smallPreloadHelper(): Plugin {
  const helper = `(load, files = []) => {
    for (const file of files)
      document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href: "/" + file }));
    return load();
  }`;
  return {
    name: "small-preload-helper",
    apply: "build",
    enforce: "pre",
    load: (id) => (id === "\0vite/preload-helper.js" ? `export const __vitePreload = ${helper};` : undefined),
  };
}

const LETTERS = "abcdefghijklmnopqrstuvwxyz";

/** Every class and animation of every module of styles, as file and name, in an order that all builds share. */
const CLASSES = readdirSync(`${import.meta.dirname}/src`, { recursive: true, encoding: "utf8" })
  .filter((path) => path.endsWith(".module.css"))
  .toSorted()
  .flatMap((path) =>
    Array.from(
      new Set(readFileSync(`${import.meta.dirname}/src/${path}`, "utf8").match(/(?<=\.|@keyframes )[A-Za-z][\w-]*/g)),
      (name) => `src/${path} ${name}`,
    ),
  );

/**
 * A class or an animation in the build: a letter and a number, since it stands in HTML, styles and script many times.
 *
 * @throws Error if the file has no such class
 */
function shortClassName(name: string, file: string): string {
  const [path = ""] = relative(import.meta.dirname, file).split("?");
  const index = CLASSES.indexOf(`${path} ${name}`);
  if (index < 0) throw new Error(`${path} has no class ${name}`);
  return LETTERS.charAt(index % LETTERS.length) + Math.floor(index / LETTERS.length).toString(36);
}

export default defineConfig(({ isSsrBuild, mode }) => ({
  plugins: [
    react(),
    smallPreloadHelper(),
    browserPackages(),
    manifestOfAnyFolder(),
    licensesOfFontsAndIcons(),
    ...(mode === "test"
      ? []
      : [devServer({ entry: "src/server/dev.ts", exclude: VITE_PATHS, injectClientScript: false })]),
  ],
  server: {
    port: Number(process.env.PORT) || 3000,
    // The app forwards the requests; this lets the admin's websockets through.
    proxy: { "/_next": { target: CONTENT_URL, ws: true } },
  },
  ...(mode === "production" ? { css: { modules: { generateScopedName: shortClassName } } } : {}),
  build: {
    target: "es2022",
    outDir: isSsrBuild ? "dist/server" : "dist/client",
    manifest: !isSsrBuild,
    license: isSsrBuild ? false : { fileName: LICENSES_FILE },
    // Documents and styles/sheets.ts bring the CSS: apart, each script would fetch its own.
    cssCodeSplit: false,
    modulePreload: { polyfill: false },
    // No font may stand in a style sheet (font-src 'self'), and a picture there is one more to read before the first
    // paint.
    assetsInlineLimit: 0,
    rolldownOptions: {
      input: isSsrBuild ? ["src/server/main.ts"] : ["src/browser.ts", "src/preview.ts", "src/styles.ts"],
      // Code that script with React and without it share is one small file instead of two, which compress worse.
      ...(isSsrBuild ? {} : { output: { codeSplitting: { groups: [{ name: "shared", test: SHARED_MODULES }] } } }),
    },
  },
  ssr: {
    // One file without a search through node_modules at start; and React in its production form, independent of
    // NODE_ENV.
    noExternal: mode === "production" ? true : [],
    external: ["pino", "sharp"],
  },
  test: {
    name: "site",
    include: ["src/**/*.test.{ts,tsx}"],
    environment: "node",
    // Modules hold no state that a test changes, and loading them for each file anew took most of the time.
    isolate: false,
    // As in testing/limits.ts, which no build needs.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 120_000 } },
    // Class names and style sheets as they will be.
    css: true,
  },
}));
