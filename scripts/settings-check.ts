import { readSettings as readContentSettings } from "../content/src/settings/read-settings.ts";
import { readSettings as readSiteSettings } from "../site/src/server/settings/settings.ts";
import type { Environment } from "./environment.ts";

/**
 * Checks the settings of both apps before either is started: one that cannot start would only be started again.
 *
 * @throws Error with one sentence a line for every setting that is wrong
 */
export function checkSettings(environment: Environment): void {
  readContentSettings(environment);
  readSiteSettings(environment);
}
