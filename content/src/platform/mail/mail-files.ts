import { mkdir, open, readdir, rename, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import type { Transport } from "nodemailer";
import type { Inquiry } from "../../payload-types.ts";
import { settings } from "../settings/settings.ts";

/** Where mails lie when no mail server is configured: one `.eml` file each, which any mail program opens. */
export const mailFolder = join(settings.DATA_DIR, "mail");

/** The bundler must not take the folder for a part of the program. */
const mailPath = (name: string) => join(/* turbopackIgnore: true */ mailFolder, name);

const idOf = (messageId: string) => /^<([\w.-]+)@/.exec(messageId)?.[1] ?? "mail";

/** Day and time first, so that a list of files is in order; the same mail always has the same name. */
function fileName(messageId: string, date: Date): string {
  return `${date.toISOString().slice(0, 19).replaceAll(":", "-")}_${idOf(messageId)}.eml`;
}

/** This transport's answer in place of a server's. */
const WRITTEN = "written to a file";

/** Whether a mail was only written to a file, by what its transport answered. */
export function isMailFile(sent: { response?: unknown }): boolean {
  return sent.response === WRITTEN;
}

/** A nodemailer transport that writes files: whole and on the disk, or not at all. */
export function mailFileTransport(): Transport {
  return {
    name: "file",
    version: "1",
    send({ message, data }, callback) {
      const envelope = message.getEnvelope();
      const messageId = message.messageId();
      message
        .build()
        .then((mail) => writeWhole(fileName(messageId, new Date(data.date ?? Date.now())), withCrLf(mail)))
        .then(
          () => callback(null, { envelope, messageId, response: WRITTEN }),
          (error: Error) => callback(error),
        );
    },
  };
}

/** Every line of a mail ends with CR LF (RFC 5322, 2.1); in latin1 each byte stays what it is. */
const withCrLf = (mail: Buffer) => Buffer.from(mail.toString("latin1").replace(/\r?\n/g, "\r\n"), "latin1");

async function writeWhole(name: string, content: Uint8Array): Promise<void> {
  await mkdir(mailFolder, { recursive: true });
  const unfinished = mailPath(`.${name}.part`);
  const file = await open(unfinished, "w", 0o600);
  try {
    await file.writeFile(content);
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(unfinished, mailPath(name));
}

/** Removes the mails about an inquiry that were written as files: their Message-IDs end alike. */
export async function eraseMailFiles({ messageId }: Pick<Inquiry, "messageId">): Promise<void> {
  const end = `.${idOf(messageId).split(".").at(-1)}.eml`;
  const names = await readdir(mailFolder).catch(() => []);
  for (const name of names.filter((each) => each.endsWith(end))) await rm(mailPath(name), { force: true });
}

/** Removes mails written before a time, and returns how many. */
export async function eraseMailFilesBefore(time: Date): Promise<number> {
  const names = await readdir(mailFolder).catch(() => []);
  let erased = 0;
  for (const name of names) {
    const { mtime } = await stat(mailPath(name));
    if (mtime >= time) continue;
    await rm(mailPath(name), { force: true });
    erased += 1;
  }
  return erased;
}
