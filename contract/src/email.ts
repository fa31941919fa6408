import { plainLine, visibleLine, withoutTrailing } from "./pasted-text.ts";

/** An address in a mail's header, with or without a name before it: `Erika <erika@beispiel.de>`. */
const ANGLED = /^[^<>@]*<([^<>]+)>$/;

/** Signs on both sides of an address in a sentence. */
const QUOTED = /^[("'„“”‚‘’«»[](.+)[)"'„“”‚‘’«»\]]$/u;

/** A domain in letters beyond ASCII, such as müller.de. */
const INTERNATIONAL_DOMAIN = /^[\p{L}\p{M}\p{N}.-]+$/u;

/** A joiner in a domain in letters beyond ASCII: there it makes another domain, which some browsers do not tell apart. */
const JOINED_DOMAIN = /@[^@]*[^\p{ASCII}][\u200c\u200d]/u;

/**
 * An e-mail address that somebody typed or pasted, as mail servers write it: without invisible characters and without what
 * stood around it in a text or a link. A domain becomes ASCII (RFC 5891), müller.de xn--mller-kva.de: a letter that only
 * looks like another one thereby shows.
 *
 * @returns what is no address comes back as it reads
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
    // In small letters first: the mapping of domains takes a capital ẞ for ss, which is another domain than ß.
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

/** German, what to do about an address that mail servers would not take. */
export function emailHint(address: string): string {
  const [local = "", ...domains] = address.split("@");
  if (domains.length > 1) return `Bitte nur eine Adresse, etwa so: ${EXAMPLE}`;
  if (/\s/.test(address)) return `Bitte ohne Leerzeichen, etwa so: ${EXAMPLE}`;
  if (domains.length === 1 && /[^\p{ASCII}]/u.test(local)) {
    return "Vor dem @ gehen keine Umlaute und kein ß. Bitte prüfen Sie die Adresse, oder nehmen Sie eine andere.";
  }
  return `Nicht vollständig. Etwa so: ${EXAMPLE}`;
}
