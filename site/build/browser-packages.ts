import { sep } from "node:path";
import type { Plugin } from "vite";
import { MADE_OF } from "./licenses.ts";

/** Where the list lies in the build; like the manifest, it is not served. */
export const PACKAGES_FILE = ".vite/packages.json";

/**
 * Notes which packages the browser's side is built from, scripts, styles, fonts and icons alike, so that their licences
 * can be looked at: only what is sent to visitors is passed on to anybody.
 */
export function browserPackages(): Plugin {
  return {
    name: "browser-packages",
    apply: (_, { isSsrBuild }) => isSsrBuild !== true,
    generateBundle(_, bundle) {
      const assets = Object.values(bundle).flatMap((file) => (file.type === "asset" ? file.originalFileNames : []));
      const files = [...this.getModuleIds(), ...assets].map(packageOf).filter((name) => name !== null);
      const packages = [...new Set([...files, ...MADE_OF])].sort();
      this.emitFile({ type: "asset", fileName: PACKAGES_FILE, source: JSON.stringify(packages, null, 2) });
    },
  };
}

/** Name of the package that a file belongs to; null for our own. */
function packageOf(file: string): string | null {
  const [, ...inside] = file.split(sep).join("/").split("node_modules/");
  return /^@[^/]+\/[^/]+|^[^/]+/.exec(inside.at(-1) ?? "")?.[0] ?? null;
}
