import type { IncomingMessage, ServerResponse } from "node:http";
import { REQUEST_ID_HEADER } from "@schaufenster/contract/notice";
import { PREVIEW_HEADER } from "@schaufenster/contract/preview";
import { LRUCache } from "lru-cache";

/** How old an answer may be, in ms; a publish ends all of them. */
const MAX_AGE_MS = 30_000;

/** What all answers together and one of them may take up, in bytes. */
const MAX_BYTES = 16 * 1024 * 1024;
const MAX_ENTRY_BYTES = 1024 * 1024;

/** Headers that belong to one answer on one connection. */
const OWN_HEADERS = new Set([
  "connection",
  "keep-alive",
  "transfer-encoding",
  "content-length",
  "date",
  REQUEST_ID_HEADER,
]);

type Answer = { headers: [string, string | string[]][]; body: Buffer };

/** Takes what the content system answers with, while it is passed on. */
export type TakeAnswer = (answer: IncomingMessage) => void;

/**
 * Answers of door 1 to what anybody may ask (spec §7), kept by the very bytes of the question: the same one again does not
 * reach the content system until something is published.
 */
export class QueryAnswers {
  readonly #held = new LRUCache<string, Answer>({
    ttl: MAX_AGE_MS,
    maxSize: MAX_BYTES,
    maxEntrySize: MAX_ENTRY_BYTES,
    sizeCalculation: ({ body }, question) => body.byteLength + question.length,
  });
  /** Counts publishes: an answer to a question from before one is not kept. */
  #generation = 0;

  /** Something was published. */
  expireAll(): void {
    this.#generation += 1;
    this.#held.clear();
  }

  /**
   * Answers again what has been answered already.
   *
   * @returns true if it has, else what takes the answer that is to come; null if that is not to be kept
   */
  answer(request: IncomingMessage, body: Buffer, response: ServerResponse): true | TakeAnswer | null {
    const question = questionOf(request, body);
    if (question === null) return null;
    const held = this.#held.get(question);
    if (!held) return this.#taker(question);
    for (const [name, value] of held.headers) response.setHeader(name, value);
    response.setHeader("content-length", held.body.byteLength);
    response.end(held.body);
    return true;
  }

  #taker(question: string): TakeAnswer {
    const generation = this.#generation;
    return (answer) => {
      if (answer.statusCode !== 200 || !answer.headers["content-type"]?.includes("json")) return;
      const chunks: Buffer[] = [];
      answer.on("data", (chunk: Buffer) => chunks.push(chunk));
      answer.once("end", () => {
        const body = Buffer.concat(chunks);
        if (generation !== this.#generation || body.includes('"errors":')) return;
        const headers = Object.entries(answer.headers as Record<string, string | string[]>);
        this.#held.set(question, { headers: headers.filter(([name]) => !OWN_HEADERS.has(name)), body });
      });
    };
  }
}

/** All that the answer depends on; null for drafts and for what is no plain query. */
function questionOf({ method, url, headers }: IncomingMessage, body: Buffer): string | null {
  if (method !== "POST" || url !== "/graphql" || headers[PREVIEW_HEADER] !== undefined) return null;
  if (headers["content-encoding"] !== undefined) return null;
  return `${headers["content-type"]}\n${headers.accept}\n${body.toString("latin1")}`;
}
