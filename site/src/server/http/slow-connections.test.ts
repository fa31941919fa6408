import { createServer } from "node:http";
import { connect, type Socket } from "node:net";
import { Readable } from "node:stream";
import { afterEach, expect, test } from "vitest";
import { listen } from "../../../testing/listen.ts";
import { cutSlowConnections, SERVER_OPTIONS } from "./slow-connections.ts";

/** More than all buffers between two sockets of this machine hold, in bytes. */
const LARGE = 64 * 1024 * 1024;

/** Size of one write, in bytes. */
const PIECE = 64 * 1024;

const closing: (() => unknown)[] = [];
afterEach(() => Promise.all(closing.splice(0).map((close) => close())));

/** A server that takes a body and answers with a large one, and looks at its connections often. */
async function start() {
  const server = createServer((request, response) => {
    request.resume();
    request.on("end", () => Readable.from(Array<Buffer>(LARGE / PIECE).fill(Buffer.alloc(PIECE))).pipe(response));
  });
  cutSlowConnections(server, { everyMs: 200, minBytes: 100 });
  const { url, close } = await listen(server);
  closing.push(close);
  const connections = () => new Promise<number>((resolve) => server.getConnections((_, count) => resolve(count)));
  return { port: Number(new URL(url).port), connections };
}

function open(port: number, head: string): { socket: Socket; cut: Promise<string>; taken: () => number } {
  const socket = connect(port, "127.0.0.1", () => socket.write(head));
  let bytes = 0;
  socket.on("data", (chunk) => {
    bytes += chunk.byteLength;
  });
  socket.on("error", () => {});
  closing.push(() => socket.destroy());
  return { socket, cut: new Promise((resolve) => socket.once("close", () => resolve("cut"))), taken: () => bytes };
}

const POST = "POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 4000\r\n\r\n";

test("a client that sends a body byte by byte is cut off, one that sends it at a fair pace gets an answer", async () => {
  const { port } = await start();
  const slow = open(port, POST);
  const fair = open(port, POST);
  const drip = setInterval(() => slow.socket.write("x"), 15);
  let left = 4000;
  const flow = setInterval(() => {
    if (left > 0) fair.socket.write("x".repeat(400));
    left -= 400;
  }, 15);
  closing.push(() => [drip, flow].forEach(clearInterval));
  expect(await slow.cut).toBe("cut");
  await expect.poll(fair.taken).toBeGreaterThan(LARGE);
});

test("a client that keeps to the least pace is cut off in the end: a body must come the faster, the longer it takes", async () => {
  const { port } = await start();
  const slow = open(port, POST.replace("4000", "4000000"));
  const drip = setInterval(() => slow.socket.write("x".repeat(20)), 15); // 267 bytes between two checks
  closing.push(() => clearInterval(drip));
  expect(await slow.cut).toBe("cut");
  expect(slow.socket.bytesWritten).toBeGreaterThan(500);
});

test("a client that has its answer and goes on sending a body byte by byte is cut off", async () => {
  const server = createServer((_, response) => response.end("answered"));
  cutSlowConnections(server, { everyMs: 200, minBytes: 100 });
  const { url, close } = await listen(server);
  closing.push(close);
  const { socket, cut, taken } = open(Number(new URL(url).port), POST.replace("POST", "GET"));
  await expect.poll(taken).toBeGreaterThan(0);
  const drip = setInterval(() => socket.write("x"), 15);
  closing.push(() => clearInterval(drip));
  expect(await cut).toBe("cut");
});

test("a client that does not take the answer is cut off", async () => {
  const { port, connections } = await start();
  const { socket, cut, taken } = open(port, "GET / HTTP/1.1\r\nhost: x\r\n\r\n");
  socket.pause();
  await expect.poll(connections).toBe(1);
  await expect.poll(connections).toBe(0);
  socket.resume(); // only a client that reads learns of it
  expect(await cut).toBe("cut");
  expect(taken()).toBeLessThan(LARGE);
});

test("a client that does not take the answer, and sends a byte now and then, is cut off too", async () => {
  const { port, connections } = await start();
  const { socket } = open(port, "GET / HTTP/1.1\r\nhost: x\r\n\r\n");
  socket.pause();
  const drip = setInterval(() => socket.write("\r\n"), 10);
  closing.push(() => clearInterval(drip));
  await expect.poll(connections).toBe(1);
  await expect.poll(connections).toBe(0);
});

test("an upload that flows may take longer than any other request", async () => {
  const server = createServer({ ...SERVER_OPTIONS, connectionsCheckingInterval: 10 }, (request, response) => {
    request.resume();
    request.on("end", () => response.end("taken"));
  });
  cutSlowConnections(server, { everyMs: 100, minBytes: 1 });
  const { url, close } = await listen(server);
  closing.push(close);
  // Node would end it by now if a request had a limit as a whole: its default is 300 s.
  expect(server.requestTimeout).toBe(0);
  const upload = open(Number(new URL(url).port), "POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 40\r\n\r\n");
  let left = 40;
  const flow = setInterval(() => {
    if (left-- > 0) upload.socket.write("x");
  }, 10);
  closing.push(() => clearInterval(flow));
  await expect.poll(upload.taken).toBeGreaterThan(0);
});
