import type { SendMailOptions } from "nodemailer";
import type { Inquiry } from "../../payload-types.ts";
import { headerText } from "../../platform/mail/header-text.ts";
import { TIME_ZONE } from "../../platform/process/german-time.ts";
import type { Mailbox } from "../../platform/settings/contact-settings.ts";
import { htmlPart } from "./inquiry-mail-html.ts";
import { suspicionNote } from "./suspicion-note.ts";

export type MailFrame = { from: Mailbox; to: string; publicUrl?: string };

const SUBJECT_PREFIX = "[Kontaktformular]";

const SUSPICION_PREFIX = "[Spamverdacht]";

/** Options of every mail we send: nothing is read from files or URLs, whatever a visitor writes. */
export const SAFE: SendMailOptions = {
  disableFileAccess: true,
  disableUrlAccess: true,
  xMailer: false,
  textEncoding: "quoted-printable",
};

const germanTime = new Intl.DateTimeFormat("de-DE", { dateStyle: "long", timeStyle: "short", timeZone: TIME_ZONE });

/** Formatted like „3. Mai 2026 um 14:05 Uhr“. */
export function receivedText({ receivedAt }: Pick<Inquiry, "receivedAt">): string {
  return `${germanTime.format(new Date(receivedAt))} Uhr`;
}

/** URL of an inquiry in the admin; undefined if the site's URL is unknown. */
export function adminUrl({ id }: Pick<Inquiry, "id">, publicUrl?: string): string | undefined {
  return publicUrl && `${publicUrl.replace(/(?<!\/)\/+$/, "")}/admin/collections/inquiries/${id}`;
}

/**
 * The mail to the agency. Sender, envelope and recipient come from the configuration; the visitor's address is Reply-To, a
 * single address given as an object, so that a name can't add a second one. Every attempt sends the same mail, including
 * date and Message-ID, so that a mailbox recognises a duplicate.
 */
export function inquiryMail(inquiry: Inquiry, { from, to, publicUrl }: MailFrame): SendMailOptions {
  const name = headerText(inquiry.name);
  const replyTo = { name, address: inquiry.email };
  return {
    ...SAFE,
    envelope: { from: from.address, to: [to] },
    from,
    to: { name: "", address: to },
    replyTo,
    subject: `${inquiry.suspicion ? `${SUSPICION_PREFIX} ` : ""}${SUBJECT_PREFIX} ${headerText(inquiry.subject)}`,
    messageId: inquiry.messageId,
    date: new Date(inquiry.receivedAt),
    // RFC 3834 §5: prevents out-of-office replies.
    headers: { "Auto-Submitted": "auto-generated", "X-Auto-Response-Suppress": "OOF, AutoReply" },
    text: textPart(inquiry, adminUrl(inquiry, publicUrl)),
    html: htmlPart(inquiry, receivedText(inquiry), adminUrl(inquiry, publicUrl)),
  };
}

function textPart(inquiry: Inquiry, link: string | undefined): string {
  return [
    ...(inquiry.suspicion ? [suspicionNote(inquiry.suspicion), ""] : []),
    `Name:     ${headerText(inquiry.name)}`,
    `E-Mail:   ${inquiry.email}`,
    `Telefon:  ${inquiry.phone}`,
    `Betreff:  ${headerText(inquiry.subject)}`,
    "",
    inquiry.message,
    "",
    "-- ",
    `Über das Kontaktformular gesendet am ${receivedText(inquiry)}.`,
    "Ihre Antwort auf diese E-Mail geht an die Absenderin oder den Absender.",
    ...(link ? [`In der Verwaltung: ${link}`] : []),
    "",
  ].join("\n");
}
