import { sendFile } from "./send-file.ts";
import { beginTransfer } from "./transfers.ts";

/** Kept with the page, however often this module is loaded. */
const WATCHED = Symbol.for("schaufenster.watched-uploads");

function fileIn(body: unknown): File | null {
  if (!(body instanceof FormData)) return null;
  return [...body.values()].find((value) => value instanceof File) ?? null;
}

async function upload(url: string, init: RequestInit & { body: FormData }, file: File): Promise<Response> {
  const stop = new AbortController();
  const transfer = beginTransfer({ name: file.name, total: file.size, cancel: () => stop.abort() });
  init.signal?.addEventListener("abort", () => stop.abort());
  const { method = "POST", headers, body } = init;
  const watch = {
    onProgress: (sent: number, total: number) => transfer.update({ sent, total }),
    onSent: () => transfer.update({ arrived: true }),
    signal: stop.signal,
  };
  return sendFile({ url, method, headers, body }, file, watch).finally(transfer.end);
}

/**
 * Sends what forms of the admin upload so that its progress is known. Payload's forms, the one for a single file, the one in a
 * drawer and the one for several, all call `fetch` by themselves and offer no other place for it.
 */
export function watchUploads(): void {
  const page = window as typeof window & { [WATCHED]?: boolean };
  if (page[WATCHED]) return;
  page[WATCHED] = true;
  const fetchAsBefore = window.fetch.bind(window);
  window.fetch = (input, init) => {
    const file = typeof input === "string" && input.includes("/api/") ? fileIn(init?.body) : null;
    if (!file) return fetchAsBefore(input, init);
    return upload(input as string, init as RequestInit & { body: FormData }, file);
  };
}
