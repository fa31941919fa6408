/** Encryption: implicit TLS, STARTTLS or none, or STARTTLS only if offered. */
export type Encryption = "tls" | "starttls" | "none";

export type SmtpServer = { host: string; port: number; user?: string; password?: string; encryption: Encryption };

export type SmtpSettings = {
  SMTP_URL?: string;
  SMTP_HOST?: string;
  SMTP_PORT?: number;
  SMTP_USER?: string;
  SMTP_PASSWORD?: string;
  SMTP_SECURE?: Encryption;
};

/** Ports of implicit TLS and of submission with STARTTLS (RFC 8314). */
const PORT_TLS = 465;
const PORT_SUBMISSION = 587;

/** Local hosts: mail that never leaves the machine needs no encryption. */
const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|::1)$/i;

/** The configured mail server; null if there is none and mails are written to files. */
export function smtpServer(settings: SmtpSettings): SmtpServer | null {
  const given = settings.SMTP_URL ? parseSmtpUrl(settings.SMTP_URL) : null;
  const host = given?.host ?? settings.SMTP_HOST;
  if (!host) return null;
  const implicit = given?.tls ?? settings.SMTP_SECURE === "tls";
  const port = given?.port ?? settings.SMTP_PORT ?? (implicit ? PORT_TLS : PORT_SUBMISSION);
  const login = given?.user ? given : { user: settings.SMTP_USER, password: settings.SMTP_PASSWORD };
  const usual = implicit || port === PORT_TLS ? "tls" : LOOPBACK.test(host) ? "none" : "starttls";
  return { host, port, user: login.user, password: login.password, encryption: settings.SMTP_SECURE ?? usual };
}

type SmtpUrl = { host: string; port?: number; tls: boolean; user?: string; password?: string };

/** Parses `smtp://` and `smtps://` URLs; null for anything else. */
export function parseSmtpUrl(text: string): SmtpUrl | null {
  if (!/^smtps?:\/\/[^/]/i.test(text) || !URL.canParse(text)) return null;
  const { protocol, hostname, port, username, password } = new URL(text);
  try {
    return {
      host: hostname.replace(/^\[|\]$/g, ""),
      port: port ? Number(port) : undefined,
      tls: protocol === "smtps:",
      user: decodeURIComponent(username) || undefined,
      password: decodeURIComponent(password) || undefined,
    };
  } catch {
    return null; // an invalid percent escape
  }
}
