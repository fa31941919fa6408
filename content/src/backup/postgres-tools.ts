import { type ChildProcess, type SpawnOptions, spawn } from "node:child_process";
import type { Database } from "../platform/database/location.ts";

/** User and password of a URL, up to the last @ before its path. */
const LOGIN = /^([a-z]+:\/\/)([^/?#]*)@/i;

/** URL parameters that node-postgres supports and PostgreSQL's tools refuse. */
const UNKNOWN_TO_TOOLS = /^(uselibpqcompat|ssl)=/;

type Connection = {
  /** The URL without its password, safe to show and to pass as an argument. */
  address: string;
  /** The password in the URL; empty if the environment or a password file has it. */
  password: string;
};

/** Splits the password from a PostgreSQL URL: other users can read command-line arguments (`ps`). */
export function connectionOf(databaseUrl: string): Connection {
  const [, scheme = "", login = ""] = LOGIN.exec(databaseUrl) ?? [];
  const [user = "", ...rest] = login.split(":");
  const [place = "", query = ""] = databaseUrl.replace(LOGIN, "").split("?");
  const settings = query.split("&").filter((each) => each && !UNKNOWN_TO_TOOLS.test(each));
  const inQuery = settings.find((each) => each.startsWith("password="))?.slice("password=".length);
  const shown = settings.filter((each) => !each.startsWith("password=")).join("&");
  return {
    address: `${scheme && `${scheme}${user}@`}${place}${shown && `?${shown}`}`,
    password: decoded(rest.join(":") || (inQuery ?? "")),
  };
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text; // an invalid percent escape
  }
}

/** Removes every occurrence of the database's password from a text. */
export function withoutPassword(text: string, { databaseUrl = "" }: Database): string {
  const { password } = connectionOf(databaseUrl);
  return [password, encodeURIComponent(password)]
    .filter((each) => each !== "")
    .reduce((masked, each) => masked.replaceAll(each, "***"), text);
}

export type Tool = {
  child: ChildProcess;
  /** Resolves when it is done. Throws an Error with a sentence if it is missing or fails. */
  done: Promise<void>;
};

/** Starts a tool for a database and passes the password in its environment. */
export function startTool(name: string, args: string[], database: Database, stdio: SpawnOptions["stdio"]): Tool {
  const { address, password } = connectionOf(database.databaseUrl ?? "");
  const env = { ...process.env, ...(password ? { PGPASSWORD: password } : {}), PGAPPNAME: "schaufenster-backup" };
  const to = name === "pg_restore" ? [] : [`--dbname=${address}`];
  const child = spawn(name, [...to, ...args], { env, stdio });
  const printed: Buffer[] = [];
  child.stderr?.on("data", (chunk: Buffer) => printed.push(chunk));
  const done = new Promise<void>((resolve, reject) => {
    const fail = (reason: string) => reject(new Error(withoutPassword(reason, database)));
    child.once("error", (error: NodeJS.ErrnoException) =>
      fail(
        error.code === "ENOENT"
          ? `${name} is not installed. It comes with PostgreSQL's client tools.`
          : `${name} could not be started: ${error.message}`,
      ),
    );
    child.once("close", (code, signal) => {
      if (code === 0) return resolve();
      fail(`${name} failed (${code ?? signal}): ${Buffer.concat(printed).toString().trim()}`);
    });
  });
  done.catch(() => {}); // the caller that awaits it gets the error
  return { child, done };
}
