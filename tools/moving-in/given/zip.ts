import { basename } from "node:path";
import { type Entry, getFileNameLowLevel, openPromise, validateFileName, type ZipFile } from "yauzl";
import { type GivenFile, isHidden, MAX_FILES, tooManyFiles } from "./given-file.ts";

const AGAIN = "Laden Sie es noch einmal herunter, oder entpacken Sie es und geben Sie den Ordner an.";

const utf8 = new TextDecoder("utf-8", { fatal: true });

/**
 * The files of a zip, below its name or that of its only folder. Nothing is unpacked: each is read on demand, up to the
 * size stated in the zip.
 * @throws Error with a German sentence
 */
export async function filesInZip(zip: string): Promise<GivenFile[]> {
  const name = basename(zip).replace(/\.zip$/i, "");
  const opened = await openPromise(zip, { autoClose: false, decodeStrings: false }).catch((cause: unknown) => {
    throw new Error(`„${basename(zip)}“ ist kein lesbares Zip. ${AGAIN}`, { cause });
  });
  const found: GivenFile[] = [];
  for await (const entry of entriesOf(opened, basename(zip))) {
    const path = nameOf(entry);
    const wrong = wrongWith(entry, path);
    if (wrong) throw new Error(`„${basename(zip)}“ ${wrong}`);
    if (path.endsWith("/") || isHidden(path)) continue;
    found.push({
      path: path.normalize("NFC"),
      size: entry.uncompressedSize,
      open: () => opened.openReadStreamPromise(entry),
    });
    if (found.length > MAX_FILES) throw tooManyFiles(basename(zip));
  }
  const tops = new Set(found.map(({ path }) => (path.includes("/") ? path.slice(0, path.indexOf("/")) : "")));
  const isOneFolder = tops.size === 1 && !tops.has("");
  return isOneFolder ? found : found.map((file) => ({ ...file, path: `${name}/${file.path}` }));
}

async function* entriesOf(zip: ZipFile, name: string): AsyncGenerator<Entry> {
  try {
    yield* zip.eachEntry();
  } catch (cause) {
    throw new Error(`„${name}“ ist beschädigt. ${AGAIN}`, { cause });
  }
}

/** UTF-8 if valid, even without the flag, which macOS omits; otherwise according to the zip's rules. */
function nameOf({ fileNameRaw, generalPurposeBitFlag, extraFields }: Entry): string {
  try {
    return utf8.decode(fileNameRaw).replaceAll("\\", "/");
  } catch {
    return getFileNameLowLevel(generalPurposeBitFlag, fileNameRaw, extraFields, false);
  }
}

function wrongWith(entry: Entry, path: string): string | null {
  if (validateFileName(path)) return "enthält einen Pfad, der aus ihm hinausführt, und wird nicht gelesen.";
  if (entry.isEncrypted()) return "ist mit einem Passwort geschützt. Entpacken Sie es und geben Sie den Ordner an.";
  return entry.canDecodeFileData()
    ? null
    : "ist auf eine Weise gepackt, die hier niemand liest. Entpacken Sie es und geben Sie den Ordner an.";
}
