import { type AddressInfo, connect, createServer, type Server, type Socket } from "node:net";
import PostalMime, { type Email } from "postal-mime";
import { SMTPServer, type SMTPServerOptions } from "smtp-server";

export type Mood =
  | "well"
  | "slow"
  | "full for now"
  | "refusing recipients"
  | "refusing for good"
  | "cutting the wire mid-message"
  | "cutting the wire after taking"
  | "never answering after the message"
  | "never greeting";

/** A mail in the agency's mailbox. */
export type Received = { messageId: string; email: Email; to: string[]; from: string };

const SLOW_MS = 150;

const smtpError = (responseCode: number, text: string) => Object.assign(new Error(text), { responseCode });

const later = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** A real SMTP server behind a connection that can be cut. */
export class MailServer {
  mood: Mood = "well";
  readonly received: Received[] = [];
  /** Number of messages that it began to receive, accepted or not. */
  begun = 0;
  /** Called after accepting a message, before confirming it. */
  onTaken: () => void = () => {};

  readonly #smtp: SMTPServer;
  readonly #wire: Server;
  readonly #sockets = new Set<Socket>();
  #port = 0;

  constructor() {
    this.#smtp = new SMTPServer({ ...this.#rules(), authOptional: true, disabledCommands: ["STARTTLS", "AUTH"] });
    this.#smtp.on("error", () => {}); // from connections whose client was killed
    // Avoids three delays of 40 ms per mail (Nagle, delayed acknowledgement).
    this.#smtp.server.on("connection", (socket) => socket.setNoDelay(true));
    this.#wire = createServer({ noDelay: true }, (socket) => this.#plug(socket));
  }

  /** Listens, always on the same port. */
  async start(): Promise<number> {
    if (!this.#smtp.server.listening) await new Promise<void>((resolve) => this.#smtp.listen(0, "127.0.0.1", resolve));
    if (!this.#wire.listening)
      await new Promise<void>((resolve) => this.#wire.listen(this.#port, "127.0.0.1", resolve));
    this.#port = (this.#wire.address() as AddressInfo).port;
    return this.#port;
  }

  /** Refuses connections from now on. */
  async down(): Promise<void> {
    const closed = new Promise((resolve) => this.#wire.close(resolve));
    this.cut();
    await closed;
  }

  async stop(): Promise<void> {
    if (this.#wire.listening) await this.down();
    await new Promise<void>((resolve) => this.#smtp.close(resolve));
  }

  /** Resets all connections. */
  cut(): void {
    for (const socket of this.#sockets) socket.resetAndDestroy();
  }

  #plug(socket: Socket): void {
    this.#sockets.add(socket);
    socket.on("error", () => {}).on("close", () => this.#sockets.delete(socket));
    if (this.mood === "never greeting") return;
    const { port } = this.#smtp.server.address() as AddressInfo;
    const inner = connect({ port, host: "127.0.0.1", noDelay: true });
    inner.on("error", () => socket.destroy());
    socket.on("close", () => inner.destroy());
    socket.pipe(inner).pipe(socket);
  }

  #rules(): SMTPServerOptions {
    return {
      logger: false,
      onMailFrom: async (_address, _session, done) => {
        if (this.mood === "slow") await later(SLOW_MS);
        done();
      },
      onRcptTo: async (_address, _session, done) => {
        if (this.mood === "slow") await later(SLOW_MS);
        if (this.mood === "refusing recipients") return done(smtpError(550, "5.1.1 No such user"));
        done();
      },
      onData: async (stream, session, done) => {
        this.begun += 1;
        if (this.mood === "cutting the wire mid-message") {
          stream.once("data", () => this.cut());
          stream.resume();
          return;
        }
        const raw = await stream.toArray().then(Buffer.concat, () => null);
        if (!raw) return; // the client was killed
        if (this.mood === "full for now") return done(smtpError(452, "4.2.2 Mailbox full"));
        if (this.mood === "refusing for good") return done(smtpError(554, "5.7.1 Rejected"));
        if (this.mood === "never answering after the message") return;
        if (this.mood === "slow") await later(SLOW_MS);
        const email = await PostalMime.parse(raw);
        const { mailFrom, rcptTo } = session.envelope;
        const from = mailFrom ? mailFrom.address : "";
        const to = rcptTo.map(({ address }) => address);
        this.received.push({ messageId: email.messageId ?? "", email, to, from });
        this.onTaken();
        if (this.mood === "cutting the wire after taking") return this.cut();
        done();
      },
    };
  }
}
