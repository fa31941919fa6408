import { isFreshlySigned } from "@schaufenster/contract/signed-request";
import { settings } from "../settings/settings.ts";

/**
 * The body of a request that another process of this installation has signed.
 *
 * @param maxBytes the longest that is read
 * @returns null if it is too long, not signed, or signed too long ago
 */
export async function readSigned(request: Request, maxBytes: number): Promise<string | null> {
  if (Number(request.headers.get("content-length") ?? maxBytes + 1) > maxBytes) return null;
  const body = await request.text();
  return isFreshlySigned(request.headers, body, settings.WEBHOOK_SECRET) ? body : null;
}
