import { existsSync } from "node:fs";
import { FIREFOX } from "./firefox.ts";
import { WEBKIT_DRIVER, XVFB } from "./webkit.ts";

/** The engines beside Chromium, each with what it needs and the packages of Debian that have it. */
export const ENGINES = {
  firefox: { needs: [FIREFOX], packages: "firefox-esr" },
  webkit: { needs: [WEBKIT_DRIVER, XVFB], packages: "webkit2gtk-driver xvfb" },
} as const;

export type EngineName = keyof typeof ENGINES;

/** The engines that are installed on this machine. */
export function installedEngines(): EngineName[] {
  const names = Object.keys(ENGINES) as EngineName[];
  return names.filter((name) => ENGINES[name].needs.every((path) => existsSync(path)));
}
