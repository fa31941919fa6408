import {
  type ContactError,
  type ContactForm,
  type ContactMessage,
  contactMessageSchema,
} from "@schaufenster/contract/contact";
import * as v from "valibot";
import { Refusal } from "./contact-error.ts";

const FORM_FIELD = { from: "email", name: "name", subject: "subject", phone: "phone", message: "message" } as const;

const isFormField = (key: unknown): key is keyof typeof FORM_FIELD => typeof key === "string" && key in FORM_FIELD;

/**
 * Parses the message in a body by the rules of spec §5.
 *
 * @throws Refusal 422 with a sentence for each field that is wrong
 */
export function readMessage(body: Record<string, unknown>): ContactMessage {
  const result = v.safeParse(contactMessageSchema, body);
  if (result.success) return result.output;
  const fields: NonNullable<ContactError["error"]["fields"]> = {};
  for (const issue of result.issues) {
    const key = issue.path?.[0]?.key;
    if (isFormField(key)) fields[FORM_FIELD[key]] ??= sentence(issue, FORM_FIELD[key]);
  }
  const [first] = Object.values(fields);
  if (first === undefined) throw wrongRecipient();
  throw new Refusal(422, `invalid: ${Object.keys(fields).join(", ")}`, first, { fields });
}

const LABEL: Record<keyof ContactForm, string> = {
  name: "Name",
  email: "E-Mail-Adresse",
  subject: "Betreff",
  phone: "Telefonnummer",
  message: "Nachricht",
};

/** valibot's message for a missing key is in English. */
function sentence(issue: v.BaseIssue<unknown>, field: keyof ContactForm): string {
  return issue.kind === "schema" ? `${LABEL[field]} fehlt.` : issue.message;
}

/** A message addressed to someone else. */
export function wrongRecipient(): Refusal {
  return new Refusal(
    400,
    "wrong recipient",
    "Über dieses Formular erreichen Sie nur uns. Bitte laden Sie die Seite neu.",
  );
}
