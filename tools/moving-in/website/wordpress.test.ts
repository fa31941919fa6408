import { afterEach, expect, test } from "vitest";
import { OldServers } from "../../../content/src/moving-in/old-servers.ts";
import { type OldContent, startOldWebsite } from "../../../content/testing/old-website.ts";
import { Visitor } from "./visitor.ts";
import { libraryOf, readWordPress } from "./wordpress.ts";

const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

async function read(content: Partial<OldContent>) {
  const old = await startOldWebsite(content);
  closing.push(old.close);
  const visitor = new Visitor(old.url, new OldServers({ trusted: [old.url] }));
  return { old, wordPress: await readWordPress(visitor, await visitor.get("/")) };
}

const CONTENT: Partial<OldContent> = {
  entries: {
    "/haus/": {
      number: 11,
      title: "Haus &amp; Hof",
      html: "<p>Text</p>",
      date: "2019-03-01T10:00:00",
      categories: ["Film"],
      tags: ["see"],
    },
    "/kunde/": { number: 12, title: "Kunde", html: "geheim", hasPassword: true },
    "/stuhl/": { number: 13, title: "Stuhl", html: "", type: "werk" },
  },
  files: { "/wp-content/uploads/a.jpg": { number: 31, type: "image/jpeg", body: Buffer.of(), alt: "Ein Haus" } },
};

test("the public data of a WordPress: entries of all types, their terms, and files", async () => {
  const { old, wordPress } = await read(CONTENT);
  expect([...(wordPress?.entries ?? [])]).toMatchObject([
    [
      `${old.url}/haus/`,
      {
        id: "11",
        type: "post",
        title: "Haus & Hof",
        date: "2019-03-01T10:00:00.000Z",
        rendered: "<p>Text</p>",
        isProtected: false,
        terms: [
          { taxonomy: "category", name: "Film" },
          { taxonomy: "post_tag", name: "see" },
        ],
      },
    ],
    [`${old.url}/kunde/`, { isProtected: true, rendered: "" }],
    [`${old.url}/stuhl/`, { type: "werk" }],
  ]);
  expect(wordPress?.files).toMatchObject([
    { id: "31", alternativeText: "Ein Haus", page: `${old.url}/datei-31/`, name: "a.jpg" },
  ]);
});

test("no data is read from private APIs or other websites", async () => {
  expect((await read({ ...CONTENT, hasRest: false })).wordPress).toBeNull();
  const { old, wordPress } = await read({ ...CONTENT, pages: { "/": "<p>Keine WordPress-Seite</p>" } });
  expect([old.url.startsWith("http"), wordPress]).toEqual([true, null]);
});

/** A file of the library, and the response at an address. */
function foundAt(address: string, name: string) {
  const url = `https://alt.example/a/${name}`;
  const file = { id: "1", url, page: "", name, thumbnail: url, alternativeText: null, caption: null };
  return libraryOf([file]).fileAt(address)?.name ?? null;
}

test.each([
  ["/a/haus-300x200.jpg", "haus.jpg"],
  ["https://alt.example/a/Haus-scaled.jpg?x=1", "haus.jpg"],
  ["/a/haus-1024x768-300x200.jpg", "haus.jpg"],
  ["/a/haus-e1612345678901-300x200.jpg", "haus.jpg"],
  ["/a/haus-300x200.jpg", "haus-1920x1080.jpg"],
  ["/a/haus.jpg.webp", "haus.jpg"],
  ["/a/haus-p-800.png", "haus.png"],
  ["/a/T%C3%BCr.jpg", "tür.jpg"],
  ["/a/Tu\u0308r.jpg", "tür.jpg"],
])("%s is a size of %s", (address, name) => {
  expect(foundAt(address, name)).toBe(name);
});

test("a number at the end of a name is part of it, as are another folder and extension", () => {
  const others = ["/a/haus-2.jpg", "/b/haus.jpg", "/a/haus.png"];
  expect(others.map((address) => foundAt(address, "haus.jpg"))).toEqual([null, null, null]);
});

test("a file is found by any size, and by its own page only as a page", () => {
  const url = "https://alt.example/a/haus.jpg";
  const smaller = "https://alt.example/a/haus-scaled.jpg";
  const page = "https://alt.example/haus-bild/";
  const file = {
    id: "1",
    url,
    smaller,
    page,
    name: "haus.jpg",
    thumbnail: "https://alt.example/a/haus-300x200.jpg",
    alternativeText: null,
    caption: null,
  };
  const library = libraryOf([file]);
  for (const address of [url, smaller, "https://alt.example/a/haus-300x200.jpg", "/a/haus.jpg"])
    expect(library.fileAt(address)).toBe(file);
  expect([library.fileAt(page), library.isPageOfFile(page), library.isPageOfFile(url)]).toEqual([null, true, false]);
  expect(library.thumbnailOf({ ...file })).toBe(file.thumbnail);
});
