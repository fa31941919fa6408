/**
 * `npm run move -- sqlite` or `-- postgres://user@host/database`: all content into the other kind of database. The apps
 * must be stopped. Uploads stay where they are.
 */
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { connectionOf } from "../content/src/backup/postgres-tools.ts";
import { ownCommand } from "../content/src/process/own-command.ts";
import { answers } from "./answers.ts";
import { ROOT, readEnvironment } from "./environment.ts";

const { values, positionals } = parseArgs({
  options: { replace: { type: "boolean", default: false } },
  allowPositionals: true,
});
const environment = readEnvironment();

/** @throws Error with a sentence when it names no database, or shows a password */
function readTarget([given = ""]: string[]): string {
  if (given && connectionOf(given).password) {
    throw new Error(
      "Others could read the password in the list of processes and in the shell's history. Set MOVE_TO to the address instead, in .env or in the environment, and leave it out here.",
    );
  }
  const target = given || environment.MOVE_TO || "";
  if (target === "sqlite") return "";
  if (/^(postgres(ql)?:\/\/|file:)/.test(target)) return target;
  throw new Error(
    `Name the target: ${ownCommand("move", "sqlite")}, or ${ownCommand("move", "postgres://user@host/database")}`,
  );
}

try {
  const target = readTarget(positionals);
  if (await answers(`${environment.CONTENT_URL}/health`)) {
    throw new Error("The content system is running. Stop it first, then move, then start it again.");
  }
  const args = ["--import", "tsx", "../tools/move/move-command.ts", ...(values.replace ? ["--replace"] : [])];
  const { status } = spawnSync(process.execPath, args, {
    cwd: join(ROOT, "content"),
    env: {
      ...environment,
      NODE_ENV: "production", // the tables are made when the database is opened
      LOG_LEVEL: "error",
      DATABASE_URL: target,
      MOVE_FROM: environment.DATABASE_URL ?? "",
      BACKUP_BEFORE_MIGRATION: "off", // the target is empty by then
    },
    stdio: "inherit",
  });
  if (status === 0) {
    process.stdout.write(
      target
        ? `Now set DATABASE_URL to the new database and start. The old one is left as it is.\n`
        : "Now take DATABASE_URL out of the settings and start. The old database is left as it is.\n",
    );
  }
  process.exitCode = status ?? 1;
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
