import type { ClientField } from "payload";
import { expect, test } from "vitest";
import { asText, editedFields, isEqual } from "../../ui/form-fields.ts";
import { differences } from "./compare.ts";

const text = (name: string, label: string) => ({ type: "text", name, label }) as ClientField;
const assets = {
  type: "array",
  name: "assets",
  label: "Kacheln",
  fields: [text("title", "Titel"), text("text", "Text")],
};
const fields = editedFields([
  {
    type: "tabs",
    tabs: [{ label: "Eins", fields: [text("header", "Überschrift"), text("teaser", "Anreißer")] }],
  } as ClientField,
  assets as ClientField,
  text("lastForm", ""),
]);

test("fields in tabs are found, and internal ones are left out", () => {
  expect(fields.map(({ label }) => label)).toEqual(["Überschrift", "Anreißer", "Kacheln"]);
});

test("differing fields are shown with both values", () => {
  const found = differences(fields, { header: "Meins", teaser: "" }, { header: "Ritas", teaser: null });
  expect(found).toMatchObject([{ label: "Überschrift", mine: "Meins", stored: "Ritas" }]);
});

test("empty values are equal, and rows are compared by content", () => {
  expect(isEqual({ a: "", b: [] }, { a: null, b: undefined })).toBe(true);
  expect(isEqual([{ id: "1", title: "Film" }], [{ id: "2", title: "Film", text: null }])).toBe(false);
  expect(differences(fields, { teaser: "" }, { teaser: null })).toEqual([]);
});

test("rows are read as text", () => {
  expect(asText(assets as ClientField, [{ title: "Porträt", text: "Gesichter" }, { title: "Film" }])).toBe(
    "Porträt\nGesichter\n\nFilm",
  );
});
