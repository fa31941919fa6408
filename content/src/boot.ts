import { writeFileSync } from "node:fs";
import config from "@payload-config";
import { STARTED } from "@schaufenster/contract/publish-webhook";
import { getPayload, type Payload } from "payload";
import { ensureFirstAdministrator, type GeneratedLogin } from "./accounts/first-administrator.ts";
import { RESTORED, runRequestedRestore } from "./backup/restore-at-start.ts";
import { startBackups } from "./backup/start-backups.ts";
import { watchServer } from "./backup/watch-server.ts";
import { startPlans } from "./editing/publishing/plans/run-due.ts";
import { startTidying } from "./editing/trash/tidying.ts";
import { sendPublishWebhook } from "./entry/publish-webhook.ts";
import { encodeFirstSlide } from "./files/encode-media.ts";
import { startEncoding } from "./files/encoding-queue.ts";
import { watchUploads } from "./files/missing.ts";
import { startRemovingUnfinished } from "./files/unfinished.ts";
import { startContact } from "./inquiries/start-inquiries.ts";
import { ensureLegalPages } from "./legal-texts/every-sites-pages.ts";
import { noteFormWithoutTexts, startEndingFormsWithoutTexts } from "./legal-texts/form-without-texts.ts";
import { sweepMoving } from "./moving-in/sweep-reports.ts";
import { migrations } from "./platform/database/adapter.ts";
import { checkDatabase, DamagedDatabase } from "./platform/database/damage.ts";
import { deleteHourly } from "./platform/database/hourly.ts";
import { watchDatabase } from "./platform/database/watch-database.ts";
import { checkUploadsStore, refuseStartBesideFiles } from "./platform/file-store/check-store.ts";
import { uploadsStore, usesBucket } from "./platform/file-store/uploads-store.ts";
import { EXIT_FINAL, StartError } from "./platform/process/exit-codes.ts";
import { log, logConsoleErrors } from "./platform/process/log.ts";
import { runProgram } from "./platform/process/own-process.ts";
import { keepFilesPrivate } from "./platform/process/private-files.ts";
import { refuseAccidentalBeginning } from "./platform/process/seed.ts";
import { settings } from "./platform/settings/settings.ts";
import { isEmpty } from "./start-page/demo/is-empty.ts";

/** Fills an empty system with the demo agency. */
const DEMO = { name: "The demo agency", file: "../tools/demo/demo-command.ts", output: "inherit" } as const;

/**
 * Prepares the system before the first request: migrations, an administrator and, if wanted, the demo agency. Pictures
 * are encoded afterwards, in the background.
 */
async function boot(): Promise<Payload> {
  const restored = await runRequestedRestore();
  await checkDatabase({ dataDir: settings.DATA_DIR, databaseUrl: settings.DATABASE_URL });
  const payload = await getPayload({ config });
  if (process.env.NODE_ENV !== "production") await payload.db.migrate({ migrations }); // the adapter does it in production

  if (restored) await payload.kv.set(RESTORED, restored);
  await checkUploadsStore();
  // A trial version only does what can be undone: no mail, no scheduled changes, no files.
  if (settings.SCHAUFENSTER_TRIAL) return payload;
  await begin(payload);
  watchDatabase(payload);
  await startContact(payload);
  startBackups(payload);
  watchServer(payload);
  startPlans(payload);
  startEndingFormsWithoutTexts(payload);
  startTidying(payload);
  deleteHourly("uploads and reports of moving in", () => sweepMoving(payload));
  startRemovingUnfinished(payload);
  watchUploads(payload);
  void sendPublishWebhook({ source: STARTED, id: null });
  startEncoding(payload);
  return payload;
}

/** Creates an administrator, the legal pages and, if wanted, the demo agency, if missing. */
async function begin(payload: Payload): Promise<void> {
  if ((await payload.count({ collection: "users" })).totalDocs === 0) {
    refuseAccidentalBeginning(settings);
    const { totalDocs: known } = await payload.count({ collection: "media", trash: true });
    if (!usesBucket) await refuseStartBesideFiles(uploadsStore, known);
  }
  const login = await ensureFirstAdministrator(payload, {
    email: settings.ADMIN_EMAIL,
    password: settings.ADMIN_PASSWORD,
  });
  if (login) showLogin(login);

  const isNew = await isEmpty(payload);
  await noteFormWithoutTexts(payload, isNew);
  await ensureLegalPages(payload);
  if (isNew && settings.SEED === "demo") await runProgram(DEMO);
  await encodeFirstSlide(payload).catch((error: unknown) => log.error({ err: error }, "first slide not encoded"));
}

/** Starts, or exits with a message; the exit code says whether a restart may help. */
export async function bootOrStop(): Promise<void> {
  logConsoleErrors();
  try {
    keepFilesPrivate(settings.DATA_DIR);
    await boot();
    log.info({ version: settings.SCHAUFENSTER_VERSION }, "content is up");
  } catch (error) {
    process.stderr.write(
      `The content system cannot start: ${error instanceof Error ? error.message.split("\nparams:")[0] : String(error)}\n`,
    );
    process.exit(error instanceof DamagedDatabase || error instanceof StartError ? EXIT_FINAL : 1);
  }
}

/** Shows the login outside of the log: in the file that scripts/first-login.ts reads, or on standard output. */
function showLogin({ email, password }: GeneratedLogin): void {
  const text = `First administrator (shown only this once)\n  E-mail    ${email}\n  Password  ${password}\n`;
  if (settings.FIRST_LOGIN_FILE) writeFileSync(settings.FIRST_LOGIN_FILE, text, { mode: 0o600 });
  else process.stdout.write(`\n${text}\n`);
}
