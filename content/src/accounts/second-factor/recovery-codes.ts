import { createHmac, randomInt } from "node:crypto";

/** Number of recovery codes, for a lost phone; each works once. */
const COUNT = 10;

/** Unambiguous letters and digits: two groups of five are 49 bits. */
const ALPHABET = "abcdefghjkmnpqrstuvwxyz23456789";
const GROUPS = 2;
const GROUP_LENGTH = 5;

const randomGroup = () =>
  Array.from({ length: GROUP_LENGTH }, () => ALPHABET.charAt(randomInt(ALPHABET.length))).join("");

export function newRecoveryCodes(): string[] {
  return Array.from({ length: COUNT }, () => Array.from({ length: GROUPS }, randomGroup).join("-"));
}

/** Hashes a code with a key, for storage. Codes are random, so one round is enough. */
export function hashRecoveryCode(code: string, secret: string): string {
  const plain = code.toLowerCase().replaceAll(/[\s-]/g, "");
  return createHmac("sha256", secret).update(`recovery code:${plain}`).digest("hex");
}
