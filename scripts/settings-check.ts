import { existsSync } from "node:fs";
import { join } from "node:path";
import { StartError } from "../content/src/platform/process/exit-codes.ts";
import { refuseAccidentalBeginning } from "../content/src/platform/process/seed.ts";
import type { Environment } from "./environment.ts";

async function faultsOf(check: () => Promise<unknown>): Promise<string[]> {
  try {
    await check();
    return [];
  } catch (error) {
    return (error instanceof Error ? error.message : String(error)).split("\n");
  }
}

/**
 * Checks both apps' settings before either is started, since an app that can't start would only be restarted.
 *
 * @throws StartError with one line for every invalid setting
 */
export async function checkSettings(environment: Environment): Promise<void> {
  const faults = [
    ...(await faultsOf(async () => {
      const { readSettings } = await import("../content/src/platform/settings/read-settings.ts");
      readSettings(environment);
    })),
    ...(await faultsOf(async () => {
      const { readSettings } = await import("../site/src/server/http/settings/settings.ts");
      const { siteSettingsFile, apiBaseUrl } = readSettings(environment);
      if (!siteSettingsFile) return;
      const { readSettingsFile } = await import("../site/src/server/http/settings/settings-file.ts");
      await readSettingsFile(siteSettingsFile, { apiBaseUrl });
    })),
  ];
  if (faults.length > 0) throw new StartError([...new Set(faults)].join("\n"));
}

/**
 * Before the first start at a public address, SEED must say what an empty content system becomes. The content system
 * checks again, in its database.
 *
 * @throws StartError
 */
export function checkSeed(environment: Environment): void {
  const isKnown = environment.DATABASE_URL || existsSync(join(environment.DATA_DIR, "content.db"));
  if (!isKnown) refuseAccidentalBeginning(environment);
}
