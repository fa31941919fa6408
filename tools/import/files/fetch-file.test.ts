import { once } from "node:events";
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, test } from "vitest";
import { fetchFile } from "./fetch-file.ts";

test("a file that never ends is read no further than a file may be long, whatever its server says of it", async () => {
  const chunk = Buffer.alloc(1_000_000);
  let sent = 0;
  const send = (response: ServerResponse) => {
    while (!response.destroyed && response.write(chunk)) sent += 1;
  };
  const server = createServer((_, response) => {
    response.on("drain", () => send(response));
    send(response);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/endlos.jpg`;
  await expect(fetchFile(url, {})).rejects.toThrow("ist größer als 200 MB");
  expect(sent).toBeLessThan(400);
  server.closeAllConnections();
  server.close();
});
