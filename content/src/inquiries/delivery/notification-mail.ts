import type { SendMailOptions } from "nodemailer";
import type { Inquiry } from "../../payload-types.ts";
import { headerText } from "../../platform/mail/header-text.ts";
import { adminUrl, type MailFrame, receivedText, SAFE } from "./inquiry-mail.ts";

/** Who assigned an inquiry to whom, by name if known, and when, as ISO 8601. */
export type HandOver = { giver: string | undefined; taker: string; at: string };

/** The mail to an assignee. Every attempt sends the same mail. */
export function notificationMail(
  inquiry: Inquiry,
  { giver, taker, at }: HandOver,
  { from, to, publicUrl }: MailFrame,
): SendMailOptions {
  const link = adminUrl(inquiry, publicUrl);
  const subject = headerText(inquiry.subject);
  return {
    ...SAFE,
    envelope: { from: from.address, to: [to] },
    from,
    to: { name: headerText(taker), address: to },
    subject: `[Kontaktformular] Für Sie: ${subject}`,
    messageId: inquiry.messageId.replace("<anfrage.", `<zustaendig.${Date.parse(at)}.`),
    date: new Date(at),
    headers: { "Auto-Submitted": "auto-generated", "X-Auto-Response-Suppress": "OOF, AutoReply" },
    text: [
      `Guten Tag ${headerText(taker)}`.trimEnd().concat(","),
      "",
      giver
        ? `${headerText(giver)} hat Ihnen eine Anfrage übergeben. Bitte kümmern Sie sich darum.`
        : "bitte kümmern Sie sich um diese Anfrage.",
      "",
      `Von:        ${headerText(inquiry.name)}`,
      `Betreff:    ${subject}`,
      `Eingang:    ${receivedText(inquiry)}`,
      "",
      link ? `Die ganze Anfrage: ${link}` : "Die ganze Anfrage steht in der Verwaltung unter „Anfragen“.",
      "",
    ].join("\n"),
  };
}
