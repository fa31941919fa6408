import { readdirSync, readFileSync } from "node:fs";
import { relative } from "node:path";
import devServer from "@hono/vite-dev-server";
import react from "@vitejs/plugin-react";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";
import { browserPackages, manifestOfAnyFolder } from "./build/browser-packages.ts";
import { LICENSES_FILE, licensesOfFontsAndIcons } from "./build/licenses.ts";

/** Also read by src/server/settings.ts; used here for the content system's live reload. */
const CONTENT_URL = process.env.CONTENT_URL || "http://127.0.0.1:3001";

/** Paths that Vite answers in development; the rest is the app's. */
const VITE_PATHS = [/^\/@/, /^\/src\//, /^\/node_modules\//, /^\/__/];

/** Small modules of behaviour.ts that islands or the preview need, too. */
const SHARED_MODULES =
  /\/src\/(content\/cookie|scrolling\/(deferred-layout|scroll-behavior)|ui\/(framed|reduced-motion))\.ts$/;

/**
 * Vite wraps every dynamic import in a helper that fetches the module and its imports together instead of one after the
 * other. With Vite's own helper, whatever its options, the script in every page is 1.2 to 1.4 kB after brotli instead
 * of 0.7 and exceeds its budget of 1 kB: it also loads style sheets, which our documents link themselves.
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

/** Every class and animation of every CSS module, as file and name, in an order that all builds share. */
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
 * Short name of a class or animation in the build: a letter and a number, since HTML, styles and script repeat it
 * often.
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
    // Documents and styles/sheets.ts provide the CSS; otherwise each script would fetch its own.
    cssCodeSplit: false,
    modulePreload: { polyfill: false },
    // Fonts may not be inlined (font-src 'self'), and an inlined picture would delay the first paint.
    assetsInlineLimit: 0,
    rolldownOptions: {
      input: isSsrBuild ? ["src/server/main.ts"] : ["src/browser.ts", "src/preview.ts", "src/styles.ts"],
      // Code shared by script with and without React is one small file instead of two, which compress worse.
      ...(isSsrBuild ? {} : { output: { codeSplitting: { groups: [{ name: "shared", test: SHARED_MODULES }] } } }),
    },
  },
  ssr: {
    // One file without a search through node_modules at startup; and React's production build, independent of NODE_ENV.
    noExternal: mode === "production" ? true : [],
    external: ["pino", "sharp"],
  },
  test: {
    name: "site",
    include: ["src/**/*.test.{ts,tsx}"],
    environment: "node",
    // Modules have no state that a test changes, and reloading them for each file took most of the time.
    isolate: false,
    // As in testing/limits.ts, which no build needs.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 120_000 } },
    // Real class names and style sheets.
    css: true,
  },
}));
