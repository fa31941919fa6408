import { CONTACT_MIN_ELAPSED_MS, type ContactMessage } from "@schaufenster/contract/contact";

/** The host of a website's URL, as people and robots write it. */
const LINK = /(?:https?:\/\/|\bwww\.)(?:www\.)?([^\s/?#"'<>()[\]]*)/gi;

/** A link in HTML or BBCode, which nobody types into a form. */
const MARKUP = /<a\s|\[url[\]=]/i;

/** Words that identify German: no other language has two of them in one message. An umlaut does, too. */
const GERMAN_WORDS =
  /(?<!\p{L})(?:und|oder|nicht|ich|wir|sie|ihr|ihre|ihren|ihnen|uns|unser|unsere|mein|meine|eine|einen|einem|einer|für|mit|bitte|guten|tag|hallo|danke|grüße|viele|würde|möchte|auf|auch|wie|ist|sind|haben|das|dem|der|zu|von)(?!\p{L})/giu;

/**
 * Why a message looks like spam, in German for the agency; null if it doesn't. One of: the invisible field `homepage` is
 * filled in; the text contains a link in HTML or BBCode; or it advertises a website in a language other than the site's and
 * shows no sign of being typed: it came within {@link CONTACT_MIN_ELAPSED_MS}, or without a time. The time alone is never a
 * reason (docs/decisions/086).
 *
 * @param extras the form's extra fields, all optional
 */
export function suspicionOf(
  { name, subject, message, from }: ContactMessage,
  { homepage, elapsed }: Record<string, unknown>,
): string | null {
  if (homepage !== undefined && homepage !== null && homepage !== "") {
    return "Ein Feld, das Menschen nicht sehen, war ausgefüllt.";
  }
  const text = [name, subject, message].join("\n");
  if (MARKUP.test(text)) return "Der Text enthält einen Link, wie ihn Programme schreiben.";
  const given = elapsed === "" ? Number.NaN : Number(elapsed ?? Number.NaN);
  if (given >= CONTACT_MIN_ELAPSED_MS || !advertises(text, from) || isGerman(message)) return null;
  const when = Number.isNaN(given)
    ? "Ohne eine Angabe, wie lange das Formular offen war"
    : `Nach ${(Math.max(given, 0) / 1000).toLocaleString("de", { maximumFractionDigits: 1 })} Sekunden`;
  return `${when} abgeschickt, und der Text ist nicht deutsch und enthält die Adresse einer Website.`;
}

/** Whether a text names a website other than that of the sender's email address. */
function advertises(text: string, from: string): boolean {
  const own = from.slice(from.indexOf("@") + 1).toLowerCase();
  return [...text.matchAll(LINK)].some(
    ([, host = ""]) => host.toLowerCase().replace(/(?<![.,;:!])[.,;:!]+$/, "") !== own,
  );
}

function isGerman(text: string): boolean {
  const words = text.match(GERMAN_WORDS) ?? [];
  return new Set(words.map((word) => word.toLowerCase())).size >= 2 || /[äöüß]/i.test(text);
}
