import type { Environment } from "./environment.ts";

/**
 * Checks the settings of both apps before either is started: one that cannot start would only be started again.
 *
 * @throws Error with one sentence a line for every setting that is wrong
 */
export async function checkSettings(environment: Environment): Promise<void> {
  Object.assign(process.env, environment);
  const content = await import("../content/src/settings/settings.ts");
  const site = await import("../site/src/server/settings/settings.ts");
  content.readSettings(environment);
  site.readSettings(environment);
}
