/** `schaufenster COMMAND` on a server: calls what the npm commands call, with the server's settings and as the right user. */
import { spawnSync } from "node:child_process";
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { sentenceOf } from "../content/src/process/disk-error.ts";
import { ROOT } from "./environment.ts";
import { runScript } from "./server/machine.ts";
import { alone, guard, recover, recoverBeforeStart } from "./server/recover.ts";
import { rollback } from "./server/rollback.ts";
import { setUp } from "./server/setup.ts";
import { status } from "./server/status.ts";
import { install, update } from "./server/update.ts";

const USAGE = `schaufenster COMMAND

  status                     what runs, and what is wrong: apps, address, certificate, disk, backups, inquiries
  logs [ARGUMENTS]           the logs of all units, as journalctl shows them
  backup [FILE]              makes a backup at once
  restore [FILE] [--replace] puts a backup back, content stopped; without a name it lists them
  update FILE                backs up, tries out a release, and makes it the one that runs
  rollback [--yes]           goes back to the version before, and says first what would be lost
  recover                    ends an update that was killed
  import FILE…               moves in from another system; --help says more
  move TARGET                moves everything between SQLite and PostgreSQL, content stopped
  media to-s3|to-folder      moves uploads
  start                      both apps in this terminal, as npm start does
  setup HOST                 from an installed package to a website; --admin E-MAIL signs in first, --demo begins with the demo agency
`;

/** Programs that npm runs, too. */
const PROGRAMS = ["start", "backup", "restore", "import", "move", "media"];

process.stdout.on("error", () => {}); // who reads it may have gone: schaufenster | head -1

const [command = "", ...args] = process.argv.slice(2);
const from = process.env.INIT_CWD ?? process.cwd();

async function run(): Promise<number> {
  process.umask(0o022);
  if (PROGRAMS.includes(command)) return (await runScript(ROOT, [command, ...args])).code;
  if (command === "logs")
    return spawnSync("journalctl", ["-u", "schaufenster-*", ...args], { stdio: "inherit" }).status ?? 1;
  const done = await byRoot();
  if (done === null) process.stdout.write(USAGE);
  return done === null && command !== "help" ? 2 : 0;
}

/** @returns null where there is no such command */
async function byRoot(): Promise<true | null> {
  const [file] = args;
  if (command === "status") await status();
  else if (command === "update" && file) await update(resolve(from, file));
  else if (command === "install" && file) process.stdout.write(`${await install(resolve(from, file))}\n`);
  else if (command === "rollback") await rollback(args.includes("--yes"));
  else if (command === "recover" && file === "--before-start") await recoverBeforeStart();
  else if (command === "recover")
    await alone(async () => void process.stdout.write(`${(await recover()) ?? "There is nothing to recover."}\n`));
  else if (command === "guard") await guard();
  else if (command === "setup") {
    const options = { admin: { type: "string" }, demo: { type: "boolean" } } as const;
    const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
    const { admin = "", demo = false } = values;
    await setUp({ host: positionals[0] ?? "", admin, seed: demo ? "demo" : "none" });
  } else return null;
  return true;
}

try {
  process.exitCode = await run();
} catch (error) {
  const isForRoot = (error as NodeJS.ErrnoException).code === "EACCES" && process.getuid?.() !== 0;
  process.stderr.write(`\n${sentenceOf(error)}${isForRoot ? ` Root may: sudo schaufenster ${command}` : ""}\n`);
  process.exitCode = 1;
}
