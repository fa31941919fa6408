import type { EmailAdapter, Payload } from "payload";
import { log } from "../process/log.ts";
import { sender } from "../settings/contact-settings.ts";
import { settings } from "../settings/settings.ts";
import { describeMailError, mailErrorForLog } from "./mail-error.ts";
import { mailServer, sendBy } from "./mail-server.ts";

/** The sender's name where the settings give no other. */
const NAME = "Schaufenster";

type Mail = { to: string; subject: string; html: string };

/** Whether mails leave this machine; without a mail server they are written to files. */
export async function mailsAreSent(payload: Payload): Promise<boolean> {
  return (await mailServer(payload)).server !== null;
}

async function send(payload: Payload, mail: object): Promise<void> {
  const way = await mailServer(payload);
  await sendBy(way, { ...mail, from: { address: way.from.address, name: way.from.name || NAME } });
}

const noteFailure = (error: unknown) => log.error(mailErrorForLog(error), "a mail to an editor was not sent");

/**
 * The way out of mails to editors: the same mail server as that of inquiries, or files where there is none.
 *
 * Payload does not wait for it: it sends inside its open transaction, and with SQLite, where one writes at a time, a mail
 * server that is slow to greet would hold up every inquiry. A mail that fails is in the log; who misses it asks again.
 */
export function editorsMail(): EmailAdapter {
  const { address, name } = sender(settings);
  return ({ payload }) => ({
    name: "editors-mail",
    defaultFromAddress: address,
    defaultFromName: name || NAME,
    sendEmail: async (message) => {
      send(payload, message).catch(noteFailure);
    },
  });
}

/**
 * Sends a mail to an editor and waits for the mail server's word. Not for use within a transaction.
 *
 * @returns null, or what went wrong, in German
 */
export async function sendNow(payload: Payload, mail: Mail): Promise<string | null> {
  try {
    await send(payload, mail);
    return null;
  } catch (error) {
    noteFailure(error);
    return describeMailError(error);
  }
}
