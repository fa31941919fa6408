import { once } from "node:events";
import { createServer, type Server } from "node:http";
import { connect, type Socket } from "node:net";
import { Readable } from "node:stream";
import { afterEach, expect, test, vi } from "vitest";
import { listen } from "../../../testing/listen.ts";
import { CONNECTION_BYTES, cutSlowConnections, maxConnections, SERVER_OPTIONS } from "./slow-connections.ts";

/** More than all buffers between two sockets of this machine hold, in bytes. */
const LARGE = 64 * 1024 * 1024;

/** Size of one write, in bytes. */
const PIECE = 64 * 1024;

/** Later than any test: connections are looked at when a test says so. In ms. */
const LATER_MS = 3_600_000;

const closing: (() => unknown)[] = [];
afterEach(() => Promise.all(closing.splice(0).map((close) => close())));

/** Takes a body and answers with a large one. */
const withLargeAnswer = () =>
  createServer((request, response) => {
    request.resume();
    request.on("end", () => Readable.from(Array<Buffer>(LARGE / PIECE).fill(Buffer.alloc(PIECE))).pipe(response));
  });

/** A server that cuts connections whose body does not grow by so many bytes. */
async function start(server: Server = withLargeAnswer(), minBytes = 100) {
  const sockets: Socket[] = [];
  server.on("connection", (socket) => sockets.push(socket));
  const timers = vi.spyOn(globalThis, "setInterval");
  cutSlowConnections(server, { everyMs: LATER_MS, minBytes });
  const look = timers.mock.lastCall?.[0] as () => void;
  timers.mockRestore();
  const { url, close } = await listen(server);
  closing.push(close);
  const port = Number(new URL(url).port);
  const connections = () => new Promise<number>((resolve) => server.getConnections((_, count) => resolve(count)));
  const arrived = async (socket: Socket) => {
    const own = () => sockets.find(({ remotePort }) => remotePort === socket.localPort);
    await expect.poll(() => own()?.bytesRead).toBe(socket.bytesWritten);
  };

  /** A client that has sent the head of its request. */
  async function open(head: string) {
    const socket = connect(port, "127.0.0.1");
    let [bytes, isCut] = [0, false];
    socket.on("data", (chunk) => {
      bytes += chunk.byteLength;
    });
    socket.on("error", () => {});
    socket.once("close", () => {
      isCut = true;
    });
    closing.push(() => socket.destroy());
    await once(socket, "connect");
    const send = async (text: string) => {
      socket.write(text);
      await arrived(socket);
    };
    await send(head);
    return { socket, send, isCut: () => isCut, taken: () => bytes };
  }

  return { connections, look, open };
}

test("no more connections are let in than a quarter of the memory and half of the open files can hold", () => {
  const memory = 512 * 1024 * 1024;
  expect(maxConnections(memory, 1_000_000) * CONNECTION_BYTES).toBeLessThanOrEqual(memory / 4);
  expect(maxConnections(memory, 1_000_000)).toBe(819);
  expect(maxConnections(memory, 1000)).toBe(500);
  expect(maxConnections()).toBeGreaterThan(100);
});

const POST = "POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 4000\r\n\r\n";
const GET = "GET / HTTP/1.1\r\nhost: x\r\n\r\n";

test("a client that sends a body byte by byte is cut off, one that sends it at a fair pace gets an answer", async () => {
  const { look, open } = await start();
  const [slow, fair] = [await open(POST), await open(POST)];
  for (let round = 0; round < 2; round += 1) {
    expect(slow.isCut()).toBe(false);
    await slow.send("x".repeat(13));
    await fair.send("x".repeat(2000));
    look();
  }
  await expect.poll(slow.isCut).toBe(true);
  await expect.poll(fair.taken).toBeGreaterThan(LARGE);
});

test("a client that keeps to the least pace is cut off in the end: a body must come the faster, the longer it takes", async () => {
  const { connections, look, open } = await start();
  const slow = await open(POST);
  for (const left of [1, 1, 1, 0]) {
    await slow.send("x".repeat(267));
    look();
    await expect.poll(connections).toBe(left);
  }
  await expect.poll(slow.isCut).toBe(true);
});

test("a client that has its answer and goes on sending a body byte by byte is cut off", async () => {
  const { look, open } = await start(createServer((_, response) => response.end("answered")));
  const client = await open(POST.replace("POST", "GET"));
  await expect.poll(client.taken).toBeGreaterThan(0);
  for (let round = 0; round < 2; round += 1) {
    await client.send("x");
    look();
  }
  await expect.poll(client.isCut).toBe(true);
});

test("a client that does not take the answer is cut off", async () => {
  const { connections, look, open } = await start();
  const { socket, isCut, taken } = await open(GET);
  socket.pause();
  expect(await connections()).toBe(1);
  const connectionsAfterALook = () => {
    look();
    return connections();
  };
  await expect.poll(connectionsAfterALook).toBe(0);
  socket.resume(); // only a client that reads learns of it
  await expect.poll(isCut).toBe(true);
  expect(taken()).toBeLessThan(LARGE);
});

test("a client that does not take the answer, and sends a byte now and then, is cut off too", async () => {
  const { connections, look, open } = await start();
  const { socket } = await open(GET);
  socket.pause();
  expect(await connections()).toBe(1);
  const connectionsAfterALook = () => {
    socket.write("\r\n");
    look();
    return connections();
  };
  await expect.poll(connectionsAfterALook).toBe(0);
});

test("an upload that flows may take longer than any other request", async () => {
  const server = createServer({ ...SERVER_OPTIONS, connectionsCheckingInterval: 10 }, (request, response) => {
    request.resume();
    request.on("end", () => response.end("taken"));
  });
  const { look, open } = await start(server, 1);
  // Node would end it by now if a request had a limit as a whole: its default is 300 s.
  expect(server.requestTimeout).toBe(0);
  const upload = await open(POST.replace("4000", "80"));
  for (let round = 0; round < 8; round += 1) {
    expect(upload.isCut()).toBe(false);
    await upload.send("x".repeat(10));
    look();
  }
  await expect.poll(upload.taken).toBeGreaterThan(0);
});
