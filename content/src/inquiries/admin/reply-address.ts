import { phoneHref } from "@schaufenster/contract/phone";
import { germanDateTime } from "../../platform/process/german-time.ts";

type Inquiry = { name: string; email: string; subject: string; message: string; receivedAt: string };

/** Mail programs accept URLs of about 2000 characters. */
const MAX_LENGTH = 1900;

/** Encodes a text for a mailto address, with CRLF at the end of lines (RFC 6068). */
const encoded = (text: string) => encodeURIComponent(text.replace(/\r?\n/g, "\r\n"));

const isReply = /^(?:re|aw):/i;

/** A mailto URL with recipient, subject and the quoted message, as far as it fits. */
export function replyAddress({ name, email, subject, message, receivedAt }: Inquiry): string {
  const title = isReply.test(subject) ? subject : `Re: ${subject}`;
  const start = `mailto:${encodeURIComponent(email)}?subject=${encoded(title)}&body=`;
  const lines = [`\n\n\nAm ${germanDateTime(receivedAt)} schrieb ${name}:`];
  for (const line of message.split(/\r?\n/)) {
    if ((start + encoded([...lines, `> ${line}`, "> …"].join("\n"))).length > MAX_LENGTH) {
      lines.push("> …");
      break;
    }
    lines.push(`> ${line}`);
  }
  return start + encoded(lines.join("\n"));
}

/** A tel URL; null if the text isn't a number. */
export function callAddress(phone: string): string | null {
  return /^\+?\d{3,}$/.test(phone.replace(/[\s()/.-]/g, "")) ? phoneHref(phone) : null;
}
