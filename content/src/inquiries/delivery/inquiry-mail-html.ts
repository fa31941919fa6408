import { phoneHref } from "@schaufenster/contract/phone";
import type { Inquiry } from "../../payload-types.ts";
import { escapeHtml } from "../../platform/mail/escape-html.ts";
import { headerText } from "../../platform/mail/header-text.ts";
import { suspicionNote } from "./suspicion-note.ts";

// Mail programs ignore style sheets, so these few rules are inline.
const LABEL = 'style="padding:2px 16px 2px 0;color:#5c5a56;text-align:left;font-weight:normal;vertical-align:top"';
const VALUE = 'style="padding:2px 0;vertical-align:top"';
const TEXT = 'style="margin:24px 0;padding:0 0 0 16px;border-left:3px solid #e8472b"';
const NOTE = 'style="color:#5c5a56;font-size:13px"';

const row = (label: string, value: string) =>
  `<tr><th scope="row" ${LABEL}>${label}</th><td ${VALUE}>${value}</td></tr>`;

const link = (address: string, text: string) => `<a href="${escapeHtml(address)}">${escapeHtml(text)}</a>`;

/**
 * The mail as HTML: the visitor's text is escaped, with line breaks.
 *
 * @param received German text
 * @param adminLink URL of the inquiry in the admin
 */
export function htmlPart(inquiry: Inquiry, received: string, adminLink: string | undefined): string {
  const { email, phone, message, suspicion } = inquiry;
  const subject = escapeHtml(headerText(inquiry.subject));
  const warning = suspicion ? `<p ${NOTE}><strong>${escapeHtml(suspicionNote(suspicion))}</strong></p>\n` : "";
  return `<!DOCTYPE html>
<html lang="de">
<head><meta charset="utf-8"><title>${subject}</title></head>
<body style="margin:0;padding:24px;color:#1d1c1a;font:16px/1.5 sans-serif">
${warning}<table style="border-collapse:collapse">
${row("Name", escapeHtml(headerText(inquiry.name)))}
${row("E-Mail", link(`mailto:${encodeURIComponent(email).replace("%40", "@")}`, email))}
${row("Telefon", link(phoneHref(phone), phone))}
${row("Betreff", `<strong>${subject}</strong>`)}
</table>
<div ${TEXT}>${escapeHtml(message).replace(/\n/g, "<br>\n")}</div>
<p ${NOTE}>Über das Kontaktformular gesendet am ${escapeHtml(received)}.<br>
Ihre Antwort auf diese E-Mail geht an die Absenderin oder den Absender.${
    adminLink ? `<br>\n${link(adminLink, "In der Verwaltung öffnen")}` : ""
  }</p>
</body>
</html>
`;
}
