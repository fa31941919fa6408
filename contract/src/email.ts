import { plainLine, visibleLine, withoutTrailing } from "./pasted-text.ts";

/** A mailbox in a mail header, with or without a name: `Erika <erika@beispiel.de>`. */
const ANGLED = /^[^<>@]*<([^<>]+)>$/;

/** Punctuation around an address in a sentence. */
const QUOTED = /^[("'„“”‚‘’«»[](.+)[)"'„“”‚‘’«»\]]$/u;

/** A domain with non-ASCII letters, such as müller.de. */
const INTERNATIONAL_DOMAIN = /^[\p{L}\p{M}\p{N}.-]+$/u;

/** A joiner in a non-ASCII domain: it makes a different domain, which some browsers don't distinguish. */
const JOINED_DOMAIN = /@[^@]*[^\p{ASCII}][\u200c\u200d]/u;

/**
 * Normalizes a typed or pasted e-mail address: without invisible characters and surrounding punctuation or link parts.
 * A domain becomes ASCII (RFC 5891), müller.de xn--mller-kva.de, which reveals look-alike letters.
 *
 * @returns anything that isn't an address as one line
 */
export function plainEmail(text: string): string {
  if (JOINED_DOMAIN.test(text)) return visibleLine(text);
  const line = withoutTrailing(plainLine(text), /[\s,;.]/);
  const address = line
    .replace(ANGLED, "$1")
    .replace(QUOTED, "$1")
    .replace(/^mailto:([^?]*).*/is, (_, encoded: string) => decoded(encoded))
    .trim();
  const [local, domain, ...rest] = address.split("@");
  if (!domain || rest.length > 0 || !INTERNATIONAL_DOMAIN.test(domain)) return address;
  try {
    // Lower-cased first: the mapping of domains turns a capital ẞ into ss, which is a different domain than ß.
    return `${local}@${new URL(`http://${domain.toLowerCase()}`).hostname}`;
  } catch {
    return address;
  }
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

const EXAMPLE = "name@beispiel.de";

/** German advice about an address that mail servers wouldn't accept. */
export function emailHint(address: string): string {
  const [local = "", ...domains] = address.split("@");
  if (domains.length > 1) return `Bitte nur eine Adresse, etwa so: ${EXAMPLE}`;
  if (/\s/.test(address)) return `Bitte ohne Leerzeichen, etwa so: ${EXAMPLE}`;
  if (domains.length === 1 && /[^\p{ASCII}]/u.test(local)) {
    return "Vor dem @ gehen keine Umlaute und kein ß. Bitte prüfen Sie die Adresse, oder nehmen Sie eine andere.";
  }
  return `Nicht vollständig. Etwa so: ${EXAMPLE}`;
}
