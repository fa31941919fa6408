import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, test } from "vitest";
import { bucketStore } from "./bucket-store.ts";

test("a bucket serves files with the stored headers: pictures inline, a PDF as a download under its name", async () => {
  const sent: IncomingHttpHeaders[] = [];
  const server = createServer((request, response) => {
    sent.push(request.headers);
    request.resume().on("end", () => response.end());
  }).listen(0, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  try {
    const store = bucketStore({ name: "dateien", endpoint, region: "eu-central-1", keyId: "id", secret: "secret" });
    await store.write("foto_0123456789.jpg", Buffer.from("Foto"));
    await store.write("preise_0123456789.pdf", Buffer.from("Preise"));
  } finally {
    server.close();
  }
  expect(sent.map((headers) => [headers["content-type"], headers["content-disposition"]])).toEqual([
    ["image/jpeg", undefined],
    ["application/pdf", "attachment; filename*=UTF-8''preise.pdf"],
  ]);
});
