import { type RequestListener, Server, type ServerOptions } from "node:http";
import { Socket } from "node:net";
import type { Fields } from "./fields.ts";
import type { Replay, Replays } from "./replays.ts";
import { WholeAnswer } from "./whole-answer.ts";

/** A longer head is read by node:http, in characters. */
const MAX_HEAD = 8192;

/** A whole GET request without a body, and nothing after it (RFC 9112, 2.1 to 5). Each character can mean one thing only. */
const PLAIN_REQUEST = /^GET (\/[\x21-\x7e]*) HTTP\/1\.1\r\n((?:[!#$%&'*+.^_`|~0-9A-Za-z-]+:[\t\x20-\x7e]*\r\n)+)\r\n$/;

/** On a connection that is kept, a client that believes the announced time must not find it closed; in ms. */
const GRACE_MS = 1000;

/**
 * A socket that holds less than this of an answer need not say when it has room again, in bytes; as of Node 22 by itself.
 * A page fits in: telling would cost a turn of the event loop for each.
 */
const SOCKET_BUFFER = 64 * 1024;

type PlainRequest = { target: string; fields: Fields };

/** What they are made of belongs to the replays, and goes with them. */
const wholeAnswers = new WeakMap<Replay, WholeAnswer>();

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
    super({ highWaterMark: SOCKET_BUFFER, ...options }, replays.before(listener));
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
    // Ahead of the stream's own buffer: nothing stays in it here, and looking after it takes a turn of the event loop.
    socket.push = (chunk: Buffer | null) => {
      if (chunk === null) return Socket.prototype.push.call(socket, chunk);
      onData(chunk);
      return true;
    };
    const onSilence = () => (answered ? socket.destroy() : handOver(null));
    const onEnd = () => socket.end();
    const onError = () => socket.destroy();
    const forget = () => this.#sockets.delete(socket);
    const handOver = (chunk: Buffer | null) => {
      forget();
      Reflect.deleteProperty(socket, "push");
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
    const replay = request && this.#replays.find(request.target, request.fields);
    if (!replay) return false;
    const requestId = this.#replays.note({ fields: request.fields, socket }, request.target);
    this.#wholeAnswer(replay).send(socket, requestId);
    return true;
  }

  #wholeAnswer(replay: Replay): WholeAnswer {
    const known = wholeAnswers.get(replay);
    if (known) return known;
    const made = new WholeAnswer(replay, this.keepAliveTimeout);
    wholeAnswers.set(replay, made);
    return made;
  }
}

/** A request that is whole and plain, else null. */
function readPlainRequest(chunk: Buffer): PlainRequest | null {
  if (chunk.length > MAX_HEAD) return null;
  const [, target, text] = PLAIN_REQUEST.exec(chunk.toString("latin1")) ?? [];
  if (!target || !text) return null;
  const names = text.toLowerCase();
  const fields = new Map<string, string>();
  for (let start = 0; start < text.length; ) {
    const colon = text.indexOf(":", start);
    const end = text.indexOf("\r", colon);
    const name = names.slice(start, colon);
    if (fields.has(name)) return null;
    fields.set(name, text.slice(colon + 1, end).trim());
    start = end + "\r\n".length;
  }
  const connection = fields.get("connection")?.toLowerCase() ?? "keep-alive";
  return fields.get("host") && connection === "keep-alive" ? { target, fields } : null;
}
