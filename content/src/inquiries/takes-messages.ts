import { COMPULSORY_TEXTS } from "@schaufenster/contract/public-texts";
import type { Payload } from "payload";
import { readNote } from "../platform/database/notes.ts";

/** Stored at a system's first start: `until`, an ISO date, only where a form existed before legal texts were required. */
export const FORM_WITHOUT_TEXTS = "form-without-texts";

export type FormWithoutTexts = { until?: string };

export async function hasLegalTexts(payload: Payload): Promise<boolean> {
  const { docs } = await payload.find({
    collection: "pages",
    where: { address: { in: COMPULSORY_TEXTS }, _status: { equals: "published" } },
    select: { content: true },
    depth: 0,
    pagination: false,
  });
  return docs.filter(({ content }) => content?.trim()).length === COMPULSORY_TEXTS.length;
}

/** Whether the contact form may take data (Art. 13 GDPR, § 5 DDG): with both texts, or temporarily without them. */
export async function takesMessages(payload: Payload): Promise<boolean> {
  if (await hasLegalTexts(payload)) return true;
  return Boolean((await readNote<FormWithoutTexts>(payload, FORM_WITHOUT_TEXTS))?.until);
}
