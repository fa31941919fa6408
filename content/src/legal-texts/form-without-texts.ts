import type { Payload } from "payload";
import { sendPublishWebhook } from "../entry/publish-webhook.ts";
import { FORM_WITHOUT_TEXTS, type FormWithoutTexts, hasLegalTexts } from "../inquiries/takes-messages.ts";
import { deleteHourly } from "../platform/database/hourly.ts";
import { readNote, writeNote } from "../platform/database/notes.ts";
import { inTransaction } from "../platform/database/transaction.ts";
import { schedule } from "../platform/process/schedule.ts";

/**
 * Grace period in which an existing site keeps its form without legal texts, in ms: the agency has to learn of it
 * first.
 */
const GRACE_MS = 30 * 24 * 3600 * 1000;

const write = (payload: Payload, note: FormWithoutTexts) =>
  inTransaction(payload, {}, (req) => writeNote(req, FORM_WITHOUT_TEXTS, note));

/**
 * Runs at the first start of a version that requires legal texts.
 *
 * @param isNew whether nothing was ever saved: then there is no form to lose
 */
export async function noteFormWithoutTexts(payload: Payload, isNew: boolean): Promise<void> {
  if (await readNote(payload, FORM_WITHOUT_TEXTS)) return;
  const keeps = !isNew && !(await hasLegalTexts(payload));
  await write(payload, keeps ? { until: new Date(schedule.wallClock().getTime() + GRACE_MS).toISOString() } : {});
}

export async function endFormWithoutTexts(payload: Payload): Promise<void> {
  const note = await readNote<FormWithoutTexts>(payload, FORM_WITHOUT_TEXTS);
  if (!note?.until || new Date(note.until) > schedule.wallClock()) return;
  await write(payload, {});
  await sendPublishWebhook({ source: "legal-texts", id: null });
}

export function startEndingFormsWithoutTexts(payload: Payload): void {
  deleteHourly("forms without legal texts", () => endFormWithoutTexts(payload));
}

/** The day on which the form will be removed, in German; null if it stays or is gone. */
export async function formEndsOn(payload: Payload): Promise<string | null> {
  const note = await readNote<FormWithoutTexts>(payload, FORM_WITHOUT_TEXTS);
  if (!note?.until || (await hasLegalTexts(payload))) return null;
  return new Date(note.until).toLocaleDateString("de", { day: "numeric", month: "long", year: "numeric" });
}
