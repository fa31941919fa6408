import { createHmac, randomInt } from "node:crypto";
import type { Payload, PayloadRequest, Where } from "payload";
import type { SecondFactor, User } from "../../payload-types.ts";
import { newSecret, qrCode, stepOf } from "./totp.ts";

const collection = "second-factors";

/** Number of recovery codes, for a lost phone; each works once. */
const CODE_COUNT = 10;

/** Unambiguous letters and digits: two groups of five are 49 bits. */
const ALPHABET = "abcdefghjkmnpqrstuvwxyz23456789";
const GROUPS = 2;
const GROUP_LENGTH = 5;

const randomGroup = () =>
  Array.from({ length: GROUP_LENGTH }, () => ALPHABET.charAt(randomInt(ALPHABET.length))).join("");

function newRecoveryCodes(): string[] {
  return Array.from({ length: CODE_COUNT }, () => Array.from({ length: GROUPS }, randomGroup).join("-"));
}

/** Hashes a code with a key, for storage. Codes are random, so one round is enough. */
function hashRecoveryCode(code: string, secret: string): string {
  const plain = code.toLowerCase().replaceAll(/[\s-]/g, "");
  return createHmac("sha256", secret).update(`recovery code:${plain}`).digest("hex");
}

type UserId = User["id"];

type Within = { payload: Payload; req?: PayloadRequest };

/** Data for an authenticator app, shown once. */
export type Setup = { secret: string; qr: string };

function find({ payload, req }: Within, user: UserId): Promise<SecondFactor | null> {
  return payload.db.findOne<SecondFactor>({ collection, where: { user: { equals: user } }, req });
}

/** Updates it in one statement if `where` still matches; returns whether it did. */
async function change(
  { payload, req }: Within,
  { id }: SecondFactor,
  data: Partial<SecondFactor>,
  where: Where,
): Promise<boolean> {
  const and = [{ id: { equals: id } }, where];
  const changed: unknown = await payload.db.updateOne({
    collection,
    data,
    where: { and },
    options: { atomic: true },
    req,
  });
  return changed !== null;
}

export async function isOn(within: Within, user: UserId): Promise<boolean> {
  return Boolean((await find(within, user))?.confirmedAt);
}

/** Starts or restarts the setup with a new secret, which becomes active once a code has confirmed it. */
export async function startSetup(within: Within, { id, email }: Pick<User, "id" | "email">): Promise<Setup> {
  const { payload, req } = within;
  const secret = newSecret();
  // A confirmed one stays, and the creation fails: an account has only one.
  await payload.db.deleteMany({
    collection,
    where: { and: [{ user: { equals: id } }, { confirmedAt: { exists: false } }] },
    req,
  });
  await payload.db.create({
    collection,
    data: { user: id, secret: payload.encrypt(secret), lastStep: 0 },
    req,
  });
  return { secret, qr: qrCode(secret, email) };
}

/** Accepts each code of the app once: a repeated or earlier code is wrong. */
async function takeCode(within: Within, factor: SecondFactor, code: string): Promise<boolean> {
  const secret = within.payload.decrypt(factor.secret);
  if (!/^[A-Z2-7]+$/.test(secret)) return false; // encrypted with another PAYLOAD_SECRET
  const step = stepOf(code.replaceAll(" ", ""), secret);
  return step !== null && change(within, factor, { lastStep: step }, { lastStep: { less_than: step } });
}

async function takeRecoveryCode(within: Within, factor: SecondFactor, code: string): Promise<boolean> {
  const hashes = factor.recoveryCodes?.split(" ") ?? [];
  const given = hashRecoveryCode(code, within.payload.secret);
  if (!hashes.includes(given)) return false;
  const recoveryCodes = hashes.filter((hash) => hash !== given).join(" ");
  return change(within, factor, { recoveryCodes }, { recoveryCodes: { equals: factor.recoveryCodes } });
}

/** Whether a code from the app or a recovery code is valid. It is used up. */
export async function isSecondFactor(within: Within, user: UserId, code: string): Promise<boolean> {
  const factor = await find(within, user);
  if (!factor?.confirmedAt) return false;
  return (await takeCode(within, factor, code)) || (await takeRecoveryCode(within, factor, code));
}

/**
 * Activates it if a code proves that the app has the secret.
 *
 * @returns the recovery codes, to be shown once; null for a wrong code
 */
export async function confirmSetup(within: Within, user: UserId, code: string): Promise<string[] | null> {
  const factor = await find(within, user);
  if (!factor || factor.confirmedAt || !(await takeCode(within, factor, code))) return null;
  const codes = newRecoveryCodes();
  const recoveryCodes = codes.map((each) => hashRecoveryCode(each, within.payload.secret)).join(" ");
  const confirmedAt = new Date().toISOString();
  await change(within, factor, { confirmedAt, recoveryCodes }, { confirmedAt: { exists: false } });
  return codes;
}

export async function removeSecondFactor({ payload, req }: Within, user: UserId): Promise<void> {
  await payload.db.deleteMany({ collection, where: { user: { equals: user } }, req });
}
