import { isSigned, sign } from "./signature.ts";

/** Keyed hash of what the site says of a visitor, by which content knows that it was the site. */
export const FORWARDED_SIGNATURE_HEADER = "x-forwarded-signature";

/** Headers in which the site tells who asked: one address, and the host and protocol that were asked for. */
export const FORWARDED_HEADERS = ["x-forwarded-for", "x-forwarded-host", "x-forwarded-proto"] as const;

type HeadersOfNode = Record<string, string | string[] | undefined>;

/** The signature that belongs to a request's forwarded headers. */
export function signForwarded(headers: HeadersOfNode, secret: string): string {
  return sign(textOf(headers), secret);
}

/** Whether a request's forwarded headers were written by one who knows the secret. */
export function isForwardedBySite(headers: HeadersOfNode, secret: string): boolean {
  return isSigned(textOf(headers), String(headers[FORWARDED_SIGNATURE_HEADER] ?? ""), secret);
}

const textOf = (headers: HeadersOfNode) => FORWARDED_HEADERS.map((name) => headers[name] ?? "").join("\n");
