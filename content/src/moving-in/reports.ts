import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { settings } from "../platform/settings/settings.ts";

/** Kept beside the database, since they contain private data. */
const folder = join(/* turbopackIgnore: true */ settings.DATA_DIR, "import-reports");

const NAME = /^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d\.md$/;

export async function reportNames(): Promise<string[]> {
  const names = await readdir(folder).catch(() => []);
  return names
    .filter((name) => NAME.test(name))
    .toSorted()
    .reverse();
}

/** When an import ended, by its report's name; ISO 8601. */
export const momentOf = (name: string) => name.replace(/T(\d\d)-(\d\d)-(\d\d)\.md$/, "T$1:$2:$3Z");

/** @returns null if there is no such report */
export async function readReport(name: string): Promise<string | null> {
  return NAME.test(name) ? readFile(join(folder, name), "utf8").catch(() => null) : null;
}

/** @returns its name and path */
export async function keepReport(text: string, now: Date): Promise<{ name: string; file: string }> {
  const name = `${now.toISOString().slice(0, 19).replaceAll(":", "-")}.md`;
  const file = join(folder, name);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await writeFile(file, text, { mode: 0o600 });
  return { name, file };
}

/** @param before in ms */
export async function removeReportsBefore(before: number): Promise<void> {
  for (const name of await reportNames()) if (Date.parse(momentOf(name)) < before) await rm(join(folder, name));
}
