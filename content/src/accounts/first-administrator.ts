import { randomBytes } from "node:crypto";
import type { Payload } from "payload";
import { readNote } from "../platform/database/notes.ts";
import { StartError } from "../platform/process/exit-codes.ts";
import type { StoredPassword } from "./password-hash.ts";
import { passwordFault } from "./password-rule.ts";

/** Random bytes of a generated password: 20 characters of base64url. */
const PASSWORD_BYTES = 15;

const GENERATED = "generated-password";

type Given = { email: string; password?: string };

export type GeneratedLogin = { email: string; password: string };

/**
 * Creates the first administrator if there are no users yet.
 *
 * @param given address, and the password unless one is to be generated
 * @returns the generated login; null if nothing was generated
 * @throws StartError for a password that is short or easy to guess
 */
export async function ensureFirstAdministrator(payload: Payload, given: Given): Promise<GeneratedLogin | null> {
  const { totalDocs } = await payload.count({ collection: "users" });
  if (totalDocs > 0) return null;
  if (given.password && (await passwordFault(given.password, [given.email])))
    throw new StartError(
      "ADMIN_PASSWORD is too easy to guess. Give another one, for example four words that have nothing to do with each other, or leave it out to get a random one.",
    );
  const password = given.password ?? randomBytes(PASSWORD_BYTES).toString("base64url");
  await payload.create({
    collection: "users",
    data: { email: given.email, password, role: "administrator", readsInquiries: true },
  });
  if (given.password) return null;
  const account = await payload.db.findOne<StoredPassword & { id: number }>({ collection: "users" });
  await payload.kv.set(GENERATED, { salt: account?.salt });
  return { email: given.email, password };
}

/**
 * The account that still has the generated password: null if it was changed, undefined if none was generated. Every new
 * password gets its own salt.
 */
export async function accountAsGenerated(payload: Payload): Promise<{ id: number } | null | undefined> {
  const generated = await readNote<StoredPassword>(payload, GENERATED);
  if (!generated) return undefined;
  return payload.db.findOne({ collection: "users", where: { salt: { equals: generated.salt } } });
}
