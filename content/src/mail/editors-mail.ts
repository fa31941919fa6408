import type { EmailAdapter } from "payload";
import { log } from "../log.ts";
import { sender } from "../settings/contact-settings.ts";
import { settings } from "../settings/settings.ts";
import { smtpServer } from "../settings/smtp-server.ts";
import { describeMailError } from "./mail-error.ts";
import { mailTransport } from "./transport.ts";

/**
 * The way out of mails to editors: the same mail server as that of inquiries, or files where there is none.
 *
 * Nobody waits for it: Payload sends inside its open transaction, and with SQLite, where one writes at a time, a mail
 * server that is slow to greet would hold up every inquiry. A mail that fails is in the log; whoever misses it asks again.
 */
export function editorsMail(): EmailAdapter {
  const { address, name } = sender(settings);
  const from = { address, name: name || "Schaufenster" };
  const transport = mailTransport(smtpServer(settings));
  return () => ({
    name: "editors-mail",
    defaultFromAddress: from.address,
    defaultFromName: from.name,
    sendEmail: async (message) => {
      transport
        .sendMail({ ...message, from })
        .catch((error) => log.error(`a mail to an editor was not sent: ${describeMailError(error)}`));
    },
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
