import { ask } from "../../admin/ask.ts";

/** Who has an entry open, and who saved it last, as the server knows it. */
type Presence = {
  openBy: string | null;
  updatedAt?: string;
  lastEditor?: string | null;
  lastForm?: string | null;
};

/** The server's answer, or the reason why there is none. */
export type Answer = Presence | "signed-out" | "unreachable";

export type OpenEntry = { collection?: string; global?: string; id?: number | string };

const ADDRESS = "/api/editing";

const bodyOf = (entry: OpenEntry, form: "open" | "look" | "left") => JSON.stringify({ ...entry, form });

/** Tells the server that the form is open, which renews the lock, or only asks. */
export async function report(entry: OpenEntry, form: "open" | "look"): Promise<Answer> {
  try {
    const headers = { "content-type": "application/json" };
    const response = await fetch(ADDRESS, { method: "POST", headers, body: bodyOf(entry, form) });
    if (response.status === 401 || response.status === 403) return "signed-out";
    return response.ok ? ((await response.json()) as Presence) : "unreachable";
  } catch {
    return "unreachable";
  }
}

/** Says that the form is left; also as the page goes away. */
export function reportLeft(entry: OpenEntry): void {
  navigator.sendBeacon(ADDRESS, new Blob([bodyOf(entry, "left")], { type: "application/json" }));
}

/** Reads the stored entry, drafts included; null when it cannot be had. */
export async function readStored({ collection, global, id }: OpenEntry): Promise<Record<string, unknown> | null> {
  const path = global ? `globals/${global}` : `${collection}/${id}`;
  const asked = await ask<Record<string, unknown>>(`/api/${path}?draft=true&depth=0&fallback-locale=null`);
  return asked.ok ? asked.data : null;
}
