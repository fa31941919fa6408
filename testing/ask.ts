import { Agent, type IncomingMessage, request } from "node:http";
import { brotliDecompressSync } from "node:zlib";

/** An answer; status 0 when there was none. */
export type Answer = { status: number; body: string; retryAfter: string | null; ms: number };

/** Longest wait for an answer, in ms. */
const TIMEOUT_MS = 30_000;

const agent = new Agent({ keepAlive: true, maxSockets: 2000 });

type Options = { method?: string; headers?: Record<string, string>; body?: string };

/** One request, cheap enough to send thousands from one process. Never throws. */
export function ask(url: string, { method = "GET", headers = {}, body }: Options = {}): Promise<Answer> {
  const started = performance.now();
  return new Promise((resolve) => {
    const done = (status: number, text: string, retryAfter: string | null) =>
      resolve({ status, body: text, retryAfter, ms: performance.now() - started });
    const length = body === undefined ? {} : { "content-length": String(Buffer.byteLength(body)) };
    const asked = request(url, { method, headers: { ...headers, ...length }, agent }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on("data", (chunk: Buffer) => chunks.push(chunk));
      answer.on("error", () => done(0, "broken off", null));
      answer.on("end", () =>
        done(answer.statusCode ?? 0, textOf(answer, Buffer.concat(chunks)), answer.headers["retry-after"] ?? null),
      );
    });
    asked.setTimeout(TIMEOUT_MS, () => asked.destroy(new Error("timeout")));
    asked.on("error", (error) => done(0, error.message, null));
    asked.end(body);
  });
}

/** Unpacks errors, so that they can be read; a compressed page stays as it came, since unpacking would be measured. */
function textOf({ statusCode = 0, headers }: IncomingMessage, body: Buffer): string {
  const isReadable = statusCode < 400 || headers["content-encoding"] !== "br";
  return (isReadable ? body : brotliDecompressSync(body)).toString();
}

/** How often each status came. */
export function tally(answers: Answer[]): string {
  const counts = new Map<number, number>();
  for (const { status } of answers) counts.set(status, (counts.get(status) ?? 0) + 1);
  return [...counts].map(([status, count]) => `${count}× ${status || "no answer"}`).join(", ");
}

/** A part of the times, in ms: 0.5 is the median. */
export function at(answers: Answer[], share: number): number {
  const times = answers.map(({ ms }) => ms).sort((a, b) => a - b);
  return Math.round(times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0);
}
