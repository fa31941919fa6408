/** Run by `npm run import`, in the content system's folder and with its settings. */
import { getPayload } from "payload";
import config from "../../content/src/payload.config.ts";
import { checkDatabase } from "../../content/src/platform/database/damage.ts";
import { keepFilesPrivate } from "../../content/src/platform/process/private-files.ts";
import { settings } from "../../content/src/platform/settings/settings.ts";
import { HelpRequested, readArguments, UsageError } from "./command/arguments.ts";
import { RecordedRun, Stopped } from "./command/recorded-run.ts";
import { EXIT, runCommand } from "./command/run-command.ts";

try {
  const given = readArguments(process.argv.slice(2), process.env.INIT_CWD ?? process.cwd());
  keepFilesPrivate(settings.DATA_DIR);
  await checkDatabase({ dataDir: settings.DATA_DIR, databaseUrl: settings.DATABASE_URL });
  const code = await runCommand(await getPayload({ config }), given);
  process.exit(RecordedRun.isFromAdmin ? EXIT.complete : code); // the admin reads the outcome from the recorded run
} catch (error) {
  const message = error instanceof Error ? error.message : String(error);
  if (error instanceof HelpRequested) {
    process.stdout.write(`${message}\n`);
    process.exit(EXIT.complete);
  }
  process.stderr.write(`\n${message}\n`);
  if (RecordedRun.isFromAdmin && (error instanceof UsageError || error instanceof Stopped)) process.exit(EXIT.complete);
  process.exit(error instanceof UsageError ? EXIT.usage : EXIT.failed);
}
