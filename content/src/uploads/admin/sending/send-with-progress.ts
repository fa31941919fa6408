import type { NotSent } from "./refusals.ts";

/** A connection that takes nothing for this long is lost, in ms; browsers notice it much later. */
const STALL_MS = 60_000;

/** How long the server may work on a file that has arrived, in ms. */
const WORK_MS = 600_000;

export class UploadEnded extends Error {
  readonly why: NotSent;

  constructor(why: NotSent) {
    super(why);
    this.why = why;
  }
}

type Upload = { url: string; method: string; headers: HeadersInit | undefined; body: FormData };
type Watch = {
  /** In bytes, of the whole request. */
  onProgress: (sent: number, total: number) => void;
  /** Everything has left this computer, and nothing can be called back. */
  onSent: () => void;
  signal: AbortSignal;
};

/**
 * Sends a form with a file; `fetch` does not say how far it is.
 *
 * @throws {UploadEnded} when it was cancelled, when the connection was lost, or when no answer came
 */
export function sendWithProgress({ url, method, headers, body }: Upload, watch: Watch): Promise<Response> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    let timer: ReturnType<typeof setTimeout> | undefined;
    let sent = false;

    function end(why: NotSent): void {
      clearTimeout(timer);
      request.abort();
      reject(new UploadEnded(why));
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
      watch.onSent();
    });
    request.addEventListener("load", () => {
      clearTimeout(timer);
      const type = request.getResponseHeader("content-type") ?? "text/plain";
      resolve(new Response(request.responseText, { status: request.status, headers: { "content-type": type } }));
    });
    request.addEventListener("error", () => end(sent ? "unknown" : "lost"));
    watch.signal.addEventListener("abort", () => end("cancelled"), { once: true });

    request.open(method.toUpperCase(), url);
    for (const [name, value] of new Headers(headers)) request.setRequestHeader(name, value);
    waitFor(STALL_MS, "lost");
    request.send(body);
  });
}
