import type { OrderedEntry } from "../read-order.ts";

/** An order as lists name it. */
export type NamedOrder = { collection: string; field: string };

/** The entries of an order as they are stored, or the German sentence that says why there are none. */
export type OrderAnswer = { entries: OrderedEntry[] } | { failure: string };

const UNREACHABLE = "Die Verwaltung war nicht erreichbar. Bitte versuchen Sie es noch einmal.";

async function ask(address: string, init: RequestInit): Promise<OrderAnswer> {
  try {
    const response = await fetch(address, { cache: "no-store", ...init });
    const body = (await response.json()) as { entries?: OrderedEntry[]; errors?: { message: string }[] };
    return body.entries ? { entries: body.entries } : { failure: body.errors?.[0]?.message ?? UNREACHABLE };
  } catch {
    return { failure: UNREACHABLE };
  }
}

export const readOrder = (order: NamedOrder): Promise<OrderAnswer> =>
  ask(`/api/order?${new URLSearchParams(order)}`, {});

/** @param before the entry that the moved one stands before then; null: it comes last */
export function sendMove(order: NamedOrder, id: number, before: number | null): Promise<OrderAnswer> {
  const headers = { "content-type": "application/json" };
  return ask("/api/order", { method: "POST", headers, body: JSON.stringify({ ...order, id, before }) });
}
