import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

type Attributes = Record<string, unknown>;
type StrapiItem = { id: string; attributes: Attributes };
type StoredFile = { body: Buffer; type: string; modified: Date };

/** The content of a Strapi 4 with the specification's types, which tests can change. */
export type StrapiContent = {
  services: StrapiItem[];
  menuitems: StrapiItem[];
  references: StrapiItem[];
  categories: StrapiItem[];
  projects: StrapiItem[];
};

export type StrapiServer = StrapiContent & {
  url: string;
  /** By path: `/uploads/bild.png`. */
  files: Map<string, StoredFile>;
  /** Paths of all fully fetched files, in order. */
  fetched: string[];
  /** Called with each file's path before it is sent; its promise is awaited. */
  onFile: (path: string) => void | Promise<void>;
  close: () => Promise<void>;
};

const PAGE_SIZE = 8;

/**
 * Starts a server that answers the contract's operations like Strapi 4 (see the recordings in
 * site/testing/fixtures/strapi4), from content that a test can change.
 */
export async function startStrapi(content: StrapiContent): Promise<StrapiServer> {
  const state = { ...content, files: new Map<string, StoredFile>(), fetched: [] as string[], onFile: () => {} };
  const server = createServer((request, response) => {
    answer(strapi, request, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const strapi: StrapiServer = Object.assign(state, {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  });
  return strapi;
}

/** A file in Strapi's response format. */
export function strapiFile(id: string, name: string, texts: { alternativeText?: string; caption?: string } = {}) {
  const attributes = { name, url: `/uploads/${name}`, alternativeText: null, caption: null, formats: null, ...texts };
  return { data: { id, attributes } };
}

async function answer(strapi: StrapiServer, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const path = new URL(request.url ?? "", strapi.url).pathname;
  if (path !== "/graphql") return answerFile(strapi, path, request, response);
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const { operationName, variables } = JSON.parse(Buffer.concat(chunks).toString());
  const data = dataFor(strapi, operationName, variables);
  response.writeHead(data ? 200 : 400, { "content-type": "application/json" });
  response.end(JSON.stringify(data ? { data } : { errors: [{ message: `Cannot query ${operationName}` }] }));
}

async function answerFile(strapi: StrapiServer, path: string, request: IncomingMessage, response: ServerResponse) {
  const file = strapi.files.get(path);
  if (!file) {
    const error = { status: 404, name: "NotFoundError", message: "Not Found", details: {} };
    response.writeHead(404, { "content-type": "application/json" }).end(JSON.stringify({ data: null, error }));
    return;
  }
  if (request.method === "GET") {
    await strapi.onFile(path);
    strapi.fetched.push(path);
  }
  response.writeHead(200, {
    "content-type": file.type,
    "content-length": file.body.length,
    "last-modified": file.modified.toUTCString(),
  });
  response.end(request.method === "HEAD" ? undefined : file.body);
}

function dataFor(strapi: StrapiServer, operation: string, variables: { page: number; id: string; cat: string }) {
  const { services, menuitems, references, projects, categories } = strapi;
  const all = (data: StrapiItem[]) => ({ data });
  const find = (items: StrapiItem[], id: string) => ({ data: items.find((each) => each.id === id) ?? null });
  const newest = projects.toSorted((a, b) => Number(b.id) - Number(a.id));
  const start = ((variables.page ?? 1) - 1) * PAGE_SIZE;
  const pagination = {
    total: newest.length,
    page: variables.page,
    pageSize: PAGE_SIZE,
    pageCount: Math.ceil(newest.length / PAGE_SIZE),
  };
  switch (operation) {
    case "InitialData":
      return { services: all(services), menuitems: all(menuitems), references: all(references) };
    case "Projects":
      return {
        projects: { data: newest.slice(start, start + PAGE_SIZE), meta: { pagination } },
        categories: all(categories),
      };
    case "ProjectDetails":
      return { project: find(projects, variables.id), projects: all([]), categories: all(categories) };
    case "AllCategories":
      return { categories: all(categories) };
    default:
      return null;
  }
}
