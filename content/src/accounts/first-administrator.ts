import { randomBytes } from "node:crypto";
import type { Payload } from "payload";
import { StartError } from "../process/exit-codes.ts";
import { passwordFault } from "./password-rule.ts";

/** Random bytes of a generated password: 20 characters of base64url. */
const PASSWORD_BYTES = 15;

type Given = { email: string; password?: string };

/** A password that was made up, and must be shown once. */
export type GeneratedLogin = { email: string; password: string };

/**
 * Creates the first administrator when there is no user yet.
 *
 * @param given address, and the password unless one shall be generated
 * @returns the generated login, null when nothing was generated
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
    data: { email: given.email, password, name: "Administration", role: "administrator", readsInquiries: true },
  });
  return given.password ? null : { email: given.email, password };
}
