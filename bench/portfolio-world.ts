/** A content system with many projects and a site before it, both in this process, for measuring. */
import { mkdtempSync, rmSync } from "node:fs";
import { createServer, type RequestListener } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createServer as createViteServer } from "vite";
import { ROOT } from "../scripts/environment.ts";

const CATEGORIES = 6;

/** As much of the two workspaces as is used here; each is type-checked by its own settings, not by those of scripts. */
type Content = { create: (args: object) => Promise<unknown>; db: { client: Client } };
type Modules = {
  getPayload: (options: { config: unknown }) => Promise<Content>;
  default: unknown;
  createGraphQLServer: (content: () => Promise<Content>) => RequestListener;
  countPublication: (payload: Content) => Promise<void>;
  picture: (width: number, height: number) => Promise<Buffer>;
  uploadedFile: (name: string, mimetype: string, data: Buffer) => object;
  startTestSite: (contentUrl: string) => Promise<{
    url: string;
    dependencies: { caches: { expire: () => void } };
    close: () => Promise<unknown>;
  }>;
};

/** A module by its path in this repository. */
const load = async (path: string): Promise<Modules> => import(join(ROOT, path));

export type World = {
  /** Renders a page that no cache holds; gives how long that takes, in ms. */
  render: (path: string) => Promise<number>;
  /** Writes into the database, past the content system, which is told that something was published. */
  change: (statement: string) => Promise<void>;
  close: () => Promise<void>;
};

/**
 * Starts both with an empty database that then holds so many projects, each with a picture and two categories.
 * One world a process: the content system reads its settings once.
 */
export async function startWorld(projects: number): Promise<World> {
  const folder = mkdtempSync(join(tmpdir(), "schaufenster-bench-"));
  Object.assign(process.env, {
    NODE_ENV: "production",
    DATA_DIR: folder,
    PAYLOAD_SECRET: "bench".repeat(8),
    WEBHOOK_SECRET: "bench".repeat(8),
    SITE_URLS: "http://127.0.0.1:9",
    BACKGROUND_ENCODING: "off",
    LOG_LEVEL: "silent",
  });
  process.chdir(join(ROOT, "content"));
  const { getPayload } = await load("node_modules/payload/dist/index.js");
  const { default: config } = await load("content/src/payload.config.ts");
  const { createGraphQLServer } = await load("content/src/graphql/server.ts");
  const { countPublication } = await load("content/src/publishing/content-version.ts");
  const { picture, uploadedFile } = await load("content/testing/pictures.ts");
  const payload = await getPayload({ config });

  const file = uploadedFile("bild.jpg", "image/jpeg", await picture(1600, 1000));
  await payload.create({ collection: "media", file, data: { alternativeText: "Ein Kreis auf rotem Grund" } });
  for (let number = 1; number <= CATEGORIES; number += 1) {
    await payload.create({ collection: "categories", data: { name: `Kategorie ${number}`, _status: "published" } });
  }
  await insertProjects(payload.db, projects);

  const graphql = createServer(createGraphQLServer(async () => payload)).listen(0, "127.0.0.1");
  await new Promise((resolve) => graphql.once("listening", resolve));
  const address = graphql.address();
  const port = typeof address === "object" ? address?.port : null;

  const vite = await createViteServer({
    root: join(ROOT, "site"),
    mode: "test",
    server: { middlewareMode: true, ws: false, watch: null },
    appType: "custom",
    logLevel: "error",
  });
  const { startTestSite } = (await vite.ssrLoadModule("/testing/site.ts")) as Modules;
  const site = await startTestSite(`http://127.0.0.1:${port}`);

  return {
    async render(path) {
      site.dependencies.caches.expire();
      const started = performance.now();
      const response = await fetch(site.url + path);
      await response.arrayBuffer();
      if (!response.ok) throw new Error(`${path} answered ${response.status}`);
      return performance.now() - started;
    },
    async change(statement) {
      await payload.db.client.execute(statement);
      await countPublication(payload);
    },
    async close() {
      await site.close();
      await vite.close();
      graphql.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

type Client = { execute: (statement: string) => Promise<unknown> };

/**
 * Straight into the tables: through the content system ten thousand would take minutes.
 *
 * @param after their numbers begin behind this one
 */
export async function insertProjects({ client }: { client: Client }, count: number, after = 0): Promise<void> {
  const numbers = `WITH RECURSIVE n(i) AS (SELECT ${after + 1} UNION ALL SELECT i + 1 FROM n WHERE i < ${after + count})`;
  const day = "strftime('%Y-%m-%dT%H:%M:%fZ', '2000-01-01', '+' || i || ' hours')";
  const text = "'Ein Absatz über die Arbeit, der so lang ist, wie Absätze über Arbeiten nun einmal sind. '";
  await client.execute(
    `${numbers} INSERT INTO projects (id, header, teaser, image_id, content, published_at, updated_at, created_at, _status)
     SELECT i, 'Projekt Nummer ' || i, 'Ein Satz zum Projekt.', 1, ${text} || ${text}, ${day}, ${day}, ${day}, 'published' FROM n`,
  );
  for (const [order, category] of [
    [1, `1 + i % ${CATEGORIES}`],
    [2, `1 + (i + 1) % ${CATEGORIES}`],
  ]) {
    await client.execute(
      `${numbers} INSERT INTO projects_rels ("order", parent_id, path, categories_id) SELECT ${order}, i, 'categories', ${category} FROM n`,
    );
  }
}
