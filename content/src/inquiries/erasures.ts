import { appendFile, readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { CollectionAfterDeleteHook, Payload, Where } from "payload";
import type { User } from "../payload-types.ts";
import { afterCommit } from "../platform/database/after-commit.ts";
import { DAY_MS } from "../platform/process/day.ts";
import { log } from "../platform/process/log.ts";
import { schedule } from "../platform/process/schedule.ts";
import { BACKUP_MONTHS } from "../platform/settings/backup-settings.ts";
import { settings } from "../platform/settings/settings.ts";

/**
 * The list of erased inquiries and accounts: a line each, with the time and a key without personal data (an inquiry's random
 * Message-ID, or an account's id and creation time). It isn't part of backups, so that it survives a restore. Ids alone
 * aren't enough: after a restore they are reused.
 */
const file = join(/* turbopackIgnore: true */ settings.DATA_DIR, "erased-inquiries.txt");

const DAYS_A_MONTH = 31;

const ACCOUNT = /^account:(\d+):(.+)$/;

export async function noteErasure(key: string): Promise<void> {
  await appendFile(file, `${schedule.wallClock().toISOString()} ${key}\n`, { mode: 0o600 });
}

/** A deleted account stays deleted when a backup is restored. */
export const noteAccountAfterDelete: CollectionAfterDeleteHook<User> = async ({ context, doc, req }) => {
  if (!context.isNoted) await afterCommit(req, () => noteErasure(`account:${doc.id}:${doc.createdAt}`));
  return doc;
};

async function readErasures(): Promise<[erasedAt: string, key: string][]> {
  const text = await readFile(file, "utf8").catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return "";
    throw error;
  });
  return [...text.matchAll(/^(\S+) (\S+)$/gm)].map(([, erasedAt = "", key = ""]) => [erasedAt, key]);
}

/**
 * Repeats earlier erasures, which a restored backup has undone (Art. 17 GDPR). Call it before anything is delivered and
 * anyone can sign in.
 *
 * @param days after which inquiries are deleted anyway; notes are kept for as long, and longer than any backup
 * @returns how many inquiries and accounts were erased
 */
export async function repeatErasures(payload: Payload, days: number): Promise<number> {
  const noted = await readErasures();
  const kept = Math.max(days, BACKUP_MONTHS * DAYS_A_MONTH);
  const current = noted.filter(([erasedAt]) => schedule.wallClock().getTime() - Date.parse(erasedAt) <= kept * DAY_MS);
  const keys = current.map(([, key]) => key);
  const { docs } = await payload.delete({
    collection: "inquiries",
    where: { messageId: { in: keys } },
    depth: 0,
    select: { messageId: true, receivedAt: true },
    context: { isNoted: true },
  });
  const erased = docs.length + (await eraseAccounts(payload, keys));
  if (current.length < noted.length) {
    await writeFile(`${file}.part`, current.map((each) => `${each.join(" ")}\n`).join(""), { mode: 0o600 });
    await rename(`${file}.part`, file);
  }
  if (erased > 0) log.info({ erased }, "inquiries and accounts erased again after a restore");
  return erased;
}

/** Keeps the last administrator: without one nobody could sign in. */
async function eraseAccounts(payload: Payload, keys: string[]): Promise<number> {
  let erased = 0;
  for (const key of keys) {
    const [, id, createdAt] = ACCOUNT.exec(key) ?? [];
    if (id === undefined) continue;
    const where: Where = { id: { equals: Number(id) }, createdAt: { equals: createdAt } };
    const { docs, errors } = await payload.delete({ collection: "users", where, context: { isNoted: true } });
    erased += docs.length;
    if (errors.length > 0)
      log.error({ id }, "a deleted account was restored and stays: it is the last administrator's");
  }
  return erased;
}
