import { expect, test } from "vitest";
import { MEDIA_SIZES } from "./media.ts";
import { findPlace, pictureOf, withWordsAround } from "./place.ts";

test.each([
  ["Wir bauen Häuser.", "Wir bauen Häuser.", 4, 4],
  ["Wir **bauen** *Häuser*.", "Wir bauen Häuser.", 10, 15],
  ["Licht-\\\nbilder\\. Für „alle“", "Lichtbilder. Für »alle«", 17, 22],
  ["Foto\u00adgrafie", "Fotografie", 4, 5],
  ["# Titel\n\nErster Absatz.\n\nZweiter Absatz.", "Zweiter Absatz.", 15, 39],
  ["STRASSE", "Straße", 0, undefined],
  ["Ganz anderes", "Wir bauen Häuser.", 0, undefined],
  ["…", "…", 0, undefined],
])("in %j the place in %j is found, whatever punctuation is between the letters", (value, text, at, found) => {
  expect(findPlace(value, [{ text, at }])?.at).toBe(found);
});

test("if the paragraph can't be found, its word is", () => {
  const places = [
    { text: "Wir bauen Häuser in Berlin.", at: 20 },
    { text: "Berlin", at: 0 },
  ];
  expect(findPlace("Wir bauen [Häuser](https://haus.example) in Berlin.", places)?.at).toBe(44);
});

test("a word is found only as a whole word", () => {
  expect(findPlace("Startseite und Preise: am Start", [{ text: "Start", at: 0 }])?.at).toBe(26);
  expect(findPlace("Die Preise", [{ text: "Preis", at: 0 }])).toBeNull();
});

test("if the website has filled in a placeholder, the place is found by the surrounding words", () => {
  const shown = [{ text: "Verantwortlich nach § 18 MStV ist Erika Muster, Adresse wie oben.", at: 57 }];
  const field = "# Verantwortlich\n\nVerantwortlich nach § 18 MStV ist {{Inhaber}}, Adresse wie oben.";
  expect(findPlace(field, shown)).toBeNull();
  expect(findPlace(field, withWordsAround(shown))?.at).toBe(field.indexOf("wie oben") + 1);
});

test.each([["original", ""], ...Object.keys(MEDIA_SIZES).map((size) => [size, `${size}_`])])(
  "a picture is found by its file name in the size %s",
  (_, prefix) => {
    expect(pictureOf(`http://localhost/uploads/${prefix}haus-am%20see.1a.avif?x=1`)).toBe("haus-am see.1a");
  },
);
