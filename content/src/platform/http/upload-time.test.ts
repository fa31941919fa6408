import { once } from "node:events";
import { createServer, request } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, test } from "vitest";
import { allowSlowUploads } from "./upload-time.ts";

test("a film of 200 MB arrives at 1 Mbit/s: the server waits for it, though Node's default timeout is shorter", async () => {
  allowSlowUploads();
  const server = createServer((upload, answer) => {
    upload.resume().on("end", () => answer.end("taken"));
  });
  expect(server.requestTimeout).toBe(300_000);
  await once(server.listen(0, "127.0.0.1"), "listening");
  const { port } = server.address() as AddressInfo;
  const upload = request({ port, method: "POST" });
  upload.write("x"); // the rest comes later
  await once(server, "request");
  expect(server.requestTimeout).toBeGreaterThan((27 + 1) * 60_000);
  upload.end();
  const [answer] = await once(upload, "response");
  expect(await answer.toArray()).toHaveLength(1);
  server.close();
});
