import { expect, test } from "vitest";
import { sender } from "./contact-settings.ts";
import { readSettings } from "./read-settings.ts";
import { smtpServer } from "./smtp-server.ts";

const GOOD = { NODE_ENV: "production", PAYLOAD_SECRET: "p".repeat(32), WEBHOOK_SECRET: "n".repeat(32) } as const;
const FROM = "Musterlicht <website@musterlicht.example>";

const read = (settings: Record<string, string>) => readSettings({ ...GOOD, ...settings });

test("with no variables set, mails go to files and everything has a default", () => {
  const settings = read({});
  expect(smtpServer(settings)).toBeNull();
  expect(sender(settings)).toEqual({ name: "Kontaktformular", address: "kontaktformular@musterlicht.example" });
  expect(settings).toMatchObject({
    CONTACT_RATE_PER_ADDRESS: 5,
    CONTACT_RATE_TOTAL: 100,
    CONTACT_RATE_MINUTES: 10,
    CONTACT_RETENTION_DAYS: 180,
    CONTACT_RETRY_HOURS: 48,
    CONTACT_CONFIRMATION: false,
  });
});

test.each([
  [{ SMTP_URL: "smtp://u%40x.de:p%3A1@mail.example.de" }, ["mail.example.de", 587, "u@x.de", "p:1", "starttls"]],
  [{ SMTP_URL: "smtps://u:p@mail.example.de" }, ["mail.example.de", 465, "u", "p", "tls"]],
  [{ SMTP_URL: "smtp://127.0.0.1:2525" }, ["127.0.0.1", 2525, undefined, undefined, "none"]],
  [{ SMTP_URL: "smtp://[::1]:2525" }, ["::1", 2525, undefined, undefined, "none"]],
  [{ SMTP_URL: "smtp://mailpit:1025", SMTP_SECURE: "none" }, ["mailpit", 1025, undefined, undefined, "none"]],
  [{ SMTP_HOST: "mail.example.de" }, ["mail.example.de", 587, undefined, undefined, "starttls"]],
  [{ SMTP_HOST: "mail.example.de", SMTP_PORT: "465" }, ["mail.example.de", 465, undefined, undefined, "tls"]],
  [
    { SMTP_HOST: "mail.example.de", SMTP_SECURE: "tls", SMTP_USER: "u", SMTP_PASSWORD: "p" },
    ["mail.example.de", 465, "u", "p", "tls"],
  ],
])("%j is a mail server", (settings, [host, port, user, password, encryption]) => {
  expect(smtpServer(read({ ...settings, MAIL_FROM: FROM }))).toEqual({ host, port, user, password, encryption });
});

test.each([
  [FROM, { name: "Musterlicht", address: "website@musterlicht.example" }],
  ['"Licht, Muster" <a@b.example>', { name: "Licht, Muster", address: "a@b.example" }],
  ["a@b.example", { name: "Kontaktformular", address: "a@b.example" }],
])("%s is a sender", (text, mailbox) => {
  expect(sender(read({ MAIL_FROM: text }))).toEqual(mailbox);
});

test.each([
  [{ MAIL_FROM: "website" }, /MAIL_FROM must be one address/],
  [{ MAIL_FROM: "a@localhost" }, /MAIL_FROM must be one address/],
  [{ MAIL_FROM: "a@b.example, c@d.example" }, /MAIL_FROM must be one address/],
  [{ MAIL_FROM: "a@b.example,c@d.example" }, /MAIL_FROM must be one address/],
  [{ MAIL_FROM: "A\r\nBcc: x@y.example <a@b.example>" }, /MAIL_FROM must be one address/],
  [{ SMTP_HOST: "mail.example.de" }, /MAIL_FROM is missing/],
  [{ SMTP_URL: "http://mail.example.de" }, /SMTP_URL must look like smtp:/],
  [{ SMTP_URL: "smtp://u:%@mail.example.de" }, /SMTP_URL must look like smtp:/],
  [{ SMTP_URL: "smtp://a.example", SMTP_HOST: "b.example", MAIL_FROM: FROM }, /not both/],
  [{ SMTP_USER: "u", SMTP_PASSWORD: "p" }, /SMTP_HOST is missing/],
  [{ SMTP_HOST: "a.example", SMTP_USER: "u", MAIL_FROM: FROM }, /belong together/],
  [{ SMTP_HOST: "a.example", SMTP_SECURE: "true", MAIL_FROM: FROM }, /SMTP_SECURE must be tls/],
  [{ SMTP_HOST: "a.example", SMTP_PORT: "99999", MAIL_FROM: FROM }, /SMTP_PORT must be a whole number/],
  [{ CONTACT_RECIPIENT: "a@b.example,c@d.example" }, /CONTACT_RECIPIENT must be one/],
  [{ CONTACT_RETRY_HOURS: "23" }, /CONTACT_RETRY_HOURS must be a whole number from 24/],
  [{ CONTACT_RETENTION_DAYS: "0" }, /CONTACT_RETENTION_DAYS must be a whole number from 1/],
  [{ CONTACT_CONFIRMATION: "ja" }, /CONTACT_CONFIRMATION must be true or false/],
])("%j stops the start with a message that says what to do", (settings, sentence) => {
  expect(() => read(settings)).toThrow(sentence);
});

test("no message repeats a password", () => {
  const settings = { SMTP_URL: "smtp://u:hunter2@", SMTP_PORT: "x" };
  expect(() => read(settings)).toThrow(expect.objectContaining({ message: expect.not.stringContaining("hunter2") }));
});
