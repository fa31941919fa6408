import * as v from "valibot";

/** Limits of the contact form (spec §5 and §9), in characters. */
export const CONTACT_LIMITS = {
  nameMin: 4,
  subjectMin: 4,
  phoneMin: 3,
  messageMin: 10,
  messageMax: 1000,
} as const;

/** Upper bounds that the specification leaves open: no header or column grows without limit. */
const FIELD_MAX = { name: 200, email: 254, subject: 200, phone: 50 } as const;

/** Digits, hyphen, parentheses, plus, slash and space (spec §5). */
const PHONE_PATTERN = /^[\d\-()+/ ]+$/;

/** No character that could end a mail header line or hide in it. */
const SINGLE_LINE = /^[^\p{Cc}\u2028\u2029]*$/u;

const line = (label: string, max: number) =>
  v.pipe(
    v.string(`${label} fehlt.`),
    v.trim(),
    v.maxLength(max, `${label}: höchstens ${max} Zeichen.`),
    v.regex(SINGLE_LINE, `${label}: bitte ohne Zeilenumbrüche und Steuerzeichen.`),
  );

const name = v.pipe(
  line("Name", FIELD_MAX.name),
  v.nonEmpty("Bitte geben Sie Ihren Namen an."),
  v.minLength(CONTACT_LIMITS.nameMin, `Der Name braucht mindestens ${CONTACT_LIMITS.nameMin} Zeichen.`),
);

const email = v.pipe(
  line("E-Mail-Adresse", FIELD_MAX.email),
  v.nonEmpty("Bitte geben Sie Ihre E-Mail-Adresse an."),
  v.email("Diese E-Mail-Adresse ist nicht vollständig. Sie sieht etwa so aus: name@beispiel.de"),
);

const subject = v.pipe(
  line("Betreff", FIELD_MAX.subject),
  v.nonEmpty("Bitte geben Sie einen Betreff an."),
  v.minLength(CONTACT_LIMITS.subjectMin, `Der Betreff braucht mindestens ${CONTACT_LIMITS.subjectMin} Zeichen.`),
);

const phone = v.pipe(
  line("Telefonnummer", FIELD_MAX.phone),
  v.nonEmpty("Bitte geben Sie Ihre Telefonnummer an."),
  v.minLength(CONTACT_LIMITS.phoneMin, `Die Telefonnummer braucht mindestens ${CONTACT_LIMITS.phoneMin} Zeichen.`),
  v.regex(PHONE_PATTERN, "Die Telefonnummer darf nur Ziffern, Leerzeichen und - ( ) + / enthalten."),
);

const message = v.pipe(
  v.string("Die Nachricht fehlt."),
  v.trim(),
  v.nonEmpty("Bitte schreiben Sie uns eine Nachricht."),
  v.minLength(CONTACT_LIMITS.messageMin, "Bitte geben Sie mehr als 10 Zeichen ein!"),
  v.maxLength(CONTACT_LIMITS.messageMax, `Die Nachricht darf höchstens ${CONTACT_LIMITS.messageMax} Zeichen haben.`),
);

/** The five fields a visitor fills in (spec §2, contact section). */
export const contactFormSchema = v.object({ name, email, subject, phone, message });

/** What the visitor typed, trimmed. */
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
