import { sql } from "@payloadcms/db-sqlite/drizzle";
import type { Payload, PayloadRequest } from "payload";
import { beforeAll, expect, test } from "vitest";
import { CATEGORIES_WITHOUT_DRAFTS } from "../../migrations/categories-without-drafts.ts";
import { runStatement } from "../../src/platform/database/statement.ts";
import { startContentSystem } from "../../testing/content-system.ts";

let payload: Payload;

beforeAll(async () => {
  payload = await startContentSystem();
});

test("categories that had drafts: none becomes public, and the latest draft's text is kept", async () => {
  const req = { payload } as PayloadRequest;
  const add = async (name: string, status: string, draft: { name: string | null; description: string } | null) => {
    const data = { name, description: "Alt", _status: status } as never;
    const { id } = await payload.create({ collection: "categories", data });
    await payload.db.deleteVersions({ collection: "categories", where: { parent: { equals: id } } });
    if (draft)
      await runStatement(
        req,
        sql`INSERT INTO _categories_v (parent_id, version_name, version_description, version__status, latest)
          VALUES (${id}, ${draft.name}, ${draft.description}, 'draft', TRUE)`,
      );
    return id;
  };
  const ids = [
    await add("Porträt", "draft", { name: "Menschen", description: "Neu" }),
    await add("Luft", "published", { name: "Luftbild", description: "Neu" }),
    await add("Bauten", "draft", { name: "Luft", description: "Neu" }), // the name was taken since
    await add("Leer", "draft", { name: null, description: "Nur das" }),
    await add("Ohne", "draft", null),
  ];
  await runStatement(req, sql`UPDATE categories SET name = '' WHERE name = 'Leer'`);
  for (const statement of CATEGORIES_WITHOUT_DRAFTS) await runStatement(req, sql.raw(statement));
  const now = await Promise.all(ids.map((id) => payload.findByID({ collection: "categories", id, depth: 0 })));
  expect(now.map(({ name, description, _status }) => [name, description, _status])).toEqual([
    ["Menschen", "Neu", "draft"],
    ["Luft", "Alt", "published"],
    ["Bauten", "Neu", "draft"],
    [`Ohne Namen ${ids[3]}`, "Nur das", "draft"],
    ["Ohne", "Alt", "draft"],
  ]);
  expect(
    (await payload.findVersions({ collection: "categories", where: { parent: { equals: ids[1] } } })).docs,
  ).toEqual([expect.objectContaining({ version: expect.objectContaining({ name: "Luftbild", description: "Neu" }) })]);
});
