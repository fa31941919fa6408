import { mkdir, open, readdir, rename, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import type { Transport } from "nodemailer";
import type { Inquiry } from "../../payload-types.ts";
import { settings } from "../settings/settings.ts";

/** Mails without a mail server: one `.eml` file each, which any mail program opens. */
export const mailFolder = join(settings.DATA_DIR, "mail");

/** Keeps the bundler from including the folder. */
const mailPath = (name: string) => join(/* turbopackIgnore: true */ mailFolder, name);

const idOf = (messageId: string) => /^<([\w.-]+)@/.exec(messageId)?.[1] ?? "mail";

/** Starts with the time, so that files are in order; the same mail always has the same name. */
function fileName(messageId: string, date: Date): string {
  return `${date.toISOString().slice(0, 19).replaceAll(":", "-")}_${idOf(messageId)}.eml`;
}

const WRITTEN = "written to a file";

/** Whether a mail was only written to a file, by its transport's response. */
export function isMailFile(sent: { response?: unknown }): boolean {
  return sent.response === WRITTEN;
}

/** A nodemailer transport that writes files, atomically and durably. */
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

/** Lines of a mail end with CR LF (RFC 5322, 2.1); latin1 preserves every byte. */
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

/** Deletes the mail files of an inquiry: their Message-IDs have the same ending. */
export async function eraseMailFiles({ messageId }: Pick<Inquiry, "messageId">): Promise<void> {
  const end = `.${idOf(messageId).split(".").at(-1)}.eml`;
  const names = await readdir(mailFolder).catch(() => []);
  for (const name of names.filter((each) => each.endsWith(end))) await rm(mailPath(name), { force: true });
}

/** Deletes mails written before a time; returns how many. */
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
