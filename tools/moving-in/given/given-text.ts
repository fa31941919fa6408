import { type GivenFile, wholeFile } from "./given-file.ts";

/** Longest export with all its parts, in bytes: parsing takes several times as much memory. */
const MAX_TEXT_BYTES = 200_000_000;

/** @throws Error with a German sentence */
export async function textsOfFiles(files: readonly GivenFile[]): Promise<string[]> {
  const texts: string[] = [];
  let left = MAX_TEXT_BYTES;
  for (const file of files) {
    left -= file.size;
    if (left < 0) throw tooLong(file);
    texts.push(decodeText(await wholeFile(file)));
  }
  return texts;
}

const tooLong = ({ path }: GivenFile) =>
  new Error(
    `„${path}“ ist zu lang: Ein Export darf ${MAX_TEXT_BYTES / 1_000_000} MB haben, alle Teile zusammen. Teilen Sie ihn, zum Beispiel nach Zeitraum, und nehmen Sie einen Teil nach dem anderen.`,
  );

/** Decodes UTF-8, UTF-16 or Windows' Western European. */
function decodeText(data: Buffer): string {
  return new TextDecoder(encodingOf(data)).decode(data); // removes a byte order mark
}

function encodingOf(data: Buffer): string {
  const [first, second] = data;
  if ((first === 0xff && second === 0xfe) || (first !== 0 && second === 0)) return "utf-16le";
  if ((first === 0xfe && second === 0xff) || (first === 0 && second !== 0)) return "utf-16be";
  try {
    new TextDecoder("utf-8", { fatal: true }).decode(data, { stream: true }); // the end may be cut off
    return "utf-8";
  } catch {
    return "windows-1252";
  }
}
