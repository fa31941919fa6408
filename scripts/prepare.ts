import { EXIT_FINAL, StartError } from "../content/src/platform/process/exit-codes.ts";
import { type Environment, readEnvironment, readSettingsOfMachine } from "./environment.ts";
import { firstLoginFile } from "./first-login.ts";
import { checkPorts } from "./ports.ts";
import { takeDataFolder } from "./running-lock.ts";
import { mistypedSettings } from "./setting-owners.ts";
import { checkSeed, checkSettings } from "./settings-check.ts";

/** Checks settings, data folder, lock and ports before a start. Exits with a message and {@link EXIT_FINAL}. */
export async function prepare(): Promise<Environment> {
  return orEnd(async () => {
    checkSeed(readSettingsOfMachine());
    const environment = readEnvironment();
    await checkSettings(environment);
    for (const sentence of mistypedSettings(environment)) process.stderr.write(`${sentence}\n`);
    takeDataFolder(environment.DATA_DIR);
    await checkPorts(environment);
    return { ...environment, FIRST_LOGIN_FILE: firstLoginFile(environment.DATA_DIR) };
  });
}

async function orEnd<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof StartError)) throw error;
    process.stderr.write(`\n${error.message}\n`);
    process.exit(EXIT_FINAL);
  }
}
