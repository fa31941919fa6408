import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, expect, test } from "vitest";
import { strapiSource } from "./strapi-source.ts";

let server: Server | undefined;
afterEach(() => server?.close());

/** A server that returns the given data for paths below /api, and an error or a page for GraphQL. */
async function start(types: Record<string, unknown>, graphql: { status: number; body: string }): Promise<string> {
  server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? "", "http://x");
    if (pathname === "/graphql") return response.writeHead(graphql.status).end(graphql.body);
    const entries = types[pathname.slice("/api/".length)];
    if (!Array.isArray(entries)) return response.writeHead(typeof entries === "number" ? entries : 404).end("{}");
    const page = Number(searchParams.get("pagination[page]"));
    const data = entries.slice(page - 1, page);
    response.end(JSON.stringify({ data, meta: { pagination: { page, pageSize: 1, pageCount: entries.length } } }));
  });
  await new Promise<void>((resolve) => server?.listen(0, "127.0.0.1", resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const OTHER_GRAPHQL = {
  status: 400,
  body: JSON.stringify({ errors: [{ message: 'Cannot query field "data" on type "Service".' }] }),
};

const file = (id: number, name: string) => ({
  id,
  documentId: `f${id}`,
  name,
  url: `/uploads/${name}`,
  alternativeText: "Ein Rad",
  caption: null,
  formats: { small: { url: `/uploads/small_${name}` } },
});

const FLAT = {
  categories: [{ id: 31, documentId: "cat1", name: "Film", description: null }],
  services: [
    {
      id: 4,
      documentId: "srv1",
      name: "film",
      title: "Film",
      header: "Filme",
      mainContent: "Text",
      sortId: 1,
      slideImage: file(7, "rad.jpg"),
      serviceAssets: [
        { id: 9, title: "Dreh", icon: "film", content: "Wir drehen.", credentials: [file(8, "dreh.jpg")] },
      ],
    },
  ],
  references: [
    {
      id: 5,
      documentId: "ref1",
      title: "Kunde",
      description: "Gut",
      url: "https://kunde.example",
      image: null,
      localVideo: null,
      sortId: 1,
    },
  ],
  menuitems: [],
  projects: [
    {
      id: 40,
      documentId: "prj1",
      header: "Alt",
      teaser: "Kurz",
      content: "![](/uploads/small_rad.jpg)",
      createdAt: "2023-01-05T10:00:00.000Z",
      publishedAt: "2023-01-06T10:00:00.000Z",
      image: file(7, "rad.jpg"),
      categories: [{ id: 31, documentId: "cat1", name: "Film" }],
    },
    {
      id: 55,
      documentId: "prj2",
      header: "Neu",
      teaser: null,
      content: "Text",
      createdAt: "2024-01-05T10:00:00.000Z",
      publishedAt: "2024-01-06T10:00:00.000Z",
      image: null,
      categories: [],
    },
  ],
};

test("a Strapi 5, which has another GraphQL schema, is read by REST: all pages, files, assets within services, stable ids", async () => {
  const address = await start(FLAT, OTHER_GRAPHQL);
  const { entries, targetOf } = await strapiSource({ address }).read();
  expect(entries.map(({ type, id, title }) => [type, id, title])).toEqual([
    ["categories", "cat1", "Film"],
    ["services", "srv1", "Film"],
    ["references", "ref1", "Kunde"],
    ["projects", "prj1", "Alt"],
    ["projects", "prj2", "Neu"],
  ]);
  expect(entries[1]?.fields).toMatchObject({
    slideImage: { file: { url: `${address}/uploads/rad.jpg`, alternativeText: "Ein Rad" } },
    serviceAssets: { rows: [{ title: "Dreh", credentials: { files: [{ name: "dreh.jpg" }] } }] },
  });
  expect(entries[3]).toMatchObject({
    draft: false,
    createdAt: "2023-01-05T10:00:00.000Z",
    fields: { categories: { ids: ["cat1"] } },
  });
  expect(targetOf("/uploads/small_rad.jpg", "image", "")).toMatchObject({ file: { name: "rad.jpg" } });
});

test("a Strapi 4 without GraphQL is read by REST", async () => {
  const wrapped = {
    ...FLAT,
    projects: [
      {
        id: 40,
        attributes: {
          header: "Alt",
          content: "Text",
          publishedAt: "2023-01-06T10:00:00.000Z",
          categories: { data: [{ id: 31, attributes: { name: "Film" } }] },
          image: { data: null },
        },
      },
    ],
  };
  const { entries } = await strapiSource({
    address: await start(wrapped, { status: 405, body: "Method Not Allowed" }),
  }).read();
  expect(entries.at(-1)).toMatchObject({
    id: "40",
    title: "Alt",
    fields: { image: null, categories: { ids: ["31"] } },
  });
});

test("other systems and types that aren't public get a message that says what to do", async () => {
  await expect(
    strapiSource({ address: await start({}, { status: 200, body: "<!DOCTYPE html>" }) }).read(),
  ).rejects.toThrow("antwortet kein Strapi mit GraphQL (Status 200) und keins mit REST. Bitte prüfen Sie die Adresse.");
  server?.close();
  await expect(strapiSource({ address: await start({}, OTHER_GRAPHQL) }).read()).rejects.toThrow(
    /läuft kein Strapi mit den Typen dieser Website/,
  );
  server?.close();
  await expect(strapiSource({ address: await start({ categories: 403 }, OTHER_GRAPHQL) }).read()).rejects.toThrow(
    /gibt „categories“ nicht heraus .*API-Token/,
  );
});
