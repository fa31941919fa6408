import { CONTACT_MIN_ELAPSED_MS, type ContactMessage } from "@schaufenster/contract/contact";

/** An address of a website, as robots that advertise write it. */
const LINK = /https?:\/\/|\bwww\.|<a\s|\[url/i;

/**
 * Why a message looks like a robot's, in German for the agency; null when it does not. Either the field `homepage`, which
 * no person sees, is filled in, or the form came within {@link CONTACT_MIN_ELAPSED_MS} and advertises a website. A clock
 * alone is no reason: a browser fills in five fields in a second (docs/decisions/086).
 *
 * @param extras what the form sent along; none of it has to be there
 */
export function suspicionOf(
  { name, subject, message }: ContactMessage,
  { homepage, elapsed }: Record<string, unknown>,
): string | null {
  if (homepage !== undefined && homepage !== null && homepage !== "") {
    return "Ein Feld, das Menschen nicht sehen, war ausgefüllt.";
  }
  const open = typeof elapsed === "string" && elapsed !== "" ? Number(elapsed) : elapsed;
  const quick = typeof open === "number" && open < CONTACT_MIN_ELAPSED_MS;
  if (quick && [name, subject, message].some((text) => LINK.test(text))) {
    const seconds = (Math.max(open, 0) / 1000).toLocaleString("de", { maximumFractionDigits: 1 });
    return `Nach ${seconds} Sekunden abgeschickt, und der Text enthält die Adresse einer Website.`;
  }
  return null;
}
