import { isFreshlySigned } from "@schaufenster/contract/signed-request";
import { settings } from "../settings/settings.ts";

/**
 * The body of a request signed by another process of this installation.
 *
 * @param maxBytes limit
 * @returns null if it is too long, unsigned, or its signature too old
 */
export async function readSigned(request: Request, maxBytes: number): Promise<string | null> {
  if (Number(request.headers.get("content-length") ?? maxBytes + 1) > maxBytes) return null;
  const body = await request.text();
  return isFreshlySigned(request.headers, body, settings.WEBHOOK_SECRET) ? body : null;
}
