import { mkdir, open, readdir, stat, statfs } from "node:fs/promises";
import { dirname, join } from "node:path";
import { removeFolder } from "../platform/process/remove-folder.ts";
import { settings } from "../platform/settings/settings.ts";

/** Exports uploaded for a move; kept until the next one begins. */
const folder = join(/* turbopackIgnore: true */ settings.DATA_DIR, "import-uploads");

/** Size limit for all uploads, and the space that they must leave on the disk, in bytes. */
const MAX_GB = 4;
const MAX_BYTES = MAX_GB * 1e9;
const ROOM_BYTES = 1e9;

/** Maximum number of files: a folder of pictures for each project. */
const MAX_FILES = 20_000;

/** Thrown for a refused file; the message is a German sentence. */
export class UploadRefused extends Error {}

type Part = { name: string; offset: number; data: Buffer };

/**
 * A relative path that stays within the upload folder.
 *
 * @throws UploadRefused
 */
function safePath(name: string): string {
  const parts = name
    .normalize("NFC")
    .split(/[\\/]/)
    .map((part) =>
      part
        .replace(/[\p{C}<>:"|?*]/gu, "")
        .trim()
        .slice(0, 120),
    )
    .filter((part) => part !== "");
  if (parts.length === 0 || parts.length > 6 || parts.some((part) => /^\.+$/.test(part)))
    throw new UploadRefused("Diese Datei hat einen Namen, der hier nicht geht. Bitte benennen Sie sie um.");
  return parts.join("/");
}

export async function uploaded(): Promise<{ names: string[]; files: number; bytes: number }> {
  const all = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const found = all.filter((entry) => entry.isFile());
  let bytes = 0;
  for (const { parentPath, name } of found) bytes += (await stat(join(parentPath, name)).catch(() => null))?.size ?? 0;
  const names = all.filter(({ parentPath }) => parentPath === folder).map(({ name }) => name);
  return { names: names.toSorted((a, b) => a.localeCompare(b, "de", { numeric: true })), files: found.length, bytes };
}

export async function uploadedPath(name: string): Promise<string | null> {
  return (await uploaded()).names.includes(name) ? join(folder, name) : null;
}

/** Files and bytes so far; recounted once all were removed. */
let sum: Promise<{ files: number; bytes: number }> | null = null;

/**
 * Writes a chunk of a file: files come in chunks, so that no front server refuses them as too large.
 *
 * @throws UploadRefused
 */
export async function keepPart({ name, offset, data }: Part): Promise<void> {
  const path = safePath(name);
  sum ??= uploaded();
  const all = await sum;
  if (offset === 0) all.files += 1;
  all.bytes += data.length;
  if (all.files > MAX_FILES)
    throw new UploadRefused(`Mehr als ${MAX_FILES.toLocaleString("de")} Dateien auf einmal gehen nicht.`);
  if (all.bytes > MAX_BYTES) throw tooLarge();
  const file = join(folder, path);
  await mkdir(dirname(file), { recursive: true, mode: 0o700 });
  const { bavail, bsize } = await statfs(folder);
  if (bavail * bsize < ROOM_BYTES + data.length)
    throw new UploadRefused(
      "Auf dem Server ist dafür nicht genug Platz. Bitte sagen Sie es der Person, die ihn betreut.",
    );
  const handle = await open(file, offset === 0 ? "w" : "r+", 0o600);
  try {
    if ((await handle.stat()).size !== offset)
      throw new UploadRefused("Von dieser Datei fehlt ein Stück. Bitte laden Sie sie noch einmal hoch.");
    await handle.write(data, 0, data.length, offset);
  } finally {
    await handle.close();
  }
}

const tooLarge = () =>
  new UploadRefused(
    `Zusammen sind das mehr als ${MAX_GB} GB. Nehmen Sie einen Teil nach dem anderen, bei Bildern zum Beispiel ein Jahr nach dem anderen.`,
  );

export async function removeUploads(): Promise<void> {
  sum = null;
  await removeFolder(folder);
}

/** When something was last uploaded, in ms; 0 if there is nothing. */
export async function lastUpload(): Promise<number> {
  return (await stat(folder).catch(() => null))?.mtimeMs ?? 0;
}
