import type { Payload } from "payload";
import { readNote } from "../platform/database/notes.ts";
import { mailsAreSent, sendNow } from "../platform/mail/editors-mail.ts";
import { DAY_MS } from "../platform/process/day.ts";
import { log } from "../platform/process/log.ts";
import { schedule } from "../platform/process/schedule.ts";
import type { AccountMail } from "./mails.ts";

/** Minimum time between two mails about the same problem, in ms: slightly less than a day, since checks run on a schedule. */
const AGAIN_MS = 0.95 * DAY_MS;

type Told = { at: string };

/**
 * Mails all administrators about a problem on the server, at most once a day for each problem. Without a mail server only
 * the start page shows it.
 *
 * @param matter no other caller has it
 */
export async function tellAdministrators(payload: Payload, matter: string, mail: AccountMail): Promise<void> {
  if (!(await mailsAreSent(payload))) return;
  const key = `told/${matter}`;
  const told = await readNote<Told>(payload, key);
  if (told && schedule.wallClock().getTime() - Date.parse(told.at) < AGAIN_MS) return;
  const where = { role: { equals: "administrator" } } as const;
  const { docs } = await payload.find({ collection: "users", where, pagination: false, depth: 0 });
  const failures = await Promise.all(docs.map(({ email }) => sendNow(payload, { to: email, ...mail })));
  const failed = failures.filter((failure) => failure !== null);
  if (failed.length > 0)
    log.error({ matter, failed: failed.length, of: docs.length }, "administrators were not notified");
  if (failed.length < docs.length) await payload.kv.set(key, { at: schedule.wallClock().toISOString() } satisfies Told);
}
