import type { EmailAdapter } from "payload";
import { log } from "../process/log.ts";
import { sender } from "../settings/contact-settings.ts";
import { settings } from "../settings/settings.ts";
import { smtpServer } from "../settings/smtp-server.ts";
import { describeMailError, mailErrorForLog } from "./mail-error.ts";
import { mailTransport, serverName } from "./transport.ts";

const server = smtpServer(settings);
const transport = mailTransport(server);
const { address, name } = sender(settings);
const from = { address, name: name || "Schaufenster" };

/** Whether mails leave this machine; without a mail server they are written to files. */
export const mailsAreSent = server !== null;

/**
 * The way out of mails to editors: the same mail server as that of inquiries, or files where there is none.
 *
 * Payload does not wait for it: it sends inside its open transaction, and with SQLite, where one writes at a time, a mail
 * server that is slow to greet would hold up every inquiry. A mail that fails is in the log; who misses it asks again.
 */
export function editorsMail(): EmailAdapter {
  return () => ({
    name: "editors-mail",
    defaultFromAddress: from.address,
    defaultFromName: from.name,
    sendEmail: async (message) => {
      transport
        .sendMail({ ...message, from })
        .catch((error) =>
          log.error({ server: serverName(server), ...mailErrorForLog(error) }, "a mail to an editor was not sent"),
        );
    },
  });
}

/**
 * Sends a mail to an editor and waits for the mail server's word. Not for use within a transaction.
 *
 * @returns null, or what went wrong, in German
 */
export async function sendNow(to: string, message: { subject: string; html: string }): Promise<string | null> {
  try {
    await transport.sendMail({ ...message, to, from });
    return null;
  } catch (error) {
    log.error({ server: serverName(server), ...mailErrorForLog(error) }, "a mail to an editor was not sent");
    return describeMailError(error);
  }
}
