/** Started by `npm run import:strapi` and `import:wordpress`, in this workspace's folder and with its settings. */
import { getPayload } from "payload";
import { checkDatabase } from "./database/damage.ts";
import { readArguments, UsageError } from "./import/command/arguments.ts";
import { EXIT, runCommand } from "./import/command/run.ts";
import config from "./payload.config.ts";
import { keepFilesPrivate } from "./process/private-files.ts";
import { settings } from "./settings/settings.ts";

try {
  const given = readArguments(process.argv.slice(2));
  keepFilesPrivate(settings.DATA_DIR);
  await checkDatabase({ dataDir: settings.DATA_DIR, databaseUrl: settings.DATABASE_URL });
  process.exit(await runCommand(await getPayload({ config }), given));
} catch (error) {
  const message = error instanceof Error ? error.message : String(error);
  process.stderr.write(`\n${message}\n`);
  process.exit(error instanceof UsageError ? EXIT.usage : EXIT.failed);
}
