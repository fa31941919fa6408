import type { Payload } from "payload";
import { settings } from "../settings/settings.ts";

/** Where inquiries go, and what a message may name as its recipient: the same, or the address on the website. */
export type Recipient = { address: string; known: string[] };

/**
 * The agency's mailbox: CONTACT_RECIPIENT, else the address in the site's settings. A message's own `to` is compared
 * with it and used for nothing else, so that this form cannot be used to send mails to others.
 *
 * @returns null when neither is set
 */
export async function findRecipient(payload: Payload): Promise<Recipient | null> {
  const { email } = await payload.findGlobal({ slug: "site-settings", depth: 0 });
  const address = settings.CONTACT_RECIPIENT ?? email;
  if (!address) return null;
  return { address, known: [address, email].filter(Boolean) };
}

/** Letters of either case, and no others that only look alike: Unicode case folding is left out on purpose. */
export function isRecipient(to: string, { known }: Recipient): boolean {
  return known.some((address) => asciiLower(address) === asciiLower(to));
}

function asciiLower(text: string): string {
  return text.replace(/[A-Z]/g, (letter) => letter.toLowerCase());
}
