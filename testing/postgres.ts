import { type ChildProcess, execFile, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { chownSync, existsSync, mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { promisify } from "node:util";
import { freePort } from "./apps.ts";

const run = promisify(execFile);

/** Delay before restarting a server that failed to start. */
const AGAIN_MS = 100;

/** Password of the tests' only user; long enough to be found in leaks. */
const PASSWORD = "geheim-4711-geheim";

/** Debian's folder of the server programs, which isn't in the PATH. */
const VERSIONS = "/usr/lib/postgresql";

/** Folder of PostgreSQL's server programs; null if they aren't installed. */
export function serverPrograms(): string | null {
  const versions = existsSync(VERSIONS) ? readdirSync(VERSIONS).sort((a, b) => Number(b) - Number(a)) : [];
  const folder = versions
    .map((version) => join(VERSIONS, version, "bin"))
    .find((bin) => existsSync(join(bin, "initdb")));
  return folder ?? null;
}

/** The server refuses to run as root. */
function owner(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const id = (flag: string) => Number(execFileSync("id", [flag, "postgres"], { encoding: "utf8" }));
  return { uid: id("-u"), gid: id("-g") };
}

export type Postgres = {
  /** postgres://user:password@host:port, without a database. */
  url: string;
  /** Ends it with a signal, and restarts it as soon as possible. */
  restart: (signal: NodeJS.Signals) => Promise<void>;
  end: (signal?: NodeJS.Signals) => Promise<void>;
};

/**
 * Starts the program with a data folder.
 * @throws Error if it ends instead of accepting connections
 */
async function spawnServer(folder: string, port: number, changes: Record<string, string> = {}): Promise<ChildProcess> {
  const settings = { listen_addresses: "127.0.0.1", unix_socket_directories: folder, fsync: "off", ...changes };
  const options = Object.entries(settings).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
  const args = ["-D", join(folder, "cluster"), "-p", String(port), ...options];
  const program = join(serverPrograms() ?? "", "postgres");
  const child = spawn(program, args, { ...owner(), cwd: folder, stdio: ["ignore", "ignore", "pipe"] });
  await new Promise<void>((resolve, reject) => {
    child.stderr.on("data", (printed) => /ready to accept (?:read-only )?connections/.test(printed) && resolve());
    child.once("exit", (code) => reject(new Error(`PostgreSQL has ended (${code}).`)));
  });
  return child;
}

/**
 * Starts a server below a folder. Resolves when it accepts connections.
 * @param changes settings of postgresql.conf
 * @returns null if PostgreSQL isn't installed
 */
export async function startPostgres(folder: string, changes: Record<string, string> = {}): Promise<Postgres | null> {
  const programs = serverPrograms();
  if (!programs) return null;
  const as = owner();
  const [data, passwordFile] = [join(folder, "cluster"), join(folder, "password")];
  mkdirSync(data, { mode: 0o700 });
  writeFileSync(passwordFile, PASSWORD);
  for (const path of [folder, data, passwordFile]) if (as) chownSync(path, as.uid, as.gid);
  const first = ["-D", data, "-U", "postgres", "--auth=scram-sha-256", `--pwfile=${passwordFile}`, "-E", "UTF8", "-N"];
  await run(join(programs, "initdb"), [...first, "--locale=C.UTF-8"], { ...as, cwd: folder });
  const port = await freePort();
  const start = () => spawnServer(folder, port, changes);
  let server = await start();
  return {
    url: `postgres://postgres:${PASSWORD}@127.0.0.1:${port}`,
    async restart(signal) {
      const ended = once(server, "exit");
      server.kill(signal);
      await ended;
      // A killed server's connections take a moment to close; until then it refuses to start.
      const again = (): ReturnType<typeof start> => start().catch(() => pause(AGAIN_MS).then(again));
      server = await again();
    },
    async end(signal = "SIGINT") {
      if (server.exitCode !== null || server.signalCode !== null) return;
      const ended = once(server, "exit");
      server.kill(signal); // SIGINT: immediately, whatever its connections
      await ended;
    },
  };
}
