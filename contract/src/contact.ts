import * as v from "valibot";
import { emailHint, plainEmail } from "./email.ts";
import { isReadable, visibleLine } from "./pasted-text.ts";
import { plainPhone } from "./plain-phone.ts";

/** Endpoint for messages (spec §7, Contact). */
export const CONTACT_PATH = "/phpmail/";

/** Largest body of that request, in bytes. */
export const CONTACT_MAX_BYTES = 32 * 1024;

/** Idempotency key of a filled-in form, so that a message whose response got lost can be resent without a duplicate. */
export const IDEMPOTENCY_HEADER = "Idempotency-Key";

/**
 * Status if a message was forwarded and its outcome is unknown (RFC 9110, 15.6.5). Resending it under the same key
 * doesn't duplicate it.
 */
export const OUTCOME_UNKNOWN = 504;

export const STORED = { status: "ok" } as const;

/**
 * Whether a response's JSON is {@link STORED}: a firewall's page and a front server's index.html have status 200, too.
 *
 * @param answer null if it wasn't JSON
 */
export function isStored(answer: unknown): boolean {
  return (answer as Partial<typeof STORED> | null)?.status === STORED.status;
}

/**
 * Few people fill in five fields faster than this after the page began to load, in ms. Never a reason by itself
 * (docs/decisions/086).
 */
export const CONTACT_MIN_ELAPSED_MS = 3000;

/** Limits of the contact form (spec §5 and §9), in characters. */
export const CONTACT_LIMITS = {
  nameMin: 4,
  subjectMin: 4,
  phoneMin: 3,
  messageMin: 10,
  messageMax: 1000,
} as const;

/** Hint beside the message (spec §5); replaced by the error for a short one. */
export const MESSAGE_HINT = "Bitte geben Sie mehr als 10 Zeichen ein!";

/** Upper limits that the specification doesn't set: no header or column grows without limit. */
const FIELD_MAX = { name: 200, email: 254, subject: 200, phone: 50 } as const;

/** Digits, hyphen, parentheses, plus, slash and space (spec §5). */
const PHONE = /^[\d\-()+/ ]+$/;

/** The `pattern` attribute for browsers without script, before {@link plainPhone} normalizes the number. */
export const PHONE_PATTERN =
  "[\\p{Nd}\\p{Pd}\\p{Zs}\\p{Cf}\\p{Default_Ignorable_Code_Point}\\t\u2212\u2044\u2215\uff08\uff09\uff0b\uff0f\\(\\)+\\/]+";

/** Excludes characters that could end a mail header line or be invisible in it. */
const SINGLE_LINE = /^[^\p{Cc}\u2028\u2029]*$/u;

/** A lone surrogate, which no database accepts. */
const LONE_SURROGATE = /\p{Cs}/gu;

/** Control characters except tab and line feed. */
const CONTROL_IN_TEXT = /[^\P{Cc}\t\n]/gu;

/** Up to 64 characters before the @ (RFC 5321, 4.5.3.1.1), with dots only between others (RFC 5322, 3.2.3). */
const LOCAL_PART = /^(?!\.)(?!.*\.[.@])[^@]{1,64}@/;

/** valibot's `rfcEmail` accepts a host without a dot, which isn't reachable from outside. */
const HAS_TOP_LEVEL_DOMAIN = /\.[a-z][a-z\d-]*[a-z\d]$/i;

/** Longer input isn't normalized, in characters: it is refused anyway, and the time grows quadratically. */
const LONGEST_LINE = 2000;

const line = (label: string, max: number, clean = visibleLine) =>
  v.pipe(
    v.string(`${label} fehlt.`),
    v.transform((text) => (text.length > LONGEST_LINE ? text : isReadable(text) ? clean(text) : "")),
    v.transform((text) => text.replace(LONE_SURROGATE, "\ufffd")),
    v.maxLength(max, `${label}: höchstens ${max} Zeichen.`),
    v.regex(SINGLE_LINE, `${label}: bitte ohne Zeilenumbrüche und Steuerzeichen.`),
  );

const name = v.pipe(
  line("Name", FIELD_MAX.name),
  v.nonEmpty("Bitte geben Sie Ihren Namen an."),
  v.minLength(CONTACT_LIMITS.nameMin, "Bitte geben Sie Vor- und Nachnamen an."),
);

const hint = ({ input }: { input: string }) => emailHint(input);

const email = v.pipe(
  line("E-Mail-Adresse", FIELD_MAX.email, plainEmail),
  v.nonEmpty("Bitte geben Sie Ihre E-Mail-Adresse an."),
  v.rfcEmail(hint),
  v.regex(LOCAL_PART, hint),
  v.regex(HAS_TOP_LEVEL_DOMAIN, hint),
);

const subject = v.pipe(
  line("Betreff", FIELD_MAX.subject),
  v.nonEmpty("Bitte geben Sie einen Betreff an."),
  v.minLength(
    CONTACT_LIMITS.subjectMin,
    "Bitte schreiben Sie den Betreff etwas ausführlicher, zum Beispiel „Frage zu …“.",
  ),
);

const phone = v.pipe(
  line("Telefonnummer", FIELD_MAX.phone, plainPhone),
  v.nonEmpty("Bitte geben Sie Ihre Telefonnummer an."),
  v.minLength(CONTACT_LIMITS.phoneMin, `Die Nummer braucht mindestens ${CONTACT_LIMITS.phoneMin} Zeichen.`),
  v.regex(
    PHONE,
    "Die Telefonnummer darf nur Ziffern, Leerzeichen und die Zeichen -\u2060\u00a0(\u00a0)\u00a0+\u00a0/ enthalten.",
  ),
);

const message = v.pipe(
  v.string("Die Nachricht fehlt."),
  // A form posted without JavaScript has CR LF line endings (HTML §4.10.21); each counts as one character.
  v.transform((text) => text.replace(/\r\n?/g, "\n").replace(CONTROL_IN_TEXT, "").replace(LONE_SURROGATE, "\ufffd")),
  v.transform((text) => (isReadable(text) ? text.trim() : "")),
  v.nonEmpty("Bitte schreiben Sie uns eine Nachricht."),
  v.minLength(CONTACT_LIMITS.messageMin, `Die Nachricht braucht mindestens ${CONTACT_LIMITS.messageMin} Zeichen.`),
  v.maxLength(CONTACT_LIMITS.messageMax, `Die Nachricht darf höchstens ${CONTACT_LIMITS.messageMax} Zeichen haben.`),
);

/** The five fields of a visitor (spec §2, contact section). */
export const contactFormSchema = v.object({ name, email, subject, phone, message });

export type ContactForm = v.InferOutput<typeof contactFormSchema>;

/** The body of POST /phpmail/ (spec §3, contact message payload): `from` is the visitor's address. */
export const contactMessageSchema = v.object({
  to: v.pipe(v.string("Der Empfänger fehlt."), v.trim(), v.nonEmpty("Der Empfänger fehlt.")),
  from: email,
  subject,
  phone,
  name,
  message,
});

export type ContactMessage = v.InferOutput<typeof contactMessageSchema>;

/**
 * Optional fields: a honeypot, and the time since the page began to load, in ms. A restored draft sends no time, since
 * it says nothing about the person.
 */
export type ContactExtras = { homepage?: string; elapsed?: number };

/** The response to a refused message (spec §8): German, fit to show; `fields` by the form's names. */
export type ContactError = { error: { message: string; fields?: Partial<Record<keyof ContactForm, string>> } };
