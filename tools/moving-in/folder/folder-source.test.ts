import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { OldServers } from "../../../content/src/moving-in/old-servers.ts";
import { zipOf } from "../../testing/zip.ts";
import type { Entry } from "../model.ts";
import { sourceOf } from "../source-of.ts";
import { nameAndDate } from "./name-and-date.ts";
import { projectFolders } from "./project-folders.ts";

const folder = mkdtempSync(join(tmpdir(), "schaufenster-folder-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function write(name: string, content: string | Buffer): string {
  const path = join(folder, name);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, content);
  return path;
}

const XMP = `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:description><rdf:Alt><rdf:li xml:lang="x-default">Die Mühle von Westen</rdf:li></rdf:Alt></dc:description><dc:creator><rdf:Seq><rdf:li>Erika Muster</rdf:li></rdf:Seq></dc:creator></rdf:Description></rdf:RDF></x:xmpmeta>`;

let plain: Buffer;
beforeAll(async () => {
  const picture = sharp({ create: { width: 8, height: 8, channels: 3, background: "#484" } }).jpeg();
  plain = await picture.clone().toBuffer();
  const told = await picture
    .clone()
    .withXmp(XMP)
    .withExif({ IFD0: { DateTime: "2024:02:03 10:00:00" }, IFD2: { DateTimeOriginal: "2023:05:12 09:30:00" } })
    .toBuffer();
  write("Portfolio/Mühle im Tal/bild10.jpg", plain);
  write("Portfolio/Mühle im Tal/bild2.jpg", told);
  write("Portfolio/Mühle im Tal/bild1 (neu).jpg", told);
  write("Portfolio/Mühle im Tal/text.txt", "Erste Zeile\n5 * 3\n\nZweiter Absatz");
  write("Portfolio/Mühle im Tal/bild2.xmp", "<x/>");
  write("Portfolio/Mühle im Tal/Thumbs.db", "x");
  write("Portfolio/Mühle im Tal/.DS_Store", "x");
  write(
    "Portfolio/Mühle im Tal/roh.cr2",
    Buffer.concat([Buffer.from("II*\0\x10\0\0\0CR\x02\0", "latin1"), Buffer.alloc(64)]),
  );
  write("Portfolio/Feste/2022-07-30_Sommerfest/01.jpg", plain);
  write("Portfolio/Feste/2022-07-30_Sommerfest/text.md", "# Das Sommerfest\n\nEs war **warm**.");
  write("Portfolio/Feste/Herbst/cover.jpg", plain);
  write("Portfolio/Feste/Herbst/a.jpg", plain);
  write("Portfolio/Feste/Herbst/Nacht/b.jpg", plain);
  write("Portfolio/logo.jpg", plain);
});

const markdown = (entry: Entry | undefined) => {
  const value = entry?.fields.content;
  return typeof value === "object" && value?.kind === "markdown" ? value.markdown : null;
};

async function read(...from: string[]) {
  const source = await sourceOf(from, { sites: [], decisions: { as: {}, without: [] }, servers: new OldServers() });
  const content = await source.read();
  return { source, ...content, projects: content.entries.filter(({ type }) => type === "projects") };
}

const MILL = "given:/Portfolio/M%C3%BChle%20im%20Tal";

test("folders are projects with a series in natural order and the captions from the pictures; a text file is the text; anything else is reported", async () => {
  const { projects, entries, warnings, targetOf, source } = await read(join(folder, "Portfolio"));
  expect(projects.map(({ title, createdAt }) => [title, createdAt])).toEqual([
    ["Das Sommerfest", "2022-07-30T00:00:00.000Z"],
    ["Mühle im Tal", "2023-05-12T00:00:00.000Z"],
    ["Herbst", null],
  ]);
  const mill = projects[1];
  expect(markdown(mill)).toBe(
    `Erste Zeile\\\n5 \\* 3\n\nZweiter Absatz\n\n![Die Mühle von Westen](${MILL}/bild1%20%28neu%29.jpg)\n![Die Mühle von Westen](${MILL}/bild2.jpg)\n![](${MILL}/bild10.jpg)`,
  );
  const file = {
    url: `${MILL}/bild1%20%28neu%29.jpg`,
    name: "bild1 (neu).jpg",
    alternativeText: "Die Mühle von Westen",
    caption: "Die Mühle von Westen",
    credit: "Foto: Erika Muster",
  };
  expect(mill?.fields.image).toEqual({ kind: "file", file });
  expect(targetOf(file.url, "image", "")).toEqual({ kind: "file", file });
  expect(source.given?.has(file.url)).toBe(true);
  expect(markdown(projects[0])).toBe("Es war **warm**.");
  expect(projects[2]?.fields.image).toMatchObject({ file: { name: "cover.jpg" } });
  expect(markdown(projects[2])).toContain("\n\n## Nacht\n\n![](given:/Portfolio/Feste/Herbst/Nacht/b.jpg)");
  expect(entries.filter(({ type }) => type === "categories").map(({ title }) => title)).toEqual(["Feste"]);
  expect(warnings).toEqual([
    expect.stringMatching(/^„Portfolio\/Mühle im Tal\/roh.cr2“ ist ein Bild in einem Format, das Browser nicht zeigen/),
    "Nicht übernommen, weil es in keinem Ordner eines Projekts liegt: „Portfolio/logo.jpg“.",
  ]);
});

test("a zip of the folder is the same content under the same name, whether the folder itself is in it or not", async () => {
  const all = readdirSync(join(folder, "Portfolio"), { recursive: true, withFileTypes: true });
  const parts = all
    .filter((each) => each.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
    .map((path) => ({ name: path.slice(folder.length + 1), data: readFileSync(path) }));
  const unpacked = await read(join(folder, "Portfolio"));
  for (const left of ["", "Portfolio/"]) {
    const zip = zipOf(parts.map((part) => ({ ...part, name: part.name.slice(left.length) })));
    const packed = await read(write("Portfolio.zip", zip));
    expect(packed.source.name).toBe(unpacked.source.name);
    expect(packed.projects).toEqual(unpacked.projects);
  }
});

test.each([
  [["Mühle/1.jpg", "Mühle/2.jpg"], ["Mühle"]],
  [
    ["Mühle/1.jpg", "Bach/1.jpg"],
    ["Mühle", "Bach"],
  ],
  [
    ["A/B/Mühle/1.jpg", "A/B/Bach/1.jpg"],
    ["Mühle", "Bach"],
  ],
  [["Mühle/1.jpg", "Mühle/2.jpg", "Mühle/3.jpg", "Mühle/Tag/1.jpg", "Mühle/Nacht/1.jpg"], ["Mühle"]],
  [
    ["A/logo.jpg", "A/Mühle/1.jpg", "A/Bach/1.jpg"],
    ["Mühle", "Bach"],
  ],
])("which folders are projects: %j", (paths, names) => {
  const files = paths.map((path) => ({ path, size: 1, open: () => Promise.reject(new Error("not read")) }));
  expect(projectFolders(files).projects.map(({ name }) => name)).toEqual(names);
});

test.each([
  ["2023-05-12_Hochzeit_Müller", "Hochzeit Müller", "2023-05-12"],
  ["20230512 Hochzeit", "Hochzeit", "2023-05-12"],
  ["12.5.2023 – Hochzeit", "Hochzeit", "2023-05-12"],
  ["2023-05 Hochzeit", "Hochzeit", "2023-05-01"],
  ["2023 Hochzeit", "2023 Hochzeit", "2023-01-01"],
  ["03 Hochzeit", "Hochzeit", null],
  ["12 - Hochzeit", "Hochzeit", null],
  ["100 Jahre Verein", "100 Jahre Verein", null],
  ["24-Stunden-Rennen", "24-Stunden-Rennen", null],
  ["2023", "2023", null],
  ["Hochzeit", "Hochzeit", null],
])("a folder's name contains the project's name and date: %s", (name, title, day) => {
  expect(nameAndDate(name)).toEqual({ name: title, date: day === null ? null : `${day}T00:00:00.000Z` });
});
