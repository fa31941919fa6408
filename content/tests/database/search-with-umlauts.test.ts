import type { Payload } from "payload";
import { beforeAll, expect, test } from "vitest";
import { searchWithUmlauts } from "../../src/platform/database/search-with-umlauts.ts";
import { startContentSystem } from "../../testing/content-system.ts";
import { picture, uploadedFile } from "../../testing/pictures.ts";

let payload: Payload;

beforeAll(async () => {
  payload = await startContentSystem();
  for (const name of ["Große Übersicht", "Straßenfest", "Café ÄRGER", "Tour über Berlin", "STRASSENBAHN"])
    await payload.create({ collection: "categories", data: { name, _status: "published" } });
  const file = uploadedFile("bild.jpg", "image/jpeg", await picture(60, 40));
  const data = { alternativeText: "Ein Kreis auf Rot", name: "Menü Frühling.jpg".normalize("NFD") };
  await payload.create({ collection: "media", file, data });
});

test.each([
  ["like", "übersicht", ["Große Übersicht"]],
  ["like", "Übersicht große", ["Große Übersicht"]],
  ["like", "ÜBERSICHT", ["Große Übersicht"]],
  ["contains", "große über", ["Große Übersicht"]],
  ["like", "straßenf", ["Straßenfest"]],
  ["like", "STRAẞENF", ["Straßenfest"]],
  ["like", "straßenb", ["STRASSENBAHN"]],
  ["like", "café ärger", ["Café ÄRGER"]],
  ["like", "u\u0308bersicht", ["Große Übersicht"]],
  ["contains", "TOUR ÜBER BERLIN", ["Tour über Berlin"]],
  ["like", "überblick", []],
  ["like", "Bär", []],
  ["contains", "Öl", []],
  ["like", "東京", []],
  ["like", "ö", []],
])("searching (%s) for %s is case-insensitive and finds nothing else", async (operator, text, names) => {
  const { docs } = await payload.find({ collection: "categories", where: { name: { [operator]: text } } });
  expect(docs.map(({ name }) => name)).toEqual(names);
});

test.each(["menü", "FRÜHLING", "Menü Frühling"])("a file name from macOS is found by typing %s", async (text) => {
  const { docs } = await payload.find({ collection: "media", where: { name: { like: text } } });
  expect(docs).toHaveLength(1);
});

test("an upload's name is stored as typed: composed umlauts, plain quotation marks", async () => {
  const file = uploadedFile("%22Menü%22's.jpg".normalize("NFD"), "image/jpeg", await picture(50, 40));
  const { name, filename } = await payload.create({
    collection: "media",
    file,
    data: { alternativeText: "Ein Kreis auf Rot" },
  });
  expect(name).toBe('"Menü"\'s.jpg'.normalize("NFC"));
  expect(filename).toMatch(/^menue-s_/);
});

test("an ordinary word takes one query, and no text takes more than nine", () => {
  const asked = (text: string) => {
    const patterns: unknown[] = [];
    const like = (_: never, pattern: never) => {
      patterns.push(pattern);
      return undefined;
    };
    searchWithUmlauts({ operators: { like, contains: like } }).operators.like("name" as never, text as never);
    return patterns;
  };
  expect(asked("%hafen%")).toEqual(["%hafen%"]);
  expect(asked("%東京%")).toEqual(["%東京%"]);
  expect(asked("%äöü%")).toHaveLength(9);
  expect(asked(`%${"ä".repeat(500)}%`)).toHaveLength(3);
});
