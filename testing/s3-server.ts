import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { createServer, type IncomingHttpHeaders, request, type Server } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { ROOT } from "../scripts/environment.ts";
import { freePort } from "./apps.ts";

const BUCKET = "medien";
const POLL_MS = 50;

/** Ending that s3rver gives to a file that holds an object. */
const OBJECT = "._S3rver_object";

/** The server has packages of its own: it is old, and what is built for real must not hold it. */
const PACKAGES = join(ROOT, "tests/s3/server");
const PROGRAM = join(PACKAGES, "node_modules/s3rver/bin/s3rver.js");

/** A request to the store. */
export type Asked = { method: string; path: string; headers: IncomingHttpHeaders };

/** A real S3 server with one bucket, behind a port that notes what is asked; it can go away and come back. */
export class S3Server {
  readonly asked: Asked[] = [];
  /** Files by whose names it has no room; they are answered with 507. */
  full: RegExp | null = null;
  /** Files by whose names it keeps who sends them waiting, until {@link release}. */
  held: RegExp | null = null;
  #waiting: (() => void)[] = [];
  readonly #folder = mkdtempSync(join(tmpdir(), "schaufenster-s3-"));
  #port = 0;
  #ownPort = 0;
  #process: ChildProcess | null = null;
  #front: Server | null = null;

  /** @throws Error when it cannot be installed or started */
  async start(): Promise<void> {
    if (!existsSync(PROGRAM)) spawnSync("npm", ["ci", "--no-audit", "--no-fund"], { cwd: PACKAGES, stdio: "inherit" });
    this.#ownPort ||= await freePort();
    this.#port ||= await freePort();
    // s3rver makes the mark of a next page with a cipher that OpenSSL 3 has put aside.
    const options = [
      "-d",
      this.#folder,
      "-a",
      "127.0.0.1",
      "-p",
      String(this.#ownPort),
      "-s",
      "--configure-bucket",
      BUCKET,
    ];
    this.#process = spawn(process.execPath, ["--openssl-legacy-provider", PROGRAM, ...options], { stdio: "ignore" });
    while (!(await fetch(`http://127.0.0.1:${this.#ownPort}/`).catch(() => null))) {
      if (this.#process.exitCode !== null) throw new Error("s3rver has ended: is it installed in tests/s3/server?");
      await pause(POLL_MS);
    }
    this.#front = createServer((incoming, answer) => {
      const { method = "GET", url: path = "/", headers } = incoming;
      this.asked.push({ method, path, headers });
      if (method === "PUT" && this.full?.test(path)) {
        incoming.resume();
        answer.writeHead(507).end();
        return;
      }
      const onward = request({ host: "127.0.0.1", port: this.#ownPort, method, path, headers }, (response) => {
        answer.writeHead(response.statusCode ?? 502, response.headers);
        response.pipe(answer);
      });
      onward.on("error", () => answer.destroy());
      const pass = () => void incoming.pipe(onward);
      if (method === "PUT" && this.held?.test(path)) this.#waiting.push(pass);
      else pass();
    }).listen(this.#port, "127.0.0.1");
    await once(this.#front, "listening");
  }

  /** Takes what it has held, and holds nothing any more. */
  release(): void {
    this.held = null;
    for (const pass of this.#waiting.splice(0)) pass();
  }

  /** Ends it in any way: nothing listens at its port any more, what it holds stays. */
  async stop(signal: NodeJS.Signals = "SIGTERM"): Promise<void> {
    this.#front?.closeAllConnections();
    this.#front?.close();
    const ended = this.#process && once(this.#process, "exit");
    this.#process?.kill(signal);
    await ended;
  }

  async end(): Promise<void> {
    await this.stop();
    rmSync(this.#folder, { recursive: true, force: true });
  }

  /** Settings for a process that keeps its uploads here. */
  get settings() {
    return {
      S3_BUCKET: BUCKET,
      S3_ENDPOINT: `http://127.0.0.1:${this.#port}`,
      S3_ACCESS_KEY_ID: "S3RVER",
      S3_SECRET_ACCESS_KEY: "S3RVER",
    };
  }

  /** Names of all files below uploads/. */
  get names(): string[] {
    const folder = join(this.#folder, BUCKET, "uploads");
    const files = existsSync(folder) ? readdirSync(folder) : [];
    return files.flatMap((file) => (file.endsWith(OBJECT) ? file.slice(0, -OBJECT.length) : [])).sort();
  }
}
