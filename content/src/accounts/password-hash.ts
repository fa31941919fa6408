import { pbkdf2, randomBytes, timingSafeEqual } from "node:crypto";
import { promisify } from "node:util";

const derive = promisify(pbkdf2);

/** Parameters of Payload's password hashes (payload/dist/auth/strategies/local/generatePasswordSaltHash.js). */
const [PREFIX, ITERATIONS, LENGTH] = ["pbkdf2-sha256-v1:", 600_000, 32];

export type StoredPassword = { hash?: string | null; salt?: string | null };

/** Verifies a password in constant time. */
export async function isPassword(password: string, { hash, salt }: StoredPassword): Promise<boolean> {
  if (!salt || !hash?.startsWith(PREFIX)) return false;
  const stored = Buffer.from(hash.slice(PREFIX.length), "hex");
  const given = await derive(password, salt, ITERATIONS, LENGTH, "sha256");
  return stored.length === given.length && timingSafeEqual(stored, given);
}

/** Takes as long as a login with a wrong password, for accounts that don't exist. */
export async function equalizeLoginTime(password: string): Promise<void> {
  await derive(password, randomBytes(32).toString("hex"), ITERATIONS, LENGTH, "sha256");
}
