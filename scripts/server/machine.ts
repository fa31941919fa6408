import { execFileSync, type SpawnOptions, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { parseEnv } from "node:util";
import { StartError } from "../../content/src/platform/process/exit-codes.ts";
import { type Environment, ROOT, readEnvironment } from "../environment.ts";

/** The root of the server's files; a different one for trials and tests. */
const SERVER_ROOT = process.env.SCHAUFENSTER_ROOT || "/";

/** Folders and files on a server, as in units and packages. */
export const PLACES = {
  settings: join(SERVER_ROOT, "etc/schaufenster.env"),
  data: join(SERVER_ROOT, "var/lib/schaufenster"),
  backups: join(SERVER_ROOT, "var/lib/schaufenster-backups"),
  caddy: join(SERVER_ROOT, "etc/caddy"),
  /** Contains each version in a folder; the link `current` points to the running one. */
  versions: dirname(ROOT),
};

/** This machine's settings: of the units if there are any, else of `npm start`. Passed to every program. */
export function settingsOfServer(): Environment {
  if (!existsSync(PLACES.settings)) return readEnvironment();
  const { PATH, HOME, LANG } = process.env;
  const ofUnits = { NODE_ENV: "production", DATA_DIR: PLACES.data, BACKUP_DIR: PLACES.backups, TRUST_PROXY: "1" };
  return readEnvironment({ PATH, HOME, LANG, ...ofUnits, ...parseEnv(settingsFile()) });
}

/** @throws StartError if the user can't read it: it contains secrets */
function settingsFile(): string {
  try {
    return readFileSync(PLACES.settings, "utf8");
  } catch (error) {
    throw new StartError(`Only root may read ${PLACES.settings}: call this with sudo (${(error as Error).message}).`);
  }
}

/** UID and GID of the data's owner, if root asks and that user exists; otherwise everything runs as the caller. */
function owner(): Pick<SpawnOptions, "uid" | "gid"> {
  if (process.getuid?.() !== 0 || SERVER_ROOT !== "/") return {};
  try {
    const [uid, gid] = ["-u", "-g"].map((of) =>
      Number(execFileSync("id", [of, "schaufenster"], { stdio: ["ignore", "pipe", "ignore"] })),
    );
    return { uid, gid };
  } catch {
    return {};
  }
}

/** Runs a program of this version as the data's owner; returns its exit code, and its output on request. */
export async function runScript(
  [name, ...args]: string[],
  { collect = false } = {},
): Promise<{ code: number; said: string }> {
  const program = name === "start" ? [".programs/start.js"] : ["--import", "tsx", `scripts/${name}.ts`];
  const child = spawn(process.execPath, [...program, ...args], {
    ...owner(),
    cwd: ROOT,
    env: { ...settingsOfServer(), INIT_CWD: process.env.INIT_CWD ?? process.cwd() },
    stdio: collect ? ["ignore", "pipe", "pipe"] : "inherit",
  });
  for (const signal of ["SIGTERM", "SIGHUP"] as const) process.once(signal, () => child.kill(signal));
  let said = "";
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding("utf8").on("data", (text: string) => {
      said += text;
    });
  const [code] = (await once(child, "close")) as [number | null];
  return { code: code ?? 1, said: said.trim() };
}
