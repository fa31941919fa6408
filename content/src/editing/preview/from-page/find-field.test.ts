import { expect, test } from "vitest";
import { findField } from "./find-field.ts";

const SERVICE = {
  title: { value: "Film" },
  name: { value: "film" },
  mainContent: { value: "Wir drehen **kurze** Filme.\n\nAb 900 Euro.\n\n![](/uploads/dreh-1a.jpg)" },
  ghostTitle: { value: "Film" },
  "serviceAssets.0.id": { value: "66f0" },
  "serviceAssets.0.title": { value: "Imagefilm" },
  "serviceAssets.0.content": { value: "Kurze Filme über Ihr Haus." },
  "serviceAssets.0.credentials": { value: [7, 8] },
  header: { value: "Bilder, die laufen" },
  slideImage: { value: 9 },
  slideId: { value: 3 },
  lastEditor: { value: "Bilder" },
};

const at = (...texts: string[]) => ({ texts: texts.map((text) => ({ text, at: 0 })) });

test.each([
  ["a title, though an address has the same letters", at("Film"), "title"],
  ["a title behind a heading, where the page says so", { ...at("Film"), fields: ["ghostTitle"] }, "ghostTitle"],
  ["a word within a row", at("Imagefilm"), "serviceAssets.0.title"],
  ["a paragraph of a text in Markdown", at("Ab 900 Euro."), "mainContent"],
  ["a part of a sentence", at("kurze", "kurze"), "mainContent"],
  ["the same word in a field that is meant", { ...at("die"), fields: ["header"] }, "header"],
])("%s leads to its field", (_, place, path) => {
  expect(findField(SERVICE, place)).toBe(path);
});

test("a picture leads to the field with its file, or to the text that contains it", () => {
  expect(findField(SERVICE, { texts: [], picture: "haus-2b" }, [9])).toBe("slideImage");
  expect(findField(SERVICE, { texts: [], picture: "haus-2b" }, [8])).toBe("serviceAssets.0.credentials");
  expect(findField(SERVICE, { texts: [], picture: "dreh-1a" }, [])).toBe("mainContent");
  expect(findField(SERVICE, { ...at("Im Bild: ein Haus"), picture: "haus-2b" }, [9])).toBe("slideImage");
});

test("a category's title is its name", () => {
  expect(findField({ name: { value: "Luftbild" }, description: { value: "Von oben" } }, at("Luftbild"))).toBe("name");
});

test("content that isn't in the form leads nowhere", () => {
  expect(findField(SERVICE, at("Alle Projekte"))).toBeNull();
  expect(findField(SERVICE, { texts: [] })).toBeNull();
});
