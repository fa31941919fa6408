import { existsSync } from "node:fs";
import { FIREFOX } from "./firefox.ts";
import { WEBKIT_DRIVER, XVFB } from "./webkit.ts";

/** The engines besides Chromium, each with its requirements and Debian packages. */
export const ENGINES = {
  firefox: { needs: [FIREFOX], packages: "firefox-esr" },
  webkit: { needs: [WEBKIT_DRIVER, XVFB], packages: "webkit2gtk-driver xvfb" },
} as const;

export type EngineName = keyof typeof ENGINES;

export function installedEngines(): EngineName[] {
  const names = Object.keys(ENGINES) as EngineName[];
  return names.filter((name) => ENGINES[name].needs.every((path) => existsSync(path)));
}
