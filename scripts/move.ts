/**
 * `npm run move`: copies all content into an empty database of the other kind, given by MOVE_TO (`sqlite`, or
 * postgres://…). The apps must be stopped. Uploads stay where they are.
 */
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { answerAt } from "./answers.ts";
import { ROOT, readEnvironment } from "./environment.ts";

const environment = readEnvironment();

async function move(): Promise<number> {
  const { MOVE_TO = "", CONTENT_URL, DATABASE_URL = "" } = environment;
  if (!/^(?:sqlite$|postgres(?:ql)?:\/\/|file:)/.test(MOVE_TO))
    throw new Error("Set MOVE_TO to the target: sqlite, or postgres://user:password@host/database");
  if (await answerAt(`${CONTENT_URL}/health`))
    throw new Error("The content system is running. Stop it first, then move, then start it again.");
  const target = MOVE_TO === "sqlite" ? "" : MOVE_TO;
  const { status } = spawnSync(process.execPath, ["--import", "tsx", "../tools/move/move-command.ts"], {
    cwd: join(ROOT, "content"),
    env: {
      ...environment,
      NODE_ENV: "production", // opening the database creates the tables
      LOG_LEVEL: "error",
      DATABASE_URL: target,
      MOVE_FROM: DATABASE_URL,
      BACKUP_BEFORE_MIGRATION: "off", // the target is empty
    },
    stdio: "inherit",
  });
  const next = target ? "set DATABASE_URL to the new database" : "take DATABASE_URL out of the settings";
  if (status === 0) process.stdout.write(`Now ${next} and start. The old database is unchanged.\n`);
  return status ?? 1;
}

process.exitCode = await move().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  return 1;
});
