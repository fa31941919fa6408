import { join } from "node:path";
import { build } from "esbuild";

/** In content/node_modules, where unbundled packages are found. */
const FOLDER = join(import.meta.dirname, "../node_modules/.cache/programs");

/** Programs that tests run as separate processes. */
const PROGRAMS = {
  "contact-process": "contact-process.ts",
  "empty-database": "empty-database.ts",
  "import-command": "../../tools/moving-in/import-command.ts",
} as const;

/** Native modules, or packages that load files next to theirs. */
const OUTSIDE = ["css-tree", "sharp", "libsql", "@libsql/*", "drizzle-kit", "drizzle-kit/*"];

/** Variables that CommonJS in an ES module expects. */
const COMMON_JS = `
import { createRequire as requireFor } from "node:module";
const require = requireFor(import.meta.url);
const { filename: __filename, dirname: __dirname } = import.meta;
`;

/** Path of a bundled program. */
export const programFile = (name: keyof typeof PROGRAMS) => join(FOLDER, `${name}.js`);

/** Bundles all programs with Payload: with few files, a process starts in half the time. */
export async function bundlePrograms(): Promise<void> {
  const entries = Object.entries(PROGRAMS).map(([name, source]) => [name, join(import.meta.dirname, source)]);
  await build({
    entryPoints: Object.fromEntries(entries),
    outdir: FOLDER,
    bundle: true,
    splitting: true,
    external: OUTSIDE,
    platform: "node",
    format: "esm",
    target: "node20",
    banner: { js: COMMON_JS },
    logLevel: "error",
  });
}
