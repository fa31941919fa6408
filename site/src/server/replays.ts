import type { IncomingMessage, OutgoingHttpHeaders, RequestListener, ServerResponse } from "node:http";
import { REQUEST_ID_HEADER } from "@schaufenster/contract/notice";
import type { MiddlewareHandler } from "hono";
import { LRUCache } from "lru-cache";
import type { EncodedPage } from "./encoded-page.ts";
import { chooseEncoding } from "./encodings.ts";
import type { SiteEnv } from "./environment.ts";
import { type Asked, askedBy, type Fields } from "./fields.ts";
import { type NoteRequest, requestIdOf } from "./log.ts";
import { hasOneHost } from "./raw-path.ts";

/** Answers held at most; on the socket each of them has a copy of its body (whole-answer.ts). */
const MAX_REPLAYS = 500;

/** Whatever of these a request brings, the app looks at. */
const FOR_THE_APP = ["if-none-match", "content-length", "transfer-encoding", "expect", "upgrade"] as const;

/** A page as the app has answered with it. */
export type Replay = {
  /** Its name in the page cache. */
  key: string;
  page: EncodedPage;
  /** Names and values in turn; all but the request's id. */
  headers: string[];
  body: Uint8Array;
};

/** The page of a name as it may be shown without a look at the content system; undefined if there is none. */
type CurrentPage = (key: string) => EncodedPage | undefined;

/**
 * Gives answers again that the app has given, word for word, while their page is current: most of what a page from the
 * cache costs is making a request and a response of it. Only what the app has answered with 200 to the same address and
 * the same Accept-Encoding; everything else goes through the app.
 */
export class Replays {
  readonly #current: CurrentPage;
  readonly #note: NoteRequest;
  readonly #trustProxy: boolean;
  readonly #held = new LRUCache<string, Replay>({ max: MAX_REPLAYS });

  constructor(current: CurrentPage, note: NoteRequest, trustProxy: boolean) {
    this.#current = current;
    this.#note = note;
    this.#trustProxy = trustProxy;
  }

  /** A server's listener that answers what it can by itself. */
  before(listener: RequestListener): RequestListener {
    return (request, response) => {
      if (!this.#answer(request, response)) listener(request, response);
    };
  }

  /** Remembers what the app answers with. Comes first, so that it sees all headers. */
  record(): MiddlewareHandler<SiteEnv> {
    return async (context, next) => {
      await next();
      const shown = context.get("shown");
      const { method, url = "" } = context.env?.incoming ?? {};
      if (!shown || method !== "GET" || context.res.status !== 200) return;
      const accepted = context.req.header("accept-encoding");
      const headers = { ...flat(context.env.outgoing.getHeaders()), ...Object.fromEntries(context.res.headers) };
      delete headers[REQUEST_ID_HEADER];
      const body = shown.page.body[chooseEncoding(accepted)];
      this.#held.set(nameOf(url, accepted), { ...shown, headers: Object.entries(headers).flat(), body });
    };
  }

  /** The answer to a GET request of one host, if it can be given again. */
  find(target: string, fields: Fields): Replay | undefined {
    const replay = this.#held.get(nameOf(target, fields.get("accept-encoding")));
    if (!replay || this.#current(replay.key) !== replay.page) return undefined;
    for (const name of FOR_THE_APP) if (fields.get(name) !== undefined) return undefined;
    return wasHttps(fields) ? replay : undefined;
  }

  /**
   * Notes that a replay was the answer to a request.
   *
   * @returns the request's id, which the answer has to name
   */
  note(asked: Asked, target: string): string {
    const requestId = requestIdOf(asked.fields.get(REQUEST_ID_HEADER), this.#trustProxy);
    this.#note(asked, { requestId, method: "GET", path: pathOf(target), status: 200, ms: 0 });
    return requestId;
  }

  #answer(request: IncomingMessage, response: ServerResponse): boolean {
    const { method, url = "" } = request;
    const asked = askedBy(request);
    const replay = method === "GET" && hasOneHost(request) && this.find(url, asked.fields);
    if (!replay) return false;
    response.writeHead(200, [...replay.headers, REQUEST_ID_HEADER, this.note(asked, url)]);
    response.end(replay.body);
    return true;
  }
}

/** What a proxy took by http is the app's to redirect. */
const wasHttps = (fields: Fields) => (fields.get("x-forwarded-proto") ?? "https") === "https";

const pathOf = (target: string) => (target.includes("?") ? target.slice(0, target.indexOf("?")) : target);

const nameOf = (url: string, accepted: string | undefined) => `${accepted ?? ""}\n${url}`;

function flat(headers: OutgoingHttpHeaders): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]));
}
