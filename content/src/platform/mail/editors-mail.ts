import type { EmailAdapter, Payload } from "payload";
import { log } from "../process/log.ts";
import { sender } from "../settings/contact-settings.ts";
import { settings } from "../settings/settings.ts";
import { describeMailError, mailErrorForLog } from "./mail-error.ts";
import { mailServer, sendBy } from "./mail-server.ts";

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
 * Sends mails to editors by the same mail server as inquiries, or writes files without one.
 *
 * Payload doesn't wait for it: it sends inside its open transaction, and with SQLite's single writer, a slow mail
 * server would block every inquiry. A failed mail is logged; its recipient can request another one.
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
 * Sends a mail to an editor and waits for the mail server. Not for use in a transaction.
 *
 * @returns null, or the error in German
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
