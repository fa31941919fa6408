import { once } from "node:events";
import { createServer } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { networkInterfaces } from "node:os";
import { FORWARDED_SIGNATURE_HEADER, signForwarded } from "@schaufenster/contract/forwarded";
import { expect, test } from "vitest";
import { dropClaims, dropUntrustedHeaders } from "./strangers.ts";

const SECRET = "a secret of at least thirty-two characters";
const TOLD = { "x-forwarded-for": "203.0.113.9", "x-forwarded-host": "www.example.org", "x-forwarded-proto": "https" };

/** The remaining headers of a request from an address. */
function leftOf(headers: Record<string, string>, peer: string, secret: string | undefined = SECRET) {
  const left: Record<string, string> = { ...headers };
  dropClaims(left, peer, secret);
  return left;
}

test.each(["127.0.0.1", "::1", "::ffff:127.0.0.1"])(
  "forwarded headers from the site on the same machine (%s) are trusted",
  (peer) => {
    expect(leftOf(TOLD, peer)).toEqual(TOLD);
  },
);

test("forwarded headers from the site on another machine are trusted if it signed them", () => {
  const signed = { ...TOLD, [FORWARDED_SIGNATURE_HEADER]: signForwarded(TOLD, SECRET) };
  expect(leftOf(signed, "192.0.2.7")).toEqual(signed);
});

test.each([
  ["no signature", TOLD, SECRET],
  ["another's signature", { ...TOLD, [FORWARDED_SIGNATURE_HEADER]: signForwarded(TOLD, "x".repeat(32)) }, SECRET],
  [
    "the signature of another address",
    { ...TOLD, "x-forwarded-for": "6.6.6.6", [FORWARDED_SIGNATURE_HEADER]: signForwarded(TOLD, SECRET) },
    SECRET,
  ],
  [
    "a signature, where no secret is known",
    { ...TOLD, [FORWARDED_SIGNATURE_HEADER]: signForwarded(TOLD, "") },
    undefined,
  ],
])("a stranger with %s counts by the connection's address, and its claims are removed", (_, headers, secret) => {
  expect(leftOf({ ...headers, "x-real-ip": "6.6.6.6" }, "192.0.2.7", secret)).toEqual({
    "x-forwarded-for": "192.0.2.7",
  });
});

const outside = Object.values(networkInterfaces())
  .flatMap((addresses) => addresses ?? [])
  .find(({ internal, family }) => !internal && family === "IPv4")?.address;

test.runIf(outside)("started without an address, content listens only to this machine", async () => {
  dropUntrustedHeaders(() => SECRET, ["node", "next", "start", "-p", "3001"]);
  const server = createServer((_, response) => response.end("content")).listen(0);
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const answer = async (host: string) => {
    const socket = connect(port, host);
    socket.on("error", () => {}); // a closed connection is a valid response
    socket.write("GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n");
    const chunks: Buffer[] = [];
    socket.on("data", (chunk: Buffer) => chunks.push(chunk));
    await once(socket, "close");
    return Buffer.concat(chunks).toString();
  };
  expect(await answer("127.0.0.1")).toContain("200 OK");
  expect(await answer(outside ?? "")).toBe("");
  server.close();
});

test("an upgrade to another protocol gets a normal response and isn't left open", async () => {
  dropUntrustedHeaders(() => SECRET, ["node", "next", "start", "-p", "3001"]);
  const server = createServer((_, response) => response.end("content")).listen(0);
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  server.on("upgrade", () => {}); // Next leaves such a socket alone
  await (await fetch(`http://127.0.0.1:${port}/health`)).text();
  const socket = connect(port, "127.0.0.1");
  socket.write("GET /api HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n");
  const [answer] = (await once(socket, "data")) as [Buffer];
  expect(answer.toString()).toContain("200 OK");
  socket.destroy();
  server.close();
});
