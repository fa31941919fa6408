/**
 * `npm run media -- to-s3` and `npm run media -- to-folder`: copies all uploads between DATA_DIR/uploads and the
 * configured bucket. With `--remove-source` they are deleted from the source.
 */
import { parseArgs } from "node:util";
import { moveFiles } from "../content/src/platform/file-store/move-files.ts";
import { openFileStore } from "../content/src/platform/file-store/open-store.ts";
import { ownCommand } from "../content/src/platform/process/own-command.ts";
import { readBucketSettings } from "../content/src/platform/settings/bucket-settings.ts";
import { readSettingsOfMachine } from "./environment.ts";

const USAGE = `Say where to: ${ownCommand("media", "to-s3", "[--remove-source]")}, or ${ownCommand("media", "to-folder", "[--remove-source]")}`;
const BYTES_A_MEGABYTE = 1_000_000;

const PROGRESS_STEP = 100;

process.umask(0o077); // they include drafts' files

function showProgress(done: number, total: number): void {
  if (done === total || done % PROGRESS_STEP === 0) process.stdout.write(`${done} of ${total} files\n`);
}

try {
  const { values, positionals } = parseArgs({
    options: { "remove-source": { type: "boolean", default: false } },
    allowPositionals: true,
  });
  const [direction, ...others] = positionals;
  if ((direction !== "to-s3" && direction !== "to-folder") || others.length > 0) throw new Error(USAGE);
  const environment = readSettingsOfMachine();
  const bucket = readBucketSettings(environment);
  if (!bucket) throw new Error("There is no S3 store in the settings: .env.example explains S3_BUCKET and the others.");
  const { DATA_DIR } = environment;
  const stores = [openFileStore(DATA_DIR, null), openFileStore(DATA_DIR, bucket)] as const;
  const [from, to] = direction === "to-s3" ? stores : ([stores[1], stores[0]] as const);
  process.stdout.write(`From ${from.place}\nto   ${to.place}\n`);
  const moved = await moveFiles(from, to, { removeSource: values["remove-source"], progress: showProgress });
  const megabytes = (moved.bytes / BYTES_A_MEGABYTE).toFixed(1);
  process.stdout.write(
    `${moved.copied} files copied and compared (${megabytes} MB), ${moved.alreadyThere} were there already.\n`,
  );
  if (moved.elsewhere > 0)
    process.stdout.write(
      `${moved.elsewhere} more exist there: uploaded there, or deleted here since. They are kept.\n`,
    );
  process.stdout.write(
    moved.removed > 0
      ? `${moved.removed} files removed from ${from.place}.\n`
      : "The source is as it was: with --remove-source its files go, once all are there.\n",
  );
} catch (error) {
  process.stderr.write(`\n${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
