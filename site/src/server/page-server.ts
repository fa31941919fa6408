import { type IncomingHttpHeaders, type RequestListener, Server, type ServerOptions } from "node:http";
import type { Socket } from "node:net";
import { REQUEST_ID_HEADER } from "@schaufenster/contract/notice";
import type { Replay, Replays } from "./replays.ts";

/** A longer head is read by node:http, in characters. */
const MAX_HEAD = 8192;

/** A whole GET request without a body, and nothing after it (RFC 9112, 2.1 to 5). Each character can mean one thing only. */
const PLAIN_REQUEST = /^GET (\/[\x21-\x7e]*) HTTP\/1\.1\r\n((?:[!#$%&'*+.^_`|~0-9A-Za-z-]+:[\t\x20-\x7e]*\r\n)+)\r\n$/;

/** On a connection that is kept, a client that believes the announced time must not find it closed; in ms. */
const GRACE_MS = 1000;

type PlainRequest = { target: string; headers: IncomingHttpHeaders };

/**
 * An HTTP server that answers on the socket itself what it can answer again (replays.ts): of what a page costs, four fifths
 * are node:http's objects. It reads only what can be read in one way: a GET that has come in one piece, with one Host, no
 * name twice and no body. With the first request that is anything else, or has no replay, node:http takes the connection
 * over for good, with every byte of it.
 */
export class PageServer extends Server {
  readonly #replays: Replays;
  /** Those that node:http has not taken over. */
  readonly #sockets = new Set<Socket>();

  constructor(options: ServerOptions, replays: Replays, listener: RequestListener) {
    super(options, replays.before(listener));
    this.#replays = replays;
    const takeOver = this.listeners("connection") as ((socket: Socket) => void)[];
    this.removeAllListeners("connection");
    this.on("connection", (socket: Socket) => {
      this.#attend(socket, () => {
        for (const listen of takeOver) listen.call(this, socket);
      });
    });
  }

  override closeIdleConnections(): void {
    super.closeIdleConnections();
    for (const socket of this.#sockets) if (socket.writableLength === 0) socket.destroy();
  }

  override closeAllConnections(): void {
    super.closeAllConnections();
    for (const socket of this.#sockets) socket.destroy();
  }

  #attend(socket: Socket, takeOver: () => void): void {
    let answered = false;
    const onData = (chunk: Buffer) => {
      if (this.#answer(socket, chunk)) answered = true;
      else handOver(chunk);
    };
    const onSilence = () => (answered ? socket.destroy() : handOver(null));
    const onEnd = () => socket.end();
    const onError = () => socket.destroy();
    const forget = () => this.#sockets.delete(socket);
    const handOver = (chunk: Buffer | null) => {
      forget();
      socket.off("data", onData).off("timeout", onSilence).off("end", onEnd).off("error", onError).off("close", forget);
      socket.setTimeout(0).pause();
      takeOver();
      if (chunk) socket.unshift(chunk);
      socket.resume();
    };
    this.#sockets.add(socket);
    socket.on("data", onData).on("timeout", onSilence).on("end", onEnd).on("error", onError).on("close", forget);
    socket.setTimeout(this.keepAliveTimeout + GRACE_MS);
  }

  /** @returns whether it has answered */
  #answer(socket: Socket, chunk: Buffer): boolean {
    // Whoever has not taken the last answer is node:http's to bound.
    if (!this.listening || socket.writableLength > 0) return false;
    const request = readPlainRequest(chunk);
    const replay = request && this.#replays.find(request.target, request.headers);
    if (!replay) return false;
    const requestId = this.#replays.note({ headers: request.headers, socket }, request.target);
    socket.cork();
    socket.write(fieldsOf(replay));
    socket.write(this.#ownFields(requestId), "latin1");
    socket.write(replay.body);
    socket.uncork();
    return true;
  }

  /** The end of a head, as node:http writes it. */
  #ownFields(requestId: string): string {
    const seconds = this.keepAliveTimeout / 1000;
    return `${REQUEST_ID_HEADER}: ${requestId}\r\nDate: ${httpDate()}\r\nConnection: keep-alive\r\nKeep-Alive: timeout=${seconds}\r\n\r\n`;
  }
}

const heads = new WeakMap<Replay, Buffer>();

/** Status line and all headers that are the same each time. */
function fieldsOf(replay: Replay): Buffer {
  const known = heads.get(replay);
  if (known) return known;
  let text = "HTTP/1.1 200 OK\r\n";
  for (let index = 0; index < replay.headers.length; index += 2)
    text += `${replay.headers[index]}: ${replay.headers[index + 1]}\r\n`;
  const made = Buffer.from(text, "latin1");
  heads.set(replay, made);
  return made;
}

/** A request that is whole and plain, else null. */
function readPlainRequest(chunk: Buffer): PlainRequest | null {
  if (chunk.length > MAX_HEAD) return null;
  const [, target, fields] = PLAIN_REQUEST.exec(chunk.toString("latin1")) ?? [];
  if (!target || !fields) return null;
  const headers: Record<string, string> = Object.create(null);
  for (const field of fields.slice(0, -2).split("\r\n")) {
    const colon = field.indexOf(":");
    const name = field.slice(0, colon).toLowerCase();
    if (headers[name] !== undefined) return null;
    headers[name] = field.slice(colon + 1).trim();
  }
  const { host, connection = "keep-alive" } = headers;
  return host && connection.toLowerCase() === "keep-alive" ? { target, headers } : null;
}

/** The same for a whole second. */
let date = { second: Number.NaN, text: "" };

function httpDate(): string {
  const second = Math.floor(Date.now() / 1000);
  if (date.second !== second) date = { second, text: new Date().toUTCString() };
  return date.text;
}
