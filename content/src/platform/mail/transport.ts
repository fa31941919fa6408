import { createTransport, type Transporter } from "nodemailer";
import type { SmtpServer } from "../settings/smtp-server.ts";
import { mailFileTransport, mailFolder } from "./mail-files.ts";

/** How long the server may take to be found and connected, to greet, and to say nothing in between; in ms. */
const CONNECT_MS = 20_000;
const GREETING_MS = 30_000;
const SILENCE_MS = 60_000;

/** The way out: a mail server, or files where there is none. Nothing is connected before the first mail. */
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
    // A relay on the same machine often has a certificate of its own making: better than none.
    tls: { minVersion: "TLSv1.2", rejectUnauthorized: encryption !== "none" },
    dnsTimeout: CONNECT_MS,
    connectionTimeout: CONNECT_MS,
    greetingTimeout: GREETING_MS,
    socketTimeout: SILENCE_MS,
  });
}

/** The mail server's name in the log. */
export const serverName = (server: SmtpServer | null): string => (server ? `${server.host}:${server.port}` : "none");

/** In the log at the start, so that the operator knows that mails go to files. */
export function describeTransport(server: SmtpServer | null): string {
  if (!server) return `mails are written to ${mailFolder}: no mail server is configured (SMTP_URL or SMTP_HOST)`;
  return `mails go to ${serverName(server)} (${server.encryption})`;
}
