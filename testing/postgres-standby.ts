import { execFile } from "node:child_process";
import { once } from "node:events";
import { chownSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { freePort } from "./apps.ts";
import { owner, type Postgres, serverPrograms, spawnServer } from "./postgres.ts";

const run = promisify(execFile);

/** A server that repeats what another one does. */
export type Standby = {
  /** postgres://user:password@host:port, without a database. */
  url: string;
  /** From now on it takes writes; what the other one does no longer counts. */
  promote: () => Promise<void>;
  end: () => Promise<void>;
};

/** Copies a running server and follows it (streaming replication). Resolves when it takes reads. */
export async function startStandby(primary: Postgres, folder: string): Promise<Standby> {
  const programs = serverPrograms() ?? "";
  const as = owner();
  const data = join(folder, "cluster");
  mkdirSync(data, { mode: 0o700 });
  for (const path of [folder, data]) if (as) chownSync(path, as.uid, as.gid);
  const copy = ["-D", data, "-d", `${primary.url}/postgres`, "-R", "-X", "stream", "--checkpoint=fast"];
  await run(join(programs, "pg_basebackup"), copy, { ...as, cwd: folder });
  const port = await freePort();
  const server = await spawnServer(folder, port);
  return {
    url: primary.url.replace(/\d+$/, String(port)),
    promote: async () =>
      void (await run(join(programs, "pg_ctl"), ["promote", "-w", "-D", data], { ...as, cwd: folder })),
    async end() {
      const ended = once(server, "exit");
      server.kill("SIGINT");
      await ended;
    },
  };
}

/** pgbouncer in transaction mode, as docs/scaling.md sets it: one address for a server that can be another one. */
export type Pooler = {
  port: number;
  /** Its connections lead to another server from now on. */
  leadTo: (server: string) => void;
  end: () => Promise<void>;
};

/** @param server postgres://user:password@host:port */
export async function startPooler(folder: string, server: string): Promise<Pooler> {
  const port = await freePort();
  const as = owner();
  const { username, password } = new URL(server);
  const [settings, users] = [join(folder, "pgbouncer.ini"), join(folder, "users.txt")];
  const leadTo = (url: string) =>
    writeFileSync(
      settings,
      `[databases]
* = host=${new URL(url).hostname} port=${new URL(url).port}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = scram-sha-256
auth_file = ${users}
pool_mode = transaction
ignore_startup_parameters = extra_float_digits,statement_timeout,lock_timeout,idle_in_transaction_session_timeout
server_login_retry = 1
server_connect_timeout = 2
`,
    );
  writeFileSync(users, `"${username}" "${password}"\n`);
  leadTo(server);
  for (const path of [folder, settings, users]) if (as) chownSync(path, as.uid, as.gid);
  const child = execFile("/usr/sbin/pgbouncer", [settings], { ...as, cwd: folder });
  await once(child, "spawn");
  return {
    port,
    leadTo(url) {
      leadTo(url);
      child.kill("SIGHUP");
    },
    async end() {
      const ended = once(child, "exit");
      child.kill("SIGINT");
      await ended;
    },
  };
}
