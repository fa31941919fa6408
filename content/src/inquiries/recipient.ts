import type { Payload } from "payload";
import { settings } from "../platform/settings/settings.ts";

/** The recipient of inquiries, and the recipients that a message may name: the same, or the address on the website. */
export type Recipient = { address: string; known: string[] };

/**
 * The agency's mailbox: CONTACT_RECIPIENT, else the address in the site's settings. A message's own `to` is only compared
 * with it, so that the form can't be used to send mails to others.
 *
 * @returns null when neither is set
 */
export async function findRecipient(payload: Payload): Promise<Recipient | null> {
  const { email } = await payload.findGlobal({ slug: "site-settings", depth: 0 });
  const address = settings.CONTACT_RECIPIENT ?? email;
  if (!address) return null;
  return { address, known: [address, email].filter(Boolean) };
}

/** Compares ASCII letters case-insensitively; Unicode case folding would also match lookalikes. */
export function isRecipient(to: string, { known }: Recipient): boolean {
  return known.some((address) => asciiLower(address) === asciiLower(to));
}

function asciiLower(text: string): string {
  return text.replace(/[A-Z]/g, (letter) => letter.toLowerCase());
}
