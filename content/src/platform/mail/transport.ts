import { createTransport, type Transporter } from "nodemailer";
import type { SmtpServer } from "../settings/smtp-server.ts";
import { mailFileTransport, mailFolder } from "./mail-files.ts";

/** Timeouts for resolving and connecting, for the greeting, and for silence; in ms. */
const CONNECT_MS = 20_000;
const GREETING_MS = 30_000;
const SILENCE_MS = 60_000;

/** A mail server, or files without one. Connects with the first mail. */
export function mailTransport(server: SmtpServer | null): Transporter {
  if (!server) return createTransport(mailFileTransport());
  const { host, port, user, password, encryption } = server;
  return createTransport({
    host,
    port,
    secure: encryption === "tls",
    requireTLS: encryption === "starttls",
    opportunisticTLS: encryption === "none",
    auth: user ? { user, pass: password } : undefined,
    // A local relay often has a self-signed certificate.
    tls: { minVersion: "TLSv1.2", rejectUnauthorized: encryption !== "none" },
    dnsTimeout: CONNECT_MS,
    connectionTimeout: CONNECT_MS,
    greetingTimeout: GREETING_MS,
    socketTimeout: SILENCE_MS,
  });
}

export const serverName = (server: SmtpServer | null): string => (server ? `${server.host}:${server.port}` : "none");

/** Logged at startup, so that the operator knows whether mails go to files. */
export function describeTransport(server: SmtpServer | null): string {
  if (!server) return `mails are written to ${mailFolder}: no mail server is configured (SMTP_URL or SMTP_HOST)`;
  return `mails go to ${serverName(server)} (${server.encryption})`;
}
