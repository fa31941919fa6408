import { join, sep } from "node:path";
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

/** Takes the folder of the repository out of the manifest: Vite names a package's style sheet by its whole path. */
export function manifestOfAnyFolder(): Plugin {
  const root = `${join(import.meta.dirname, "../..")}/`;
  return {
    name: "manifest-of-any-folder",
    apply: "build",
    generateBundle: {
      order: "post",
      handler(_, bundle) {
        const manifest = bundle[".vite/manifest.json"];
        if (manifest?.type === "asset") manifest.source = String(manifest.source).replaceAll(root, "");
      },
    },
  };
}

/** Name of the package that a file belongs to; null for our own. */
function packageOf(file: string): string | null {
  const [, ...inside] = file.split(sep).join("/").split("node_modules/");
  return /^@[^/]+\/[^/]+|^[^/]+/.exec(inside.at(-1) ?? "")?.[0] ?? null;
}
