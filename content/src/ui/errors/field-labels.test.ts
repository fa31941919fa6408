import type { ClientField } from "payload";
import { expect, test } from "vitest";
import { fieldLabels, tabOf } from "./field-labels.ts";

const text = (name: string, label: string) => ({ type: "text", name, label }) as ClientField;
const fields = [
  text("title", "Titel"),
  {
    type: "tabs",
    tabs: [
      { label: "Slider", fields: [text("header", "Schlagzeile")] },
      {
        label: "Abschnitt",
        fields: [
          { type: "row", fields: [text("name", "Anker")] },
          { type: "array", name: "assets", label: "Kacheln", fields: [text("title", "Titel")] },
        ],
      },
    ],
  },
  { type: "collapsible", label: "Suche und geteilte Links", fields: [text("shareText", "Beschreibung")] },
] as ClientField[];

test.each([
  ["title", ["Titel"], null],
  ["name", ["Abschnitt", "Anker"], "Abschnitt"],
  ["assets.1.title", ["Abschnitt", "Kacheln 2", "Titel"], "Abschnitt"],
  ["assets", ["Abschnitt", "Kacheln"], "Abschnitt"],
  ["shareText", ["Suche und geteilte Links", "Beschreibung"], null],
  ["unknown.0", ["unknown.0"], null],
])("the refused field %s is named by its labels and its tab", (path, labels, tab) => {
  expect([fieldLabels(fields, path), tabOf(fields, path)]).toEqual([labels, tab]);
});
