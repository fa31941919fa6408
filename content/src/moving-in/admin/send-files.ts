import { ask } from "../../ui/ask.ts";

/** Size of a chunk, in bytes: front servers accept 10 MB at most. */
const PART_BYTES = 5_000_000;

/** Attempts for a chunk whose connection is lost. */
const TRIES = 3;

/**
 * Uploads files in chunks, serially.
 *
 * @param progress gets the bytes sent so far and in total
 * @returns why it failed, in German; empty on success
 */
export async function sendFiles(
  files: readonly File[],
  progress: (sent: number, total: number) => void,
): Promise<string> {
  const total = files.reduce((sum, { size }) => sum + size, 0);
  let sent = 0;
  for (const file of files) {
    const name = encodeURIComponent(file.webkitRelativePath || file.name);
    let offset = 0;
    do {
      const part = file.slice(offset, offset + PART_BYTES);
      const failure = await sendPart(`/api/moving/files?name=${name}&offset=${offset}`, part);
      if (failure) return `${file.name}: ${failure}`;
      offset += PART_BYTES;
      sent += part.size;
      progress(sent, total);
    } while (offset < file.size);
  }
  return "";
}

async function sendPart(address: string, body: Blob): Promise<string> {
  let failure = "";
  for (let tried = 1; tried <= TRIES; tried += 1) {
    const asked = await ask(address, { method: "POST", given: body }); // a partial chunk is overwritten
    if (asked.ok) return "";
    failure = asked.message;
  }
  return failure;
}
