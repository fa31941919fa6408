import { appendFile, readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Payload } from "payload";
import { DAY_MS } from "../process/day.ts";
import { log } from "../process/log.ts";
import { settings } from "../settings/settings.ts";

/**
 * Which inquiries were erased: a line each, with the moment and the Message-ID, which is made up at random and says nothing
 * about anyone. It is in no backup, so that it outlasts a restore of one. Ids would not do: after a restore they are given
 * again.
 */
const file = join(/* turbopackIgnore: true */ settings.DATA_DIR, "erased-inquiries.txt");

/** Number that one query looks for. */
const AT_ONCE = 500;

/** Notes that an inquiry was erased. */
export async function noteErasure(messageId: string): Promise<void> {
  await appendFile(file, `${new Date().toISOString()} ${messageId}\n`, { mode: 0o600 });
}

async function readErasures(): Promise<[erasedAt: string, messageId: string][]> {
  const text = await readFile(file, "utf8").catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return "";
    throw error;
  });
  return [...text.matchAll(/^(\S+) (\S+)$/gm)].map(([, erasedAt = "", messageId = ""]) => [erasedAt, messageId]);
}

/**
 * Erases once more what was erased before: a restored backup has brought it back (Art. 17 GDPR). To be called before
 * anything is delivered.
 *
 * @param days after which inquiries are deleted anyway, and the note of them
 * @returns how many were erased
 */
export async function repeatErasures(payload: Payload, days: number): Promise<number> {
  const noted = await readErasures();
  const current = noted.filter(([erasedAt]) => Date.now() - Date.parse(erasedAt) <= days * DAY_MS);
  let erased = 0;
  for (let start = 0; start < current.length; start += AT_ONCE) {
    const messageIds = current.slice(start, start + AT_ONCE).map(([, messageId]) => messageId);
    const { docs } = await payload.delete({
      collection: "inquiries",
      where: { messageId: { in: messageIds } },
      depth: 0,
      select: { messageId: true, receivedAt: true },
      context: { isNoted: true },
    });
    erased += docs.length;
  }
  if (current.length < noted.length) {
    await writeFile(`${file}.part`, current.map((each) => `${each.join(" ")}\n`).join(""), { mode: 0o600 });
    await rename(`${file}.part`, file);
  }
  if (erased > 0) log.info({ erased }, "inquiries of a restored backup erased, as they were before");
  return erased;
}
