import { oldAddressKey, withCampaign } from "@schaufenster/contract/old-addresses";
import type { Context } from "hono";
import { redirect } from "../http/redirect.ts";
import type { SiteEnv } from "../http/site-env.ts";
import type { Dependencies } from "./dependencies.ts";

type Known = Pick<Dependencies, "oldAddresses">;

/** Redirects from an address of the former website; null if there is no redirect, or the request isn't a read. */
export async function redirectFromOld(context: Context<SiteEnv>, { oldAddresses }: Known): Promise<Response | null> {
  const { method, url } = context.req;
  if (method !== "GET" && method !== "HEAD") return null;
  const { pathname, search } = new URL(url);
  const target = (await oldAddresses?.find(pathname + search)) ?? null;
  // One that redirects to itself was a current address when it was saved.
  if (target === null || oldAddressKey(target) === oldAddressKey(pathname + search)) return null;
  return redirect(context, withCampaign(target, search));
}
