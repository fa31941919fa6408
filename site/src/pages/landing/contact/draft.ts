import type { FieldName } from "./fields.ts";

/** Session storage key of an unsent message (the privacy policy names it). */
export const DRAFT_KEY = "contact-draft";

export type Values = Record<FieldName, string>;

/** An unsent message and its idempotency key. */
export type Draft = {
  values: Partial<Values>;
  idempotencyKey: string;
  /** It was sent unchanged, and may have arrived. */
  isUnknown?: boolean;
};

/**
 * The draft left by a reload or a failed submission, otherwise an empty one. Storage may be blocked or hold anything.
 */
export function readDraft(): Draft {
  try {
    const { values, idempotencyKey, isUnknown } = JSON.parse(sessionStorage.getItem(DRAFT_KEY) ?? "") as Partial<Draft>;
    if (values && typeof idempotencyKey === "string") return { values, idempotencyKey, isUnknown: isUnknown === true };
  } catch {}
  return { values: {}, idempotencyKey: randomToken() };
}

export function keepDraft(draft: Draft): void {
  try {
    sessionStorage.setItem(DRAFT_KEY, JSON.stringify(draft));
  } catch {
    // blocked or full: the form itself still holds the text
  }
}

export function dropDraft(): void {
  try {
    sessionStorage.removeItem(DRAFT_KEY);
  } catch {
    // blocked
  }
}

/** 128 random bits, in hexadecimal digits. */
export function randomToken(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
