import { MAX_UPLOAD_BYTES } from "../../limits.ts";
import { addStill } from "./film-still.ts";
import { notSent, tooLarge, understandable } from "./refusals.ts";
import { sendWithProgress, UploadEnded } from "./send-with-progress.ts";
import { beginTransfer } from "./transfers.ts";

/** Kept with the page, however often this module is loaded. */
const WATCHED = Symbol.for("schaufenster.watched-uploads");

function fileIn(body: unknown): File | null {
  if (!(body instanceof FormData)) return null;
  return [...body.values()].find((value) => value instanceof File) ?? null;
}

async function upload(url: string, init: RequestInit & { body: FormData }, { name, size }: File): Promise<Response> {
  if (size > MAX_UPLOAD_BYTES) return tooLarge(name);
  const stop = new AbortController();
  const transfer = beginTransfer({ name, total: size, cancel: () => stop.abort() });
  init.signal?.addEventListener("abort", () => stop.abort());
  try {
    const { method = "POST", headers, body } = init;
    await addStill(body);
    const answer = await sendWithProgress(
      { url, method, headers, body },
      {
        onProgress: (sent, total) => transfer.update({ sent, total }),
        onSent: () => transfer.update({ arrived: true }),
        signal: stop.signal,
      },
    );
    return await understandable(answer, name);
  } catch (error) {
    if (error instanceof UploadEnded) return notSent(error.why, name);
    throw error;
  } finally {
    transfer.end();
  }
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
