import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { chooseEncoding, encodeBody } from "./content-encoding.ts";

test.each([
  [undefined, "identity"],
  ["", "identity"],
  ["gzip, deflate, br, zstd", "br"],
  ["gzip, deflate", "gzip"],
  ["deflate", "identity"],
  ["br;q=0, gzip", "gzip"],
  ["gzip;q=1.0, br;q=0.5", "gzip"],
  ["*", "br"],
  ["*;q=0", "identity"],
  ["BR", "br"],
  ["br;q=nonsense", "identity"],
])("a client that accepts %j gets %s (RFC 9110, 12.5.3)", (header, encoding) => {
  expect(chooseEncoding(header)).toBe(encoding);
});

test("only offered encodings are chosen", () => {
  expect(chooseEncoding("br", ["identity"])).toBe("identity");
});

test("every encoding decodes to the same text", async () => {
  const text = "Größe ".repeat(100);
  const body = await encodeBody(text);
  expect(brotliDecompressSync(body.br).toString()).toBe(text);
  expect(gunzipSync(body.gzip).toString()).toBe(text);
  expect(Buffer.from(body.identity).toString()).toBe(text);
});
