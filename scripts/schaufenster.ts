/**
 * `schaufenster COMMAND` on a server: runs what the npm commands run, with the server's settings and as the right user.
 */
import { parseArgs } from "node:util";
import { isBeforeUpdate } from "../content/src/backup/backup-names.ts";
import { sentenceOf } from "../content/src/platform/process/disk-error.ts";
import { install } from "./server/install.ts";
import { runScript } from "./server/machine.ts";
import { setUp } from "./server/setup.ts";
import { status } from "./server/status.ts";
import { CONTENT, isEnabled, systemctl } from "./server/systemd-services.ts";

const USAGE = `schaufenster COMMAND

  setup HOST                 from an installed package to a website; --admin E-MAIL signs in first, --demo begins with the demo agency
  status                     what runs, and what is wrong: apps, address, certificate, disk, backups, inquiries
  backup [FILE]              makes a backup at once
  restore [NAME] [--replace] puts a backup back; without a name it lists them
  import FILE…               moves in from another system; --help says more
  move TARGET                moves everything between SQLite and PostgreSQL, content stopped
  media to-s3|to-folder      moves uploads
  start                      both apps in this terminal, as npm start does

An update is a newer package: apt install ./schaufenster_VERSION_ARCHITECTURE.deb
`;

/** Programs that npm runs, too. */
const PROGRAMS = ["start", "backup", "import", "move", "media"];

process.stdout.on("error", () => {}); // the reader may have exited: schaufenster | head -1

const [command = "", ...args] = process.argv.slice(2);

async function run(): Promise<number> {
  process.umask(0o022);
  if (PROGRAMS.includes(command)) return (await runScript([command, ...args])).code;
  if (command === "restore") return restore();
  if (command === "status") await status();
  else if (command === "install") await install();
  else if (command === "setup") {
    const options = { admin: { type: "string" }, demo: { type: "boolean" } } as const;
    const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
    const { admin = "", demo = false } = values;
    await setUp({ host: positionals[0] ?? "", admin, seed: demo ? "demo" : "none" });
  } else {
    process.stdout.write(USAGE);
    return command === "help" ? 0 : 2;
  }
  return 0;
}

/**
 * Stops content for a restore. After a backup from before an update it stays stopped: this version would migrate the
 * database again.
 */
async function restore(): Promise<number> {
  const replaces = args.includes("--replace") && (await isEnabled(CONTENT));
  if (replaces) await systemctl("stop", CONTENT);
  const { code } = await runScript(["restore", ...args]);
  if (!replaces) return code;
  if (code === 0 && args.some(isBeforeUpdate))
    process.stdout.write(
      `Content stays stopped. Install the version of that time: apt install --allow-downgrades ./schaufenster_OLD.deb\nOr go on with this one: systemctl start ${CONTENT}\n`,
    );
  else await systemctl("start", CONTENT);
  return code;
}

try {
  process.exitCode = await run();
} catch (error) {
  const isForRoot = (error as NodeJS.ErrnoException).code === "EACCES" && process.getuid?.() !== 0;
  process.stderr.write(`\n${sentenceOf(error)}${isForRoot ? ` Root may: sudo schaufenster ${command}` : ""}\n`);
  process.exitCode = 1;
}
