import { expect, test } from "vitest";
import { decodePage } from "./decode.ts";

const WORDS = "Für 5 € – „Größe“ …";

/** As Windows-1252. */
const WESTERN = Buffer.from("F\xfcr 5 \x80 \x96 \x84Gr\xf6\xdfe\x93 \x85", "latin1");

const UTF8 = Buffer.from(WORDS);

const BOM = Buffer.from([0xef, 0xbb, 0xbf]);

const META = '<meta http-equiv="Content-Type" content="text/html; charset=windows-1252">';

test.each([
  ["by its header", WESTERN, "text/html; charset=windows-1252"],
  ["as Latin-1, which browsers read as Windows-1252", WESTERN, "text/html; charset=ISO-8859-1"],
  ["by nothing", WESTERN, "text/html"],
  ["UTF-8 by its header", UTF8, 'text/html; charset="UTF-8"'],
  ["UTF-8 by nothing", UTF8, "text/html"],
  ["in an encoding that nobody knows", UTF8, "text/html; charset=klingonisch"],
  [
    "with a mark at its beginning, which counts more than a wrong header",
    Buffer.concat([BOM, UTF8]),
    "text/html; charset=iso-8859-1",
  ],
])("a page %s", (_, data, contentType) => {
  expect(decodePage(data, contentType)).toBe(WORDS);
});

test.each([
  [META, WESTERN],
  ["<meta charset=iso-8859-15>", WESTERN],
  ['<?xml version="1.0" encoding="windows-1252"?>', WESTERN],
  ['<meta charset="utf-8">', UTF8],
])("a page that names its encoding itself: %s", (meta, data) => {
  expect(decodePage(Buffer.concat([Buffer.from(meta), data]), "text/html")).toBe(meta + WORDS);
});

test("the header takes precedence over the page", () => {
  expect(decodePage(Buffer.concat([Buffer.from(META), UTF8]), "text/html; charset=utf-8")).toBe(META + WORDS);
});
