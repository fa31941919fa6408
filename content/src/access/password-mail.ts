import { nodemailerAdapter } from "@payloadcms/email-nodemailer";
import { mailTransport } from "../contact/mail-transport.ts";
import { sender } from "../contact/settings.ts";
import { smtpServer } from "../contact/smtp-server.ts";
import { settings } from "../settings.ts";

/** The way out of mails to editors: the same mail server as that of inquiries, or files where there is none. */
export function editorsMail() {
  const { address, name } = sender(settings);
  return nodemailerAdapter({
    transport: mailTransport(smtpServer(settings)),
    defaultFromAddress: address,
    defaultFromName: name || "Schaufenster",
    skipVerify: true, // a mail server that is down must not stop the start
  });
}

/** How long a link for a new password is good, in ms. */
export const RESET_MS = 60 * 60 * 1000;

export const resetSubject = () => "Neues Kennwort für die Verwaltung Ihrer Website";

/**
 * The mail to an editor who has forgotten the password. Its link begins with the configured address and never with the
 * host of the request, which whoever asks could make up.
 */
export function resetMail({ token }: { token?: string } = {}): string {
  const link = new URL(
    `/admin/reset/${encodeURIComponent(token ?? "")}`,
    settings.PUBLIC_URL ?? "http://localhost:3000",
  );
  return `<!DOCTYPE html>
<html lang="de">
<head><meta charset="utf-8"><title>${resetSubject()}</title></head>
<body style="margin:0;padding:24px;color:#1d1c1a;font:16px/1.5 sans-serif">
<p>Guten Tag,</p>
<p>für Ihr Konto wurde ein neues Kennwort angefordert. Mit diesem Link legen Sie es fest, eine Stunde lang:</p>
<p><a href="${link.href}">${link.href}</a></p>
<p>Das waren Sie nicht? Dann brauchen Sie nichts zu tun; Ihr Kennwort bleibt, wie es ist.</p>
</body>
</html>
`;
}
