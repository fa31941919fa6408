import type { Payload } from "payload";
import { beforeAll, expect, test } from "vitest";
import { startContentSystem } from "../../testing/content-system.ts";
import { legalPage } from "../../testing/legal-texts.ts";
import { editorRest, type Rest } from "../../testing/rest.ts";

let payload: Payload;
let rest: Rest;

beforeAll(async () => {
  payload = await startContentSystem();
  rest = await editorRest(payload);
});

const DEEP = `Ein Satz.\n\n${">".repeat(5000)}`;

test("a text that the website can't render is refused with field, line and reason, however it is published", async () => {
  const refusal = [400, expect.stringMatching(/In Zeile 3 stehen mehr als 20 Zitate.*"path":"content"/)];
  const created = await rest("POST", "/projects", { header: "Tief", content: DEEP, _status: "published" });
  expect([created.status, created.body]).toEqual(refusal);
  const draft = await rest("POST", "/projects?draft=true", { header: "Tief", content: DEEP });
  expect(draft.status).toBe(201);
  const { id } = JSON.parse(draft.body).doc as { id: number };
  const published = await rest("PATCH", `/projects/${id}`, { _status: "published" });
  expect([published.status, published.body]).toEqual(refusal);
  const { id: page } = await legalPage(payload, "impressum");
  const legal = await rest("PATCH", `/pages/${page}`, { content: "*a_".repeat(60_000), _status: "published" });
  expect([legal.status, legal.body]).toEqual([400, expect.stringContaining("Ab Zeile 1 stehen zu viele Zeichen")]);
});

test("so is one from an import", async () => {
  const data = { header: "Aus dem alten System", content: DEEP, _status: "published" as const };
  await expect(payload.create({ collection: "projects", data })).rejects.toMatchObject({
    data: { errors: [{ path: "content", message: expect.stringContaining("In Zeile 3") }] },
  });
});
