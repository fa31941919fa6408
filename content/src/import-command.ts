/** Started by `npm run import:strapi`, in this workspace's folder and with its settings. */
import { parseArgs } from "node:util";
import { getPayload } from "payload";
import { importStrapi } from "./import/import-strapi.ts";
import { StrapiSource } from "./import/strapi-source.ts";
import config from "./payload.config.ts";
import { keepFilesPrivate } from "./private-files.ts";
import { sendPublishWebhook } from "./publishing/publish-webhook.ts";
import { settings } from "./settings/settings.ts";

const BAR_WIDTH = 30;

const { values, positionals } = parseArgs({ options: { token: { type: "string" } }, allowPositionals: true });

function showProgress(done: number, total: number): void {
  const filled = Math.round((done / Math.max(1, total)) * BAR_WIDTH);
  process.stdout.write(`\r[${"#".repeat(filled)}${".".repeat(BAR_WIDTH - filled)}] ${done} of ${total}`);
}

try {
  keepFilesPrivate(settings.DATA_DIR);
  const [url] = positionals;
  if (!url || !URL.canParse(url)) throw new Error("Name the Strapi: npm run import:strapi -- https://cms.example.org");
  const payload = await getPayload({ config });
  const token = values.token ?? process.env.STRAPI_TOKEN;
  const { created, changed, skipped } = await importStrapi(payload, new StrapiSource(url, token), showProgress);
  process.stdout.write(`\n${created} created, ${changed} changed, ${skipped.length} to look at\n`);
  for (const { what, reason } of skipped) process.stdout.write(`  ${what}: ${reason}\n`);
  await sendPublishWebhook({ source: "import", id: null });
  process.exit(0);
} catch (error) {
  process.stderr.write(`\n${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
