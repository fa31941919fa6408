import { readdirSync, readFileSync } from "node:fs";
import { basename, join, relative } from "node:path";
import sharp from "sharp";
import { ROOT } from "../../scripts/environment.ts";

/** Size of the scaled copies that are compared, in px. */
const SIZE_PX = 32;

/** Mean distance of two scaled copies, of 255 per channel, from which they count as different pictures. */
const ANOTHER_PICTURE = 8;

type Upload = { name: string; data: Buffer; mimetype: string; size: number };
type Prepare = (file: Upload) => Promise<Upload>;

/** By address only: its types would add Next's, which would then apply to all scripts. */
const PREPARE = join(ROOT, "content/src/files/prepare-file.ts");

/** The outcome for a file: accepted, refused with its message, or an unexpected error. */
async function outcomeOf(path: string): Promise<string> {
  const { prepareUpload } = (await import(PREPARE)) as { prepareUpload: Prepare };
  const data = readFileSync(path);
  const name = basename(path);
  try {
    const prepared = await prepareUpload({ name, data: Buffer.from(data), mimetype: "", size: data.length });
    if (!prepared.mimetype.startsWith("image/")) return `taken as ${prepared.mimetype}`;
    const left = await sharp(prepared.data, { failOn: "none" }).metadata();
    if (left.exif || left.xmp || left.iptc) return "SURPRISE: words are left in it";
    const distance = await distanceOf(data, prepared.data);
    return distance > ANOTHER_PICTURE ? "SURPRISE: another picture" : "taken";
  } catch (error) {
    const { message, status } = error as { message: string; status?: number };
    return status === 400 ? `refused: ${message}` : `SURPRISE: ${message}`;
  }
}

/** Mean distance of two displayed pictures, of 255; 0 if the first is unreadable. */
async function distanceOf(before: Buffer, after: Buffer): Promise<number> {
  const small = (data: Buffer) =>
    sharp(data, { failOn: "none", limitInputPixels: false })
      .rotate()
      .toColourspace("srgb")
      .flatten({ background: "#888" })
      .resize(SIZE_PX, SIZE_PX, { fit: "fill" })
      .raw()
      .toBuffer();
  const [first, second] = await Promise.all([small(before).catch(() => null), small(after)]);
  if (!first) return 0;
  return first.reduce((sum, value, at) => sum + Math.abs(value - (second[at] ?? 0)), 0) / first.length;
}

/** Prepares every file below a folder as an upload, and prints the outcomes, most frequent first. */
export async function run(folder: string): Promise<void> {
  process.chdir(join(ROOT, "content")); // where it finds the programs of its processes
  Object.assign(process.env, { PAYLOAD_SECRET: "x".repeat(32), WEBHOOK_SECRET: "x".repeat(32), LOG_LEVEL: "silent" });
  const outcomes = new Map<string, string[]>();
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    const outcome = await outcomeOf(path);
    outcomes.set(outcome, [...(outcomes.get(outcome) ?? []), relative(folder, path)]);
  }
  for (const [outcome, files] of [...outcomes].toSorted(([, a], [, b]) => b.length - a.length)) {
    const names = outcome.startsWith("taken") ? [] : files.map((name) => `    ${name}\n`);
    process.stdout.write(`${files.length} ${outcome}\n${names.join("")}`);
  }
}
