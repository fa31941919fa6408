import { isSigned, sign } from "./signature.ts";

/** HMAC of what the site says about a visitor, by which content verifies it. */
export const FORWARDED_SIGNATURE_HEADER = "x-forwarded-signature";

/** Headers with the client's address, and the requested host and protocol. */
export const FORWARDED_HEADERS = ["x-forwarded-for", "x-forwarded-host", "x-forwarded-proto"] as const;

type HeadersOfNode = Record<string, string | string[] | undefined>;

export function signForwarded(headers: HeadersOfNode, secret: string): string {
  return sign(textOf(headers), secret);
}

export function isForwardedBySite(headers: HeadersOfNode, secret: string): boolean {
  return isSigned(textOf(headers), String(headers[FORWARDED_SIGNATURE_HEADER] ?? ""), secret);
}

const textOf = (headers: HeadersOfNode) => FORWARDED_HEADERS.map((name) => headers[name] ?? "").join("\n");
