import type { SendMailOptions, SentMessageInfo } from "nodemailer";
import type { Payload } from "payload";
import { readNote } from "../database/notes.ts";
import { type Mailbox, parseMailbox, sender } from "../settings/contact-settings.ts";
import { settings } from "../settings/settings.ts";
import { type Encryption, type SmtpServer, smtpServer } from "../settings/smtp-server.ts";
import { mailTransport, serverName } from "./transport.ts";

/** Key of the admin's mail server; no API and no version shows it. */
export const MAIL_SERVER = "mail-server";

/** A mail server from the admin's form; `password` is encrypted, null without a login. */
export type KeptServer = {
  host: string;
  port: number;
  encryption: Encryption;
  user: string;
  password: string | null;
  from: string;
};

export type MailServer = {
  server: SmtpServer | null;
  from: Mailbox;
  source: "settings" | "admin" | "none";
  passwordIsLost: boolean;
};

/** @param password in plain text */
export const seal = (payload: Payload, password: string): string => payload.encrypt(JSON.stringify([password]));

/** @returns null if it was encrypted with another PAYLOAD_SECRET */
export function unseal(payload: Payload, sealed: string): string | null {
  try {
    return String(JSON.parse(payload.decrypt(sealed))[0]);
  } catch {
    return null;
  }
}

export const keptServer = (payload: Payload): Promise<KeptServer | null> => readNote<KeptServer>(payload, MAIL_SERVER);

/** Read for each mail, so that a change takes effect at once in every process. The environment takes precedence. */
export async function mailServer(payload: Payload): Promise<MailServer> {
  const set = smtpServer(settings);
  const kept = set ? null : await keptServer(payload);
  if (kept) return asServer(payload, kept);
  return { server: set, from: sender(settings), source: set ? "settings" : "none", passwordIsLost: false };
}

export function asServer(payload: Payload, kept: KeptServer): MailServer {
  const { host, port, encryption, user } = kept;
  const password = kept.password === null ? null : unseal(payload, kept.password);
  return {
    server: { host, port, encryption, ...(user && password !== null ? { user, password } : {}) },
    from: parseMailbox(kept.from) ?? sender(settings),
    source: "admin",
    passwordIsLost: kept.password !== null && password === null,
  };
}

/** Status and enhanced status code of a response (RFC 3463). */
const CODES = /^\d{3}(?:[ -]\d\.\d{1,3}\.\d{1,3})?/;

/**
 * Sends a mail. Errors name the server; of its response, only codes are kept, since a server typed into the admin may
 * be anything on the local network.
 *
 * @throws like nodemailer
 */
export async function sendBy(
  { server, source, passwordIsLost }: MailServer,
  mail: SendMailOptions,
): Promise<SentMessageInfo> {
  try {
    if (passwordIsLost) throw Object.assign(new Error("encrypted with another PAYLOAD_SECRET"), { code: "EPASSWORD" });
    return await mailTransport(server).sendMail(mail);
  } catch (error) {
    const { response } = error as { response?: unknown };
    const codes = source === "admin" && typeof response === "string" ? { response: CODES.exec(response)?.[0] } : {};
    throw error instanceof Error ? Object.assign(error, { server: serverName(server) }, codes) : error;
  }
}
