import sharp from "sharp";
import { expect, test } from "vitest";
import { wordsOfPicture } from "./picture-words.ts";

const HARBOUR = "Der Hafen bei Nacht, im Vordergrund ein Kran";

const wordsOf = async (name: string) => wordsOfPicture(await sharp(`../tests/foreign/words/${name}`).metadata());

test.each([
  ["lightroom.jpg", "Foto: Jörg Müßig / © 2026 Studio Nord", HARBOUR, HARBOUR],
  ["lightroom.png", "Foto: Jörg Müßig", "Der Hafen bei Nacht", "Der Hafen bei Nacht"],
  ["iptc-latin1.jpg", "Foto: Jörg Müßig, Köln", "Übersicht der Brücke", "Übersicht der Brücke"],
  ["exif-alone.jpg", "(c) Jörg Müßig", "Ein Kran am Hafen", "Ein Kran am Hafen"],
  ["languages.jpg", "Foto: Erika Mustermann / dpa", "Ein Kran am Hafen", "Ein roter Kran in der Nacht"],
  ["camera.jpg", "", "", ""],
  ["two-photographers.jpg", "Foto: Erika Mustermann, Max Muster", "", ""],
])("%s proposes whose it is, a caption and an alternative text", async (name, credit, caption, alternativeText) => {
  expect(await wordsOf(name)).toEqual({ credit, caption, alternativeText });
});

test.each(["exif", "iptc", "xmp"] as const)("damaged %s proposes nothing, and ends", (part) => {
  for (const bytes of [Buffer.alloc(0), Buffer.alloc(50_000, "<a>"), Buffer.from("II*\0\xff\xff\xff\x7f", "latin1")])
    expect(wordsOfPicture({ [part]: bytes }).credit).toBe("");
});

test("a long text is cut at a word, so that it fits its field", () => {
  const xmp = Buffer.from(
    `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="r"><rdf:Description photoshop:Headline="${"Kran ".repeat(200)}"/></rdf:RDF></x:xmpmeta>`,
  );
  const { caption, alternativeText } = wordsOfPicture({ xmp });
  expect([caption.length <= 300, alternativeText.length <= 500]).toEqual([true, true]);
  expect(caption).toMatch(/Kran …$/);
});
