import { lookup } from "node:dns";
import http, { type IncomingMessage } from "node:http";
import https from "node:https";
import { isIP, type LookupFunction } from "node:net";
import { isPublicAddress } from "../platform/http/public-address.ts";
import { errorCode } from "../platform/process/error-code.ts";
import { schedule } from "../platform/process/schedule.ts";
import { Patience, type PatienceLimits, USUAL } from "./patience.ts";

type Asked = {
  method?: "GET" | "HEAD" | "POST";
  headers?: Record<string, string>;
  body?: string;
  /** False: a redirect is returned as the response. */
  follow?: boolean;
};

type Options = {
  /** Addresses given by the user; only these may be in the private network. */
  trusted?: readonly string[];
  /** Called with the host that is being waited for, and null once it responded or was abandoned. */
  onWait?: (host: string | null) => void;
  stop?: AbortSignal;
  limits?: Partial<PatienceLimits>;
  mostBytes?: number;
};

/** Thrown if a server doesn't respond; the message is the end of a German sentence. */
export class ServerUnavailable extends Error {}

/** Attempts for a server that fails at once, and the pause between them, in ms. */
const TRIES = 3;
const PAUSE_MS = 500;

const REDIRECTS_MAX = 5;

/** Silence after which the wait is reported, in ms. */
const TOLD_AFTER_MS = 3000;

const SERVER_ERROR = 500;

/** Too many requests, and unavailable: retried after Retry-After or with backoff; maximum wait in ms. */
const BUSY = new Set([429, 503]);
const BUSY_MS = 2000;
const BUSY_MAX_MS = 30_000;

const busyFor = ({ headers }: Response, tried: number): number =>
  Math.min(BUSY_MAX_MS, Number(headers.get("retry-after") ?? 0) * 1000 || BUSY_MS * tried);

class OwnNetwork extends Error {}

/** A move that reads more is in a loop, or would fill the disk: in bytes. */
const MOST_BYTES = 2e9;

const OWN_NETWORK = "liegt im eigenen Netz dieses Servers; von dort wird nichts geholt";

/**
 * HTTP client for old websites, which may be slow, broken or hostile: limited in time by {@link Patience}, and refused
 * in the private network unless the user gave the address. The address that is actually connected to is checked, on
 * each redirect. Nothing is decompressed.
 */
export class OldServers {
  readonly #trusted: Set<string>;
  readonly #options: Options;
  readonly #patience: Patience;
  #bytes = 0;
  readonly #agents = { http: new http.Agent({ keepAlive: true }), https: new https.Agent({ keepAlive: true }) };

  constructor(options: Options = {}) {
    this.#options = options;
    this.#trusted = new Set(
      options.trusted?.filter((address) => URL.canParse(address)).map((address) => new URL(address).host),
    );
    this.#patience = new Patience({ ...USUAL, ...options.limits });
  }

  /** The same servers with other timeouts. */
  with(limits: Partial<PatienceLimits>): OldServers {
    return new OldServers({ ...this.#options, limits });
  }

  /** @throws the reason for an abort; Error with a German sentence once too much was read */
  throwIfStopped(): void {
    const { stop, mostBytes = MOST_BYTES } = this.#options;
    stop?.throwIfAborted();
    if (this.#bytes > mostBytes)
      throw new Error(
        `Angehalten: ${mostBytes / 1e9} GB sind übertragen, mehr nimmt ein Umzug nicht auf einmal. Was schon hier ist, bleibt, und der nächste Umzug macht dort weiter.`,
      );
  }

  /** @throws ServerUnavailable, or like {@link throwIfStopped} */
  async ask(url: string, asked: Asked = {}): Promise<Response> {
    this.throwIfStopped();
    let at = new URL(url);
    let sent = asked;
    for (let redirects = 0; redirects <= REDIRECTS_MAX; redirects += 1) {
      const response = await this.#askUntilAnswered(at, sent);
      const location = asked.follow === false ? null : response.headers.get("location");
      if (response.status < 300 || response.status >= 400 || !location) return response;
      await response.body?.cancel();
      if (!URL.canParse(location, at)) break;
      const next = new URL(location, at);
      if (next.host !== at.host) sent = { ...sent, headers: {} }; // a token is only for its own server
      at = next;
    }
    throw new ServerUnavailable("leitet im Kreis oder ins Leere");
  }

  async #askUntilAnswered(url: URL, asked: Asked): Promise<Response> {
    for (let tried = 1; ; tried += 1) {
      const isLast = tried === TRIES || asked.method === "POST";
      try {
        const response = await this.#askOnce(url, asked);
        const isBusy = BUSY.has(response.status);
        if ((response.status < SERVER_ERROR && !isBusy) || isLast || this.#patience.isSlow(url.host)) return response;
        await response.body?.cancel();
        if (isBusy) await schedule.pause(busyFor(response, tried));
      } catch (error) {
        if (error instanceof OwnNetwork) throw new ServerUnavailable(OWN_NETWORK);
        if (error instanceof ServerUnavailable) throw error;
        this.throwIfStopped();
        if (isLast || this.#patience.isSlow(url.host))
          throw new ServerUnavailable(`antwortet nicht (${errorCode(error)})`, { cause: error });
      }
      await schedule.pause(PAUSE_MS * tried);
    }
  }

  async #askOnce(url: URL, { method = "GET", headers = {}, body }: Asked): Promise<Response> {
    if (url.protocol !== "http:" && url.protocol !== "https:") throw new ServerUnavailable("ist keine Adresse im Web");
    const wait = this.#patience.begin(url.host);
    if (!wait) throw new ServerUnavailable("antwortet nicht; nach mehreren Versuchen wird nicht mehr gewartet");
    const told = schedule.after(TOLD_AFTER_MS, () => this.#options.onWait?.(url.host));
    const stop = AbortSignal.any([wait.signal, ...(this.#options.stop ? [this.#options.stop] : [])]);
    const done = () => {
      told();
      wait.end();
      this.#options.onWait?.(null);
    };
    try {
      const incoming = await this.#connect(url, { method, headers, signal: stop }, body);
      wait.heard(0);
      const heard = (bytes: number) => {
        this.#bytes += bytes;
        wait.heard(bytes);
      };
      incoming.once("close", done);
      const isEmpty = method === "HEAD" || incoming.statusCode === 204 || incoming.statusCode === 304;
      return responseOf(incoming, isEmpty, heard);
    } catch (error) {
      wait.failed();
      done();
      throw wait.signal.aborted ? Object.assign(new Error("timeout"), { code: "ETIMEDOUT" }) : error;
    }
  }

  #connect(url: URL, options: http.RequestOptions, body?: string): Promise<IncomingMessage> {
    const isTrusted = this.#trusted.has(url.host);
    const literal = url.hostname.replace(/^\[|\]$/g, "");
    if (!isTrusted && isIP(literal) && !isPublicAddress(literal)) throw new OwnNetwork();
    const [ask, agent] =
      url.protocol === "https:" ? [https.request, this.#agents.https] : [http.request, this.#agents.http];
    const headers = { ...options.headers, "accept-encoding": "identity" }; // a compressed response has another length
    const guard = isTrusted ? {} : { lookup: lookupOutside };
    return new Promise((resolve, reject) => {
      ask(url, { ...options, ...guard, agent, headers }, resolve)
        .once("error", reject)
        .end(body);
    });
  }
}

const plain = (headers: IncomingMessage["headers"]) =>
  Object.entries(headers).flatMap(([name, value]): [string, string][] => (value ? [[name, String(value)]] : []));

/** A response whose body is read with back pressure; a reader that stops closes the connection. */
function responseOf(incoming: IncomingMessage, isEmpty: boolean, heard: (bytes: number) => void): Response {
  const chunks = (incoming as AsyncIterable<Buffer>)[Symbol.asyncIterator]();
  const body = new ReadableStream<Uint8Array>(
    {
      pull: async (controller) => {
        const { done, value } = await chunks.next();
        if (done) return controller.close();
        heard(value.length);
        controller.enqueue(value);
      },
      cancel: () => void incoming.destroy(),
    },
    { highWaterMark: 0 },
  );
  if (isEmpty) incoming.resume();
  return new Response(isEmpty ? null : body, { status: incoming.statusCode ?? 502, headers: plain(incoming.headers) });
}

/** Resolves a host name and rejects private addresses; the connection uses the checked address. */
const lookupOutside: LookupFunction = (hostname, options, callback) => {
  lookup(hostname, { ...options, all: true }, (error, addresses) => {
    const [first] = addresses ?? [];
    if (error || !first) return callback(error ?? new Error(`no address of ${hostname}`), "");
    if (!addresses.every(({ address }) => isPublicAddress(address))) return callback(new OwnNetwork(), "");
    return options.all ? callback(null, addresses) : callback(null, first.address, first.family);
  });
};
