import { MAX_UPLOAD_BYTES } from "../../file-limits.ts";
import { addStill } from "./film-still.ts";
import { type NotSent, notSent, tooLarge, withGermanMessage } from "./refusals.ts";

/** Timeout for a stalled upload, in ms; browsers notice it much later. */
const STALL_MS = 60_000;

/** Timeout for processing after the upload, in ms. */
const WORK_MS = 600_000;

type Upload = { url: string; method: string; body: FormData };
type Watch = {
  /** In bytes of the whole request. */
  onProgress: (sent: number, total: number) => void;
  signal: AbortSignal;
};

/**
 * Sends a form with a file, including the still of a film.
 *
 * @returns content's response, or a substitute with a German message that names the file
 */
export async function sendFile(upload: Upload, { name, size }: File, watch: Watch): Promise<Response> {
  if (size > MAX_UPLOAD_BYTES) return tooLarge(name);
  await addStill(upload.body);
  const answer = await send(upload, watch);
  return typeof answer === "string" ? notSent(answer, name) : withGermanMessage(answer, name);
}

/** Uses XMLHttpRequest: `fetch` reports no upload progress. */
function send({ url, method, body }: Upload, watch: Watch): Promise<Response | NotSent> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    let timer: ReturnType<typeof setTimeout> | undefined;
    let sent = false;

    function end(why: NotSent): void {
      clearTimeout(timer);
      request.abort();
      resolve(why);
    }
    function waitFor(ms: number, why: NotSent): void {
      clearTimeout(timer);
      timer = setTimeout(() => end(why), ms);
    }

    request.upload.addEventListener("progress", ({ loaded, total }) => {
      waitFor(STALL_MS, "lost");
      watch.onProgress(loaded, total);
    });
    request.upload.addEventListener("load", () => {
      sent = true;
      waitFor(WORK_MS, "unknown");
    });
    request.addEventListener("load", () => {
      clearTimeout(timer);
      const type = request.getResponseHeader("content-type") ?? "text/plain";
      resolve(new Response(request.responseText, { status: request.status, headers: { "content-type": type } }));
    });
    request.addEventListener("error", () => end(sent ? "unknown" : "lost"));
    watch.signal.addEventListener("abort", () => end("cancelled"), { once: true });

    request.open(method, url);
    waitFor(STALL_MS, "lost");
    if (watch.signal.aborted) end("cancelled");
    else request.send(body);
  });
}
