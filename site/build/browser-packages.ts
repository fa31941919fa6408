import { join, sep } from "node:path";
import type { Plugin } from "vite";
import { SOURCE_PACKAGES } from "./licenses.ts";

/** Like the manifest, it is in the build but not served. */
export const PACKAGES_FILE = ".vite/packages.json";

/**
 * Lists the packages in everything sent to visitors (scripts, styles, fonts, icons), so that their licences can be
 * checked.
 */
export function browserPackages(): Plugin {
  return {
    name: "browser-packages",
    apply: (_, { isSsrBuild }) => isSsrBuild !== true,
    generateBundle(_, bundle) {
      const assets = Object.values(bundle).flatMap((file) => (file.type === "asset" ? file.originalFileNames : []));
      const files = [...this.getModuleIds(), ...assets].map(packageOf).filter((name) => name !== null);
      const packages = [...new Set([...files, ...SOURCE_PACKAGES])].sort();
      this.emitFile({ type: "asset", fileName: PACKAGES_FILE, source: JSON.stringify(packages, null, 2) });
    },
  };
}

/** Removes the repository's folder from the manifest: Vite names a package's style sheet by its absolute path. */
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

/** Null for our own files. */
function packageOf(file: string): string | null {
  const [, ...inside] = file.split(sep).join("/").split("node_modules/");
  return /^@[^/]+\/[^/]+|^[^/]+/.exec(inside.at(-1) ?? "")?.[0] ?? null;
}
