import { existsSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import type { Plugin } from "vite";
import { ICON_PACKAGE } from "./icons.ts";
import { TYPEFACE_PACKAGES } from "./typefaces.ts";

/** Path of the licenses of everything sent to browsers; the Impressum links to it. */
export const LICENSES_FILE = "lizenzen.txt";

/** Packages of generated fonts (OFL) and icons (MIT). Vite only lists the packages of modules. */
export const SOURCE_PACKAGES = [...TYPEFACE_PACKAGES, ICON_PACKAGE];

const OF_THE_ADMIN = "Licenses of the admin: /admin/lizenzen.txt";

const require = createRequire(import.meta.url);

/**
 * Adds fonts and icons to the scripts' licenses written by Vite's `build.license`. Both licenses require the notice
 * with each copy.
 */
export function licensesOfFontsAndIcons(): Plugin {
  return {
    name: "licenses-of-fonts-and-icons",
    apply: "build",
    generateBundle: {
      order: "post",
      handler(_, bundle) {
        const file = bundle[LICENSES_FILE];
        if (file?.type !== "asset") return;
        file.source = [OF_THE_ADMIN, String(file.source).trim(), ...SOURCE_PACKAGES.map(notice), ""].join("\n\n");
      },
    },
  };
}

function notice(name: string): string {
  // Not every package exports its package.json.
  const folder = require.resolve
    .paths(name)
    ?.map((path) => join(path, name))
    .find((path) => existsSync(path));
  if (!folder) throw new Error(`The license of ${name} is missing: run npm ci`);
  const { version } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8")) as { version: string };
  return `## ${name} - ${version}\n\n${readFileSync(join(folder, "LICENSE"), "utf8").trim()}`;
}
