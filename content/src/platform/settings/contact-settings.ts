import * as v from "valibot";
import type { Rule } from "./checked.ts";
import { parseSmtpUrl } from "./smtp-server.ts";

/** Minimum retry period in hours: a mail server may be down for a day. */
const RETRY_HOURS_MIN = 24;

/** `Name <address>` or just the address. */
const MAILBOX = /^(?:"?(?<name>[^"<>\p{Cc}]*)(?:"\s*)?<(?<bracketed>[^<>\s]+)>|(?<plain>[^<>\s]+))$/u;

export type Mailbox = { name: string; address: string };

const SENDER_NAME = "Kontaktformular";

/** The sender without a mail server. */
const DEMO_SENDER: Mailbox = { name: SENDER_NAME, address: "kontaktformular@musterlicht.example" };

const MAIL_FROM_RULE =
  "MAIL_FROM must be one address of the agency's own domain, for example: Musterlicht <website@musterlicht.example>";

const PUBLIC_URL_RULE =
  "PUBLIC_URL must be the address of the site and begin with http:// or https://, for example https://www.example.org.";

/** An integer setting with bounds, which its error message states. */
function wholeNumber(name: string, min: number, max: number) {
  const rule = `${name} must be a whole number from ${min} to ${max}.`;
  return v.pipe(v.string(), v.regex(/^\d+$/, rule), v.transform(Number), v.minValue(min, rule), v.maxValue(max, rule));
}

const flag = (name: string) =>
  v.pipe(
    v.optional(v.picklist(["true", "false"], `${name} must be true or false.`), "false"),
    v.transform((value) => value === "true"),
  );

const address = (rule: string) => v.pipe(v.string(), v.rfcEmail(rule), v.regex(/\.[a-z][a-z\d-]*$/i, rule));

const mailbox = v.pipe(
  v.string(),
  v.trim(),
  v.transform(parseMailbox),
  v.object({ name: v.string(), address: address(MAIL_FROM_RULE) }, MAIL_FROM_RULE),
);

/** Null unless the text is exactly one mailbox. */
export function parseMailbox(text: string): Mailbox | null {
  const { name, bracketed, plain } = MAILBOX.exec(text)?.groups ?? {};
  const found = bracketed ?? plain;
  return found ? { name: name?.trim() || SENDER_NAME, address: found } : null;
}

export const contactEntries = {
  CONTACT_RECIPIENT: v.optional(address("CONTACT_RECIPIENT must be one e-mail address.")),
  CONTACT_CONFIRMATION: flag("CONTACT_CONFIRMATION"),
  CONTACT_RATE_PER_ADDRESS: v.optional(wholeNumber("CONTACT_RATE_PER_ADDRESS", 1, 1_000_000), "5"),
  CONTACT_RATE_TOTAL: v.optional(wholeNumber("CONTACT_RATE_TOTAL", 1, 1_000_000), "100"),
  CONTACT_RATE_MINUTES: v.optional(wholeNumber("CONTACT_RATE_MINUTES", 1, 1440), "10"),
  CONTACT_RETENTION_DAYS: v.optional(wholeNumber("CONTACT_RETENTION_DAYS", 1, 3650), "180"),
  CONTACT_RETRY_HOURS: v.optional(wholeNumber("CONTACT_RETRY_HOURS", RETRY_HOURS_MIN, 720), "48"),
  PUBLIC_URL: v.optional(v.pipe(v.string(), v.url(PUBLIC_URL_RULE), v.regex(/^https?:\/\//, PUBLIC_URL_RULE))),
  MAIL_FROM: v.optional(mailbox),
  SMTP_URL: v.optional(
    v.pipe(
      v.string(),
      v.check(
        (url) => parseSmtpUrl(url) !== null,
        "SMTP_URL must look like smtp://user:password@mail.example.de:587, or begin with smtps:// for TLS from the first byte.",
      ),
    ),
  ),
  SMTP_HOST: v.optional(v.string()),
  SMTP_PORT: v.optional(wholeNumber("SMTP_PORT", 1, 65_535)),
  SMTP_USER: v.optional(v.string()),
  SMTP_PASSWORD: v.optional(v.string()),
  SMTP_SECURE: v.optional(
    v.picklist(
      ["tls", "starttls", "none"],
      "SMTP_SECURE must be tls (from the first byte, port 465), starttls, or none (a relay in a network you trust).",
    ),
  ),
};

export type ContactSettings = v.InferOutput<v.ObjectSchema<typeof contactEntries, undefined>>;

export const contactRules: Rule<ContactSettings>[] = [
  [
    (given) => given.CONTACT_RETENTION_DAYS * 24 >= given.CONTACT_RETRY_HOURS,
    "CONTACT_RETENTION_DAYS is shorter than CONTACT_RETRY_HOURS: an inquiry would be kept longer than the privacy policy says. Give at least as many days as delivery is tried.",
  ],
  [(given) => !(given.SMTP_URL && given.SMTP_HOST), "Set either SMTP_URL or SMTP_HOST, not both."],
  [
    ({ SMTP_URL, SMTP_HOST, ...given }) =>
      Boolean(SMTP_URL || SMTP_HOST) ||
      !(given.SMTP_PORT || given.SMTP_USER || given.SMTP_PASSWORD || given.SMTP_SECURE),
    "SMTP_HOST is missing: the other SMTP settings mean nothing without it.",
  ],
  [
    (given) => Boolean(given.SMTP_USER) === Boolean(given.SMTP_PASSWORD),
    "SMTP_USER and SMTP_PASSWORD belong together. Set both, or none for a server that asks for no login.",
  ],
  [
    (given) => Boolean(given.MAIL_FROM) || !(given.SMTP_URL || given.SMTP_HOST),
    `MAIL_FROM is missing: a mail server takes mails only from an address it knows. ${MAIL_FROM_RULE}`,
  ],
];

/** The sender: the agency's own address, never the visitor's. */
export function sender({ MAIL_FROM }: Pick<ContactSettings, "MAIL_FROM">): Mailbox {
  return MAIL_FROM ?? DEMO_SENDER;
}
