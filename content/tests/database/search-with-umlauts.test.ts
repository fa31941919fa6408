import type { Payload } from "payload";
import { beforeAll, expect, test } from "vitest";
import { startContentSystem } from "../../testing/content-system.ts";
import { picture, uploadedFile } from "../../testing/pictures.ts";

let payload: Payload;

beforeAll(async () => {
  payload = await startContentSystem();
  for (const name of ["Große Übersicht", "Straßenfest", "Café ÄRGER"])
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
  ["like", "straßen", ["Straßenfest"]],
  ["like", "café ärger", ["Café ÄRGER"]],
  ["like", "u\u0308bersicht", ["Große Übersicht"]],
  ["like", "überblick", []],
])("who searches (%s) for %s finds it, whatever its capitals", async (operator, text, names) => {
  const { docs } = await payload.find({ collection: "categories", where: { name: { [operator]: text } } });
  expect(docs.map(({ name }) => name)).toEqual(names);
});

test.each(["menü", "FRÜHLING", "Menü Frühling"])("a name from a Mac is found by %s as it is typed", async (text) => {
  const { docs } = await payload.find({ collection: "media", where: { name: { like: text } } });
  expect(docs).toHaveLength(1);
});

test("an upload's name is stored as it is typed: umlauts of one character, quotation marks as such", async () => {
  const file = uploadedFile("%22Menü%22's.jpg".normalize("NFD"), "image/jpeg", await picture(50, 40));
  const { name, filename } = await payload.create({
    collection: "media",
    file,
    data: { alternativeText: "Ein Kreis auf Rot" },
  });
  expect(name).toBe('"Menü"\'s.jpg'.normalize("NFC"));
  expect(filename).toMatch(/^menue-s_/);
});
