import { spawn } from "node:child_process";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { expect, test, vi } from "vitest";
import { ROOT } from "../../scripts/environment.ts";
import { untilUnhealthy } from "../../scripts/health-watch.ts";

const OK = { status: "ok", refused: false };
const HANGS = { status: "database does not answer", refused: false };
const REFUSES = { status: "database refuses to write (ECONNREFUSED)", refused: true };

/**
 * Resolves with the verdict after this many checks with these responses of /health, the last one repeated.
 * @param pauses receives each check's delay in ms; checks aren't delayed
 */
async function verdictAfter(questions: number, answers: object[], pauses: number[] = []): Promise<"ill" | "let alone"> {
  let asked = 0;
  const server = createServer((_request, response) => {
    const answer = answers[Math.min(asked, answers.length - 1)];
    asked += 1;
    response.writeHead(answer === OK ? 200 : 503).end(JSON.stringify(answer));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  const url = `http://127.0.0.1:${typeof address === "object" ? address?.port : ""}/health`;
  const stop = new AbortController();
  const pauseFor = async <T>(ms = 0, value?: T) => {
    stop.signal.throwIfAborted();
    pauses.push(ms);
    return value as T;
  };
  const ill = untilUnhealthy({ url, everyMs: 100 }, stop.signal, pauseFor).then(
    () => "ill" as const,
    () => "let alone" as const,
  );
  const enough = vi.waitUntil(() => asked >= questions, { interval: 1, timeout: 120_000 }).then(() => stop.abort());
  const verdict = await ill;
  stop.abort();
  await enough.catch(() => {});
  server.closeAllConnections();
  server.close();
  return verdict;
}

test("an app whose database doesn't respond for long is unhealthy; one that starts, recovers or is refused is left alone", async () => {
  expect(await verdictAfter(13, [OK, HANGS])).toBe("ill");
  expect(await verdictAfter(30, [HANGS])).toBe("let alone");
  expect(await verdictAfter(30, [OK, ...Array(11).fill(HANGS), OK, ...Array(11).fill(HANGS), OK])).toBe("let alone");
  expect(await verdictAfter(30, [OK, REFUSES])).toBe("let alone");
});

test("a starting app is checked often, since it may hang right after it became healthy", async () => {
  const pauses: number[] = [];
  expect(await verdictAfter(5, [HANGS, HANGS, OK], pauses)).toBe("let alone");
  expect(pauses.slice(0, 5)).toEqual([10, 10, 10, 100, 100]);
});

test("the runner restarts an app that stays unhealthy", async () => {
  const app = `
    let asked = 0;
    require("node:http").createServer((_request, response) => {
      response.writeHead(asked++ ? 503 : 200).end('{"status":"database does not answer"}');
    }).listen(Number(process.env.ILL_PORT), "127.0.0.1", () => console.log("up"));`;
  const free = createServer();
  await new Promise<void>((resolve) => free.listen(0, "127.0.0.1", resolve));
  const address = free.address();
  const port = typeof address === "object" ? address?.port : undefined;
  await new Promise((resolve) => free.close(resolve));
  const runner = `
    import { runApps } from ${JSON.stringify(pathToFileURL(join(ROOT, "scripts/run-apps.ts")).href)};
    const health = { url: "http://127.0.0.1:${port}/health", everyMs: 10 };
    await runApps([{ name: "content", args: ["-e", ${JSON.stringify(app)}], cwd: ".", env: process.env, health }]);`;
  const tsx = pathToFileURL(join(ROOT, "node_modules/tsx/dist/loader.mjs")).href;
  const child = spawn(process.execPath, ["--import", tsx, "--input-type=module", "-e", runner], {
    cwd: ROOT,
    env: { ...process.env, ILL_PORT: String(port) },
  });
  let said = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (text) => (said += text));
  await vi.waitUntil(() => (said.match(/^up$/gm) ?? []).length >= 2, { timeout: 120_000 });
  expect(said).toContain("The content process was unhealthy for two minutes; stopping it.");
  const ended = new Promise((resolve) => child.once("exit", resolve));
  child.kill("SIGTERM");
  await ended;
});

test("a service whose app hangs and ignores signals is killed", async () => {
  const server = createServer((_request, response) => {
    response.end("{}", () =>
      server.removeAllListeners("request").on("request", (_, busy) => busy.writeHead(503).end()),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const app = `
    const workerData = { name: "content", url: "http://127.0.0.1:${port}/health", everyMs: 10 };
    process.on("SIGTERM", () => {});
    new (require("node:worker_threads").Worker)("./.programs/watch.js", { workerData }).once("online", () => { for (;;); });`;
  const child = spawn(process.execPath, ["-e", app], { cwd: ROOT, stdio: ["ignore", "ignore", "pipe"] });
  let said = "";
  child.stderr.on("data", (text) => (said += text));
  expect(await new Promise((resolve) => child.once("close", (_, signal) => resolve(signal)))).toBe("SIGKILL");
  expect(said).toBe("The content process was unhealthy for two minutes; stopping it.\n");
  server.closeAllConnections();
  server.close();
});
