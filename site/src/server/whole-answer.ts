import type { Socket } from "node:net";
import { REQUEST_ID_HEADER } from "@schaufenster/contract/notice";
import type { Replay } from "./replays.ts";

/** Length of the ids that we make, in characters. Others come from a proxy. */
const ID_LENGTH = 36;

/** A larger body is not copied next to its head, in bytes. */
const MAX_COPIED = 64 * 1024;

/** A replay as it goes over a connection that is kept, from status line to body, as node:http would write it. */
export class WholeAnswer {
  readonly #before: string;
  readonly #after: string;
  readonly #body: Uint8Array;
  /** All of it in one piece, which is one write instead of three; null where the body is too large. */
  #bytes: Buffer | null;
  readonly #idAt: number;
  readonly #dateAt: number;
  /** The second whose date stands in it. */
  #second = Number.NaN;

  /** @param keepAliveTimeout in ms */
  constructor({ headers, body }: Replay, keepAliveTimeout: number) {
    let fields = "";
    for (let index = 0; index < headers.length; index += 2) fields += `${headers[index]}: ${headers[index + 1]}\r\n`;
    this.#before = `HTTP/1.1 200 OK\r\n${fields}${REQUEST_ID_HEADER}: `;
    this.#after = `Connection: keep-alive\r\nKeep-Alive: timeout=${keepAliveTimeout / 1000}\r\n\r\n`;
    this.#body = body;
    this.#idAt = this.#before.length;
    this.#dateAt = this.#idAt + ID_LENGTH + DATE_FIELD.length;
    this.#bytes =
      body.byteLength > MAX_COPIED
        ? null
        : Buffer.concat([Buffer.from(this.#head("-".repeat(ID_LENGTH)), "latin1"), body]);
  }

  send(socket: Socket, requestId: string): void {
    if (this.#bytes && requestId.length === ID_LENGTH) this.#sendWhole(this.#bytes, socket, requestId);
    else this.#sendInPieces(socket, requestId);
  }

  #sendWhole(bytes: Buffer, socket: Socket, requestId: string): void {
    bytes.write(requestId, this.#idAt, "latin1");
    const now = second();
    if (this.#second !== now) bytes.write(dateOf(now), this.#dateAt, "latin1");
    this.#second = now;
    socket.write(bytes);
    // What a connection has not taken at once is its own from now on.
    if (socket.writableLength > 0) this.#bytes = Buffer.from(bytes);
  }

  #sendInPieces(socket: Socket, requestId: string): void {
    socket.cork();
    socket.write(this.#head(requestId), "latin1");
    socket.write(this.#body);
    socket.uncork();
  }

  #head(requestId: string): string {
    return `${this.#before}${requestId}${DATE_FIELD}${dateOf(second())}\r\n${this.#after}`;
  }
}

const DATE_FIELD = "\r\nDate: ";

/** Since 1970. */
const second = () => Math.floor(Date.now() / 1000);

const dateOf = (secondsSince1970: number) => new Date(secondsSince1970 * 1000).toUTCString();
