import { randomBytes, randomUUID } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { parseEnv } from "node:util";
import { seedOf } from "../content/src/platform/process/seed.ts";
import { prepareDataFolder } from "./data-folder.ts";
import { portNumber } from "./ports.ts";

export const ROOT = resolve(import.meta.dirname, "..");

const SECRETS = ["PAYLOAD_SECRET", "WEBHOOK_SECRET"];
const SECRET_BYTES = 32;

/** The name of WEBHOOK_SECRET in older data folders. */
const FORMER_WEBHOOK_SECRET = "NOTICE_SECRET";

/** Settings of both processes on this machine, with derived values filled in. */
export type Environment = NodeJS.ProcessEnv & {
  PORT: string;
  CONTENT_PORT: string;
  DATA_DIR: string;
  PUBLIC_URL: string;
  CONTENT_URL: string;
  /** Returned by both processes at /health, to distinguish them from another server on the same port. */
  INSTANCE_ID: string;
};

/**
 * Reads `.env` and the environment (which wins) and fills in defaults for one machine: ports, folders and the addresses
 * of the two processes. Writes nothing; secrets may be missing.
 *
 * @throws StartError for an invalid port
 */
export function readSettingsOfMachine(given: NodeJS.ProcessEnv = process.env): Environment {
  const file = join(ROOT, ".env");
  const set = { ...(existsSync(file) ? parseEnv(readFileSync(file, "utf8")) : {}), ...given };
  const port = String(portNumber("PORT", set.PORT || "3000"));
  const contentPort = String(portNumber("CONTENT_PORT", set.CONTENT_PORT || String(Number(port) + 1)));
  const dataDir = resolve(ROOT, set.DATA_DIR || "data");
  return {
    NEXT_TELEMETRY_DISABLED: "1",
    PUBLIC_URL: `http://localhost:${port}`,
    CONTENT_URL: `http://127.0.0.1:${contentPort}`,
    SITE_URLS: `http://127.0.0.1:${port}`,
    CACHE_DIR: join(dataDir, "page-cache"),
    INSTANCE_ID: randomUUID(),
    ...set,
    ...(set.BACKUP_DIR ? { BACKUP_DIR: resolve(ROOT, set.BACKUP_DIR) } : {}),
    SEED: seedOf({ ...set, DATA_DIR: dataDir }),
    PORT: port,
    CONTENT_PORT: contentPort,
    DATA_DIR: dataDir,
  };
}

/**
 * The same with secrets, which are generated once and stored in the data folder.
 *
 * @throws StartError if there is no usable data folder
 */
export function readEnvironment(given: NodeJS.ProcessEnv = process.env): Environment {
  const environment = readSettingsOfMachine(given);
  prepareDataFolder(environment.DATA_DIR);
  return { ...localSecrets(environment.DATA_DIR, environment), ...environment };
}

/** Secrets missing from the environment, from the data folder; generated on the first start. */
function localSecrets(dataDir: string, environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  if (SECRETS.every((name) => environment[name])) return {};
  const file = join(dataDir, "secrets.env");
  const { [FORMER_WEBHOOK_SECRET]: former, ...kept } = existsSync(file) ? parseEnv(readFileSync(file, "utf8")) : {};
  if (former) kept.WEBHOOK_SECRET ||= former;
  const missing = SECRETS.filter((name) => !kept[name]);
  if (missing.length === 0 && !former) return kept;

  // The other secret only has to be the same for both processes, which start together.
  if (missing.includes("PAYLOAD_SECRET") && existsSync(join(dataDir, "content.db"))) {
    process.stderr.write(
      `${file} is missing or incomplete; new secrets have been made up. Everyone has to sign in again. If you have the old file, put it back and start again.\n`,
    );
  }
  for (const name of missing) kept[name] = randomBytes(SECRET_BYTES).toString("hex");
  const lines = Object.entries(kept).map(([name, value]) => `${name}=${value}`);
  writeFileSync(file, `${lines.join("\n")}\n`, { mode: 0o600 });
  return kept;
}
