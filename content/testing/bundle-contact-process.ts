import { fileURLToPath } from "node:url";
import { build } from "esbuild";

/** tests/contact-process.ts as one file, in content/node_modules, where what stays outside of it is found. */
export const CONTACT_PROCESS = fileURLToPath(new URL("../node_modules/.cache/contact-process.mjs", import.meta.url));

/** They bring machine code along, or load files that lie beside theirs. */
const OUTSIDE = ["svgo", "sharp", "libsql", "@libsql/*", "drizzle-kit", "drizzle-kit/*"];

/** What CommonJS within an ES module expects to find. */
const COMMON_JS = `
import { createRequire as requireFor } from "node:module";
const require = requireFor(import.meta.url);
const { filename: __filename, dirname: __dirname } = import.meta;
`;

/** Once before all tests: from one file, with Payload in it, the process starts in half the time and computing. */
export default async function bundleContactProcess(): Promise<void> {
  await build({
    entryPoints: [fileURLToPath(new URL("contact-process.ts", import.meta.url))],
    outfile: CONTACT_PROCESS,
    bundle: true,
    external: OUTSIDE,
    platform: "node",
    format: "esm",
    target: "node20",
    banner: { js: COMMON_JS },
    logLevel: "error",
  });
}
