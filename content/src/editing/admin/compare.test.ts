import type { ClientField } from "payload";
import { expect, test } from "vitest";
import { asText, editedFields, isEqual } from "../../admin/form-fields.ts";
import { differences, merged, pick } from "./compare.ts";

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

test("fields are found in tabs, and those that the program sets are left out", () => {
  expect(fields.map(({ label }) => label)).toEqual(["Überschrift", "Anreißer", "Kacheln"]);
});

test("what two people wrote in different fields can be put together", () => {
  const base = { header: "Alt", teaser: "" };
  const found = differences(fields, base, { header: "Meins", teaser: "" }, { header: "Alt", teaser: "Ritas" });
  expect(merged(found)).toEqual({ header: "Meins", teaser: "Ritas" });
});

test("what both wrote in one field is for them to decide", () => {
  const found = differences(fields, { header: "Alt" }, { header: "Meins" }, { header: "Ritas" });
  expect(merged(found)).toBeNull();
  expect(found).toMatchObject([{ label: "Überschrift", mine: "Meins", stored: "Ritas" }]);
});

test("empty is empty, and a row is what stands in it", () => {
  expect(isEqual({ a: "", b: [] }, { a: null, b: undefined })).toBe(true);
  expect(isEqual([{ id: "1", title: "Film" }], [{ id: "2", title: "Film", text: null }])).toBe(false);
  expect(differences(fields, {}, { teaser: "" }, { teaser: null })).toEqual([]);
});

test("rows are read as text", () => {
  expect(asText(assets as ClientField, [{ title: "Porträt", text: "Gesichter" }, { title: "Film" }])).toBe(
    "Porträt\nGesichter\n\nFilm",
  );
});

test("an empty list is empty, though Payload's form says 0 of it", () => {
  const base = { header: "Alt", teaser: "", assets: [] };
  const form = pick(fields, { ...base, assets: 0, header: "Meins" });
  expect(differences(fields, base, form, base).map(({ name }) => name)).toEqual(["header"]);
});
