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

/** s3rver's suffix for an object's file. */
const OBJECT = "._S3rver_object";

/** The server has its own packages: it is old, and must not be in real builds. */
const PACKAGES = join(ROOT, "tests/s3/server");
const PROGRAM = join(PACKAGES, "node_modules/s3rver/bin/s3rver.js");

export type Asked = { method: string; path: string; headers: IncomingHttpHeaders };

/** A real S3 server with one bucket, behind a port that records requests; it can be stopped and restarted. */
export class S3Server {
  readonly asked: Asked[] = [];
  /** Files with matching names don't fit; the response is 507. */
  full: RegExp | null = null;
  /** Files with matching names are held until {@link release}. */
  held: RegExp | null = null;
  #waiting: (() => void)[] = [];
  readonly #folder = mkdtempSync(join(tmpdir(), "schaufenster-s3-"));
  #port = 0;
  #ownPort = 0;
  #process: ChildProcess | null = null;
  #front: Server | null = null;

  /** @throws Error if it can't be installed or started */
  async start(): Promise<void> {
    if (!existsSync(PROGRAM)) spawnSync("npm", ["ci", "--no-audit", "--no-fund"], { cwd: PACKAGES, stdio: "inherit" });
    this.#ownPort ||= await freePort();
    this.#port ||= await freePort();
    // s3rver creates the next-page token with a cipher that OpenSSL 3 has moved to its legacy provider.
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

  /** Processes the held requests, and holds no more. */
  release(): void {
    this.held = null;
    for (const pass of this.#waiting.splice(0)) pass();
  }

  /** Stops it with a signal: its port is closed, its objects stay. */
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

  /** Settings for a process that stores its uploads here. */
  get settings() {
    return {
      S3_BUCKET: BUCKET,
      S3_ENDPOINT: `http://127.0.0.1:${this.#port}`,
      S3_ACCESS_KEY_ID: "S3RVER",
      S3_SECRET_ACCESS_KEY: "S3RVER",
    };
  }

  get names(): string[] {
    const folder = join(this.#folder, BUCKET, "uploads");
    const files = existsSync(folder) ? readdirSync(folder) : [];
    return files.flatMap((file) => (file.endsWith(OBJECT) ? file.slice(0, -OBJECT.length) : [])).sort();
  }
}
