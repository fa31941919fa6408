import { exchange, jsonOf } from "../../ui/ask.ts";
import { isEqual, type Values } from "../../ui/form-fields.ts";

/** A request to send: a draft, automatic or by a button, or another change of the entry by a button. */
export type Command = "autosave" | "draft" | "publish" | "unpublish" | "revert" | "keep";

export type Send = { do: "send"; command: Command; values: Values; base: Values };

export type OpenEntry = {
  collection?: string | undefined;
  global?: string | undefined;
  id?: number | string | undefined;
};

export type FieldError = { path: string; message: string };

type NoAnswer = { kind: "signed-out" } | { kind: "unreachable" };

/** Who has an entry open, who saved it last, and what is public, as known by the server. */
type Presence = {
  kind: "known";
  openBy: string | null;
  updatedAt?: string;
  isPublic: boolean;
  isChanged: boolean;
};

export type Looked = Presence | NoAnswer;

/** The outcome of a save. Without a response from the content system it is unknown. */
export type Outcome =
  | { kind: "stored"; doc: Values; message: string }
  | { kind: "refused"; code: "stale" | "locked" | null; message: string; errors: FieldError[] }
  | NoAnswer;

type Refusal = { errors?: { message?: string; data?: { errors?: FieldError[] } }[] };

const ADDRESS = "/api/editing";

const pathOf = ({ collection, global, id }: OpenEntry) => (global ? `globals/${global}` : `${collection}/${id}`);

const isRecord = (value: unknown): value is Values => typeof value === "object" && value !== null;

/** Reports the open form to the server, which renews the lock, takes it over, or only reports its state. */
export async function look(entry: OpenEntry, form: "open" | "look" | "take"): Promise<Looked> {
  const answer = await exchange(ADDRESS, { method: "POST", ...jsonOf({ ...entry, form }) });
  if (answer?.status === 401 || answer?.status === 403) return { kind: "signed-out" };
  if (answer?.status !== 200 || !("openBy" in answer.body)) return { kind: "unreachable" };
  return { ...(answer.body as Omit<Presence, "kind">), kind: "known" };
}

/** Reports that the form was left; also works during page unload. */
export function reportLeft(entry: OpenEntry): void {
  const body = JSON.stringify({ ...entry, form: "left" });
  navigator.sendBeacon(ADDRESS, new Blob([body], { type: "application/json" }));
}

export async function readStored(entry: OpenEntry, draft = true): Promise<Values | null> {
  const answer = await exchange(`/api/${pathOf(entry)}?draft=${draft}&depth=0&fallback-locale=null`, { method: "GET" });
  return answer?.status === 200 && "updatedAt" in answer.body ? (answer.body as Values) : null;
}

const QUERIES: Record<Exclude<Command, "keep">, string> = {
  autosave: "?autosave=true&draft=true",
  draft: "?draft=true",
  publish: "?draft=false",
  revert: "?draft=false",
  unpublish: "?draft=false",
};

/** Sends a change of an entry; `keepalive` lets it outlive the page. */
export async function send(entry: OpenEntry, mark: string, { command, values, base }: Send): Promise<Outcome> {
  const state = { updatedAt: base.updatedAt, lastForm: mark };
  if (command === "keep") return outcomeOf(await exchange(ADDRESS, post({ ...entry, form: "keep", values })));
  const address = `/api/${pathOf(entry)}${QUERIES[command]}&depth=0&fallback-locale=null`;
  const method = entry.global ? "POST" : "PATCH";
  const change = (body: Values) => exchange(address, { ...post(body), method });
  if (command === "unpublish") return outcomeOf(await change({ _status: "draft" }));
  if (command !== "revert") {
    // Unchanged fields are left out: an order may have changed while the form was open.
    const written = Object.entries(values).filter(([name, value]) => !isEqual(value, base[name]));
    const status = { _status: command === "publish" ? "published" : "draft" };
    return outcomeOf(await change({ ...Object.fromEntries(written), ...state, ...status }));
  }
  const published = await readStored(entry, false);
  if (!published) return { kind: "unreachable" };
  if (published._status === "published") return outcomeOf(await change({ ...published, ...state }));
  return { kind: "refused", code: null, message: "Dieser Eintrag ist nicht mehr veröffentlicht.", errors: [] };
}

/** Maximum body that a browser sends during page unload, in characters; it allows 64 kB in total. */
const KEEPALIVE_MAX = 20_000;

function post(given: Values): RequestInit {
  const json = jsonOf(given);
  return { method: "POST", ...json, keepalive: json.body.length < KEEPALIVE_MAX };
}

function outcomeOf(answer: Awaited<ReturnType<typeof exchange>>): Outcome {
  if (!answer || answer.status >= 500) return { kind: "unreachable" };
  const { status } = answer;
  const body = answer.body as Values & Refusal;
  const doc = body.doc ?? body.result;
  if (status < 300)
    return isRecord(doc) ? { kind: "stored", doc, message: String(body.message ?? "") } : { kind: "unreachable" };
  const [error] = body.errors ?? [];
  const found = error?.data?.errors ?? [];
  const code = found.find(({ path }) => path === "lastForm")?.message;
  if (status === 401 || code === "signed-out") return { kind: "signed-out" };
  if (code === "database-away" || !error?.message) return { kind: "unreachable" };
  const errors = found.filter(({ path }) => path && path !== "lastForm");
  const kind = status === 423 ? "locked" : code === "stale" ? "stale" : null;
  return { kind: "refused", code: kind, message: error.message, errors };
}
