import { createReadStream } from "node:fs";
import { open } from "node:fs/promises";
import { Readable } from "node:stream";

/** The first bytes of every age file (https://age-encryption.org/v1). */
const MAGIC = "age-encryption.org/v1";

/** log2 of the scrypt work factor: 64 MB and half a second for each guess. */
const WORK_FACTOR = 16;

/**
 * Encrypts like `age --passphrase`, which can decrypt it. The library is loaded lazily: content's own process never
 * encrypts.
 */
export async function encrypted(plain: Readable, passphrase: string): Promise<Readable> {
  const { Encrypter } = await import("age-encryption");
  const encrypter = new Encrypter();
  encrypter.setScryptWorkFactor(WORK_FACTOR);
  encrypter.setPassphrase(passphrase);
  return fromWeb(await encrypter.encrypt(toWeb(plain)));
}

/**
 * Reads a file and decrypts it if necessary.
 *
 * @throws Error with a sentence if the passphrase is missing or wrong
 */
export async function decryptedFile(file: string, passphrase: string | undefined): Promise<Readable> {
  if (!(await isEncrypted(file))) return createReadStream(file);
  if (!passphrase) throw new Error("it is encrypted. Set BACKUP_PASSPHRASE to the passphrase that it was made with");
  const { Decrypter } = await import("age-encryption");
  const decrypter = new Decrypter();
  decrypter.addPassphrase(passphrase);
  const source = createReadStream(file);
  try {
    return fromWeb(await decrypter.decrypt(toWeb(source)));
  } catch (cause) {
    source.destroy();
    throw new Error("it was encrypted with another passphrase than BACKUP_PASSPHRASE, or its beginning is damaged", {
      cause,
    });
  }
}

async function isEncrypted(file: string): Promise<boolean> {
  const handle = await open(file);
  const start = await handle.read(Buffer.alloc(MAGIC.length)).finally(() => handle.close());
  return start.buffer.toString("latin1") === MAGIC;
}

// Both are the same class at run time; only their types differ.
const toWeb = (stream: Readable) => Readable.toWeb(stream) as ReadableStream<Uint8Array>;
const fromWeb = (stream: ReadableStream<Uint8Array>) =>
  Readable.fromWeb(stream as Parameters<typeof Readable.fromWeb>[0]);
