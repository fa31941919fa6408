import type { Endpoint, PayloadRequest } from "payload";
import * as v from "valibot";
import { isAdministrator, personOf } from "../access/roles.ts";
import { dropNote, writeNote } from "../platform/database/notes.ts";
import { ADMINISTRATORS_ONLY, answer, jsonOf, refusal } from "../platform/http/answers.ts";
import { type KeptServer, keptServer, MAIL_SERVER, seal, unseal } from "../platform/mail/mail-server.ts";
import { parseMailbox } from "../platform/settings/contact-settings.ts";
import { settings } from "../platform/settings/settings.ts";
import { smtpServer } from "../platform/settings/smtp-server.ts";
import { resumeUndelivered } from "./delivery/queue.ts";
import { wakeDelivery } from "./delivery/worker.ts";

const HOST = "Bitte geben Sie den Namen des Mailservers an, zum Beispiel smtp.agentur.de, ohne Port.";
const PORT = "Der Port ist eine Zahl von 1 bis 65535, meist 465 oder 587.";
const FROM = "Bitte geben Sie als Absender eine E-Mail-Adresse an, zum Beispiel website@agentur.de.";
const LOGIN = "Benutzername und Passwort gehören zusammen: Bitte geben Sie beide ein, oder keins von beiden.";
const PASSWORD =
  "Bitte geben Sie das Passwort ein. Ein gesetztes gilt nur für denselben Mailserver, Port und Benutzernamen und dieselbe Verschlüsselung.";
const SET = "Der Mailserver ist auf dem Server selbst eingestellt. Ändern kann ihn, wer den Server betreibt.";
/** A stored password is only valid with these values. */
const SAME = ["host", "port", "user", "encryption"] as const;

const line = (sentence: string, maxLength = 320) =>
  v.pipe(v.string(sentence), v.trim(), v.maxLength(maxLength, sentence), v.regex(/^\P{Cc}*$/u, sentence));

/** A host as people paste it, with a scheme or a slash; names with umlauts in Punycode. */
function hostOf(text: string): string {
  const bare = text.replace(/^\w+:\/\//, "").replace(/\/$/, "");
  const address = `http://${bare}`;
  if (!/^[^\s/:?#@]+$|^\[[\da-f:]+\]$/i.test(bare) || !URL.canParse(address)) return "";
  return new URL(address).hostname.replace(/^\[|\]$/g, "");
}

/** Without a sender, it is the user, which most mail servers name by an address. */
const withSender = (given: unknown) => {
  const { from, user } = Object(given) as Record<string, unknown>;
  return { ...Object(given), from: typeof from === "string" && !from.trim() ? user : from };
};

/** Fields of the form. An empty password keeps the stored one. */
const form = v.object({
  host: v.pipe(line(HOST), v.transform(hostOf), v.minLength(1, HOST)),
  port: v.pipe(line(PORT), v.regex(/^\d+$/, PORT), v.transform(Number), v.minValue(1, PORT), v.maxValue(65_535, PORT)),
  encryption: v.picklist(["tls", "starttls", "none"]),
  user: line(LOGIN),
  password: line(PASSWORD, 1000),
  from: v.pipe(
    line(FROM),
    v.check((text) => v.is(v.pipe(v.string(), v.rfcEmail()), parseMailbox(text)?.address), FROM),
  ),
});

/** The typed mail server as it would be stored; or a German sentence about the missing part. */
async function read(req: PayloadRequest, given: unknown): Promise<KeptServer | string> {
  const { success, output, issues } = v.safeParse(form, withSender(given));
  if (!success) return issues[0].message;
  const { password, ...server } = output;
  if (!server.user) return password ? LOGIN : { ...server, password: null };
  if (password) return { ...server, password: seal(req.payload, password) };
  // With another host, port or user, or without encryption, it would be leaked.
  const kept = await keptServer(req.payload);
  const isSame = kept && SAME.every((name) => kept[name] === server[name]);
  const isReadable = isSame && kept.password !== null && unseal(req.payload, kept.password) !== null;
  return isReadable ? { ...server, password: kept.password } : PASSWORD;
}

/** For a test mail before saving: the typed mail server, or why it can't be tested. */
export async function typedServer(req: PayloadRequest, given: unknown): Promise<KeptServer | string> {
  if (!isAdministrator(personOf(req))) return ADMINISTRATORS_ONLY;
  if (smtpServer(settings)) return SET;
  return read(req, given);
}

/** Undelivered inquiries are retried at once. */
export async function storeServer(req: PayloadRequest, typed: KeptServer): Promise<void> {
  await writeNote(req, MAIL_SERVER, typed);
  await resumeUndelivered(req.payload);
  wakeDelivery();
}

function change(method: "post" | "delete", make: (req: PayloadRequest) => Promise<string | null>): Endpoint {
  return {
    path: "/mail-server",
    method,
    handler: async (req) => {
      if (!isAdministrator(personOf(req))) return refusal(403, ADMINISTRATORS_ONLY);
      if (smtpServer(settings)) return refusal(409, SET);
      const reason = await make(req);
      return reason === null ? answer({}) : refusal(400, reason);
    },
  };
}

/** Stores, without a test, or removes the mail server of the admin. */
export const mailServerEndpoints: Endpoint[] = [
  change("post", async (req) => {
    const typed = await read(req, await jsonOf(req));
    if (typeof typed === "string") return typed;
    await storeServer(req, typed);
    return null;
  }),
  change("delete", async (req) => {
    await dropNote(req, MAIL_SERVER);
    return null;
  }),
];
