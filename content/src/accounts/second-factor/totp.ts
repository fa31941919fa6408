import { Secret, TOTP } from "otpauth";
import { renderSVG } from "uqr";

/** Defaults of all authenticator apps (RFC 6238 §4 and §5.2). */
const PERIOD_S = 30;
const DIGITS = 6;

/** Bytes of a secret: the length of HMAC-SHA-1 (RFC 4226 §4, requirement 6). */
const SECRET_BYTES = 20;

/** Accepted codes before and after the current one, for clock drift (RFC 6238 §5.2). */
const WINDOW = 1;

export const newSecret = (): string => new Secret({ size: SECRET_BYTES }).base32;

const totp = (secret: string, email = "") =>
  new TOTP({
    issuer: "Schaufenster",
    label: email,
    secret: Secret.fromBase32(secret),
    period: PERIOD_S,
    digits: DIGITS,
  });

/** The time step of a code; null for a wrong one. Callers refuse a step that is not later than the last (RFC 6238 §5.2). */
export function stepOf(code: string, secret: string, nowMs = Date.now()): number | null {
  if (!/^\d{6}$/.test(code)) return null;
  const delta = totp(secret).validate({ token: code, window: WINDOW, timestamp: nowMs });
  return delta === null ? null : Math.floor(nowMs / 1000 / PERIOD_S) + delta;
}

/** The secret as a QR code in SVG, drawn locally so that it reaches no one else. */
export function qrCode(secret: string, email: string): string {
  return renderSVG(totp(secret, email).toString(), { border: 2 });
}
