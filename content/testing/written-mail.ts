import { createTransport } from "nodemailer";
import type { Payload } from "payload";
import PostalMime, { type Email } from "postal-mime";
import { expect } from "vitest";
import { inquiryMail } from "../src/inquiries/delivery/inquiry-mail.ts";
import { createIntake } from "../src/inquiries/intake/intake.ts";
import type { Inquiry } from "../src/payload-types.ts";
import { settings } from "../src/platform/settings/settings.ts";
import { AGENCY, formRequest, settleAgency } from "./contact-form.ts";
import { startContentSystem } from "./content-system.ts";

export const FRAME = { from: { name: "Agentur", address: "website@agentur.example" }, to: AGENCY };
const WRITER = createTransport({ streamTransport: true, buffer: true, newline: "windows" });

/** The exact set of headers of a mail to the agency. */
const HEADERS = [
  ...["auto-submitted", "content-type", "date", "from", "message-id", "mime-version", "reply-to", "subject", "to"],
  "x-auto-response-suppress",
];

const OUR_TAGS = new Set(
  "html head meta title body table tr th td a strong div br p".split(" ").map((tag) => `<${tag}`),
);

let payload: Payload;

let takeIn: ReturnType<typeof createIntake>;

/** Passes a form's request to the content system that {@link startMails} started. */
export const intake: typeof takeIn = (...request) => takeIn(...request);

/** Starts a content system without rate limits. */
export async function startMails(): Promise<void> {
  payload = await startContentSystem();
  await settleAgency(payload);
  Object.assign(settings, { CONTACT_RATE_PER_ADDRESS: 1e6, CONTACT_RATE_TOTAL: 1e6 });
  takeIn = createIntake(async () => payload);
}

export async function lastInquiry(): Promise<Inquiry> {
  const { docs } = await payload.find({ collection: "inquiries", sort: "-id", limit: 1, showHiddenFields: true });
  return docs[0] as Inquiry;
}

export async function written(
  mail: ReturnType<typeof inquiryMail>,
): Promise<{ email: Email; raw: string; to: string[] }> {
  const { message, envelope } = await WRITER.sendMail(mail);
  const bytes = message as Buffer;
  return { email: await PostalMime.parse(bytes), raw: bytes.toString("utf8"), to: [envelope.to].flat() as string[] };
}

/** Sends a form; if accepted, checks everything that a hostile text could change in its mail. */
export async function expectHarmless(form: Record<string, unknown>): Promise<boolean> {
  const { status } = await intake(formRequest(form));
  expect([200, 400, 422], JSON.stringify(form)).toContain(status);
  if (status !== 200) return false;
  const inquiry = await lastInquiry();
  const { email, to } = await written(inquiryMail(inquiry, FRAME));
  expect(to).toEqual([AGENCY]);
  expect(email.headers.map(({ key }) => key).toSorted()).toEqual(HEADERS);
  expect(email.from).toEqual(FRAME.from);
  expect(email.to).toEqual([{ name: "", address: AGENCY }]);
  expect([email.cc, email.bcc, email.attachments]).toEqual([undefined, undefined, []]);
  expect(email.replyTo).toHaveLength(1);
  expect(email.replyTo?.[0]?.address).toBe(inquiry.email);
  expect(email.subject).toMatch(/^(?:\[Spamverdacht\] )?\[Kontaktformular\] ?[^\p{Cc}]*$/u);
  expect(email.messageId).toBe(inquiry.messageId);
  expect(email.html?.match(/<[a-z]+/gi)?.filter((tag) => !OUR_TAGS.has(tag))).toEqual([]);
  return true;
}
