import { sep } from "node:path";
import type { Plugin } from "vite";
import { TYPEFACE_PACKAGES } from "./typefaces.ts";

/** Where the list lies in the build; like the manifest, it is not served. */
export const PACKAGES_FILE = ".vite/packages.json";

/**
 * Notes which packages the browser's side is built from, scripts, styles, fonts and icons alike, so that their licences
 * can be looked at: only what is sent to visitors is passed on to anybody.
 */
export function browserPackages(): Plugin {
  const named = new Set<string>();
  return {
    name: "browser-packages",
    apply: (_, { isSsrBuild }) => isSsrBuild !== true,
    enforce: "pre",
    transform(code, id) {
      // What a style sheet names may end up within it, and is no module then.
      if (id.endsWith(".css")) for (const [, name = ""] of code.matchAll(NAMED_IN_CSS)) named.add(name);
    },
    generateBundle(_, bundle) {
      const assets = Object.values(bundle).flatMap((file) => (file.type === "asset" ? file.originalFileNames : []));
      const files = [...this.getModuleIds(), ...assets].map(packageOf).filter((name) => name !== null);
      const packages = [...new Set([...files, ...named, ...TYPEFACE_PACKAGES])].sort();
      this.emitFile({ type: "asset", fileName: PACKAGES_FILE, source: JSON.stringify(packages, null, 2) });
    },
  };
}

/** `url("@scope/name/file")` or `@import "name/file"`: a package, as neither a dot nor a scheme begins it. */
const NAMED_IN_CSS = /(?:url\(|@import\s)\s*["']?~?((?:@[\w-]+\/)?[a-z][\w-]*)\//g;

/** Name of the package that a file belongs to; null for our own. */
function packageOf(file: string): string | null {
  const [, ...inside] = file.split(sep).join("/").split("node_modules/");
  return /^@[^/]+\/[^/]+|^[^/]+/.exec(inside.at(-1) ?? "")?.[0] ?? null;
}
