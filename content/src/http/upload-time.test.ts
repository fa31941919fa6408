import { once } from "node:events";
import { createServer, request } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, test } from "vitest";
import { allowSlowUploads } from "./upload-time.ts";

test("a film of 200 MB arrives over a line of 1 Mbit/s: the server waits for it, though Node's limit is shorter", async () => {
  allowSlowUploads();
  // A limit of Node's that would end the request within this test.
  const server = createServer({ requestTimeout: 300, connectionsCheckingInterval: 20 }, (upload, answer) => {
    upload.resume().on("end", () => answer.end("taken"));
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  const upload = request({
    port: (server.address() as AddressInfo).port,
    method: "POST",
    headers: { "content-length": 30 },
  });
  let left = 30;
  const flow = setInterval(() => {
    if (left-- > 0) upload.write("x");
  }, 20);
  const [answer] = await once(upload, "response");
  clearInterval(flow);
  expect(answer.statusCode).toBe(200);
  expect(await answer.toArray()).toHaveLength(1);
  server.close();
  expect(server.requestTimeout).toBeGreaterThan((27 + 1) * 60_000);
});
