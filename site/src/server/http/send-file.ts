import { basename, dirname } from "node:path";
import { RESPONSE_ALREADY_SENT } from "@hono/node-server/utils/response";
import { REQUEST_ID_HEADER } from "@schaufenster/contract/request-id";
import type { Context } from "hono";
import { getMimeType } from "hono/utils/mime";
import send from "send";
import { CACHE_POLICY } from "./cache-policy.ts";
import type { SiteEnv } from "./site-env.ts";

/**
 * Sends a file on the socket, with conditions and ranges by RFC 9110, §13 and §14: 200, 206, 304, 412 or 416.
 * @param path of the file; the extension of `name` sets its type
 * @returns null if the file doesn't exist and nothing was sent
 */
export async function sendFile(
  context: Context<SiteEnv>,
  {
    path,
    name = path,
    headers,
    hasEtag = true,
  }: { path: string; name?: string; headers: Record<string, string>; hasEtag?: boolean },
): Promise<Response | null> {
  const { incoming, outgoing } = context.env;
  const all = {
    ...headers,
    "content-type": getMimeType(name) ?? "application/octet-stream",
    [REQUEST_ID_HEADER]: context.get("requestId"),
  };
  for (const [header, value] of Object.entries(all)) outgoing.setHeader(header, value);

  const isSent = await new Promise<boolean>((resolve) => {
    outgoing.once("close", () => resolve(true));
    const options = { root: dirname(path), cacheControl: false, index: false, etag: hasEtag };
    send(incoming, encodeURIComponent(basename(path)), options)
      .on("error", ({ status, headers: more }: { status: number; headers?: Record<string, string> }) => {
        if (outgoing.headersSent) return outgoing.destroy();
        for (const header of Object.keys(all)) outgoing.removeHeader(header);
        if (status === 404) return resolve(false);
        outgoing.writeHead(status, { ...more, "cache-control": CACHE_POLICY.private }).end();
      })
      .pipe(outgoing);
  });
  if (!isSent) return null;
  context.set("answered", true);
  return RESPONSE_ALREADY_SENT;
}
