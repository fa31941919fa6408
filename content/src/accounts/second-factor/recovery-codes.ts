import { createHmac, randomInt } from "node:crypto";

/** Codes that an account gets, for the day on which the phone is lost; each is good once. */
const COUNT = 10;

/** Letters and digits that are not mistaken for each other: two groups of five are 49 bits. */
const ALPHABET = "abcdefghjkmnpqrstuvwxyz23456789";
const GROUPS = 2;
const GROUP_LENGTH = 5;

const randomGroup = () =>
  Array.from({ length: GROUP_LENGTH }, () => ALPHABET.charAt(randomInt(ALPHABET.length))).join("");

/** New codes, to be shown once. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: COUNT }, () => Array.from({ length: GROUPS }, randomGroup).join("-"));
}

/** Hashes a code with a key, to be stored. Codes are random, so that one round is enough. */
export function hashRecoveryCode(code: string, secret: string): string {
  const plain = code.toLowerCase().replaceAll(/[\s-]/g, "");
  return createHmac("sha256", secret).update(`recovery code:${plain}`).digest("hex");
}
