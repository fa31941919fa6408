import { ONLY_ID, PREVIEW_HEADER } from "@schaufenster/contract/preview";
import type { Payload } from "payload";
import { beforeAll, expect, test } from "vitest";
import { createGraphQLServer } from "../../src/content-api/server.ts";
import { previewUrl } from "../../src/editing/preview/live-preview.ts";
import { createPreviewToken } from "../../src/editing/preview/token.ts";
import { askGraphQL, startContentSystem } from "../../testing/content-system.ts";

let payload: Payload;

beforeAll(async () => {
  payload = await startContentSystem();
});

const QUERY = "{ appearance { data { attributes { accent typeface mark markId markWidth markGround } } } }";
type Answer = { appearance: { data: { attributes: Record<string, unknown> } } };

const published = async () => ((await askGraphQL(payload)(QUERY)).data as Answer).appearance.data.attributes;

const address = (svg: string) => `data:image/svg+xml;base64,${Buffer.from(svg).toString("base64")}`;
const HOSTILE =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 3" onload="alert(1)"><script>alert(1)</script><path d="M0 0h9v3H0z"/></svg>';

test("a published brand is public with its processed mark; other facts about it in a request are ignored", async () => {
  const data = { accent: "0B2A6B", typeface: "serif" as const, mark: address(HOSTILE), markId: "x", markWidth: 5 };
  await payload.updateGlobal({ slug: "appearance", data, draft: true });
  expect(await published()).not.toMatchObject({ typeface: "serif" });

  await payload.updateGlobal({ slug: "appearance", data: { ...data, _status: "published" } });
  const shown = await published();
  expect(shown).toMatchObject({ accent: "#0b2a6b", typeface: "serif", markId: expect.stringMatching(/^[\w-]{16}$/) });
  expect(shown.markWidth).not.toBe(5);
  const svg = Buffer.from(String(shown.mark).split(",")[1] ?? "", "base64").toString();
  expect(svg).toContain("<path");
  expect(svg).not.toMatch(/script|onload/);
});

test("an illegible colour stays a draft: publishing it is refused in German with a usable one", async () => {
  await payload.updateGlobal({ slug: "appearance", data: { accent: "#7a7a7a" }, draft: true });
  const publishing = payload.updateGlobal({ slug: "appearance", data: { accent: "#7a7a7a", _status: "published" } });
  await expect(publishing).rejects.toMatchObject({
    data: { errors: [{ path: "accent", message: expect.stringMatching(/Der nächste Ton, der geht: #/) }] },
  });
  expect(await published()).toMatchObject({ accent: "#0b2a6b" });
});

test("a brand's draft is only in its own preview", async () => {
  await payload.updateGlobal({ slug: "appearance", data: { accent: "#13612f" }, draft: true });
  const accentSeen = async (collection: "appearance" | "projects", id: string) => {
    const response = await createGraphQLServer(async () => payload).fetch("http://content/graphql", {
      method: "POST",
      headers: { "content-type": "application/json", [PREVIEW_HEADER]: createPreviewToken({ collection, id }) },
      body: JSON.stringify({ query: QUERY }),
    });
    return ((await response.json()) as { data: Answer }).data.appearance.data.attributes.accent;
  };
  expect(await accentSeen("appearance", ONLY_ID)).toBe("#13612f");
  expect(await accentSeen("projects", "1")).toBe("#0b2a6b");
  const args = { data: {}, globalConfig: { slug: "appearance" } } as Parameters<typeof previewUrl>[0];
  expect(previewUrl(args)).toMatch(/^\/vorschau\?token=appearance\.0\./);
});

test("without a mark, a brand has the aperture again", async () => {
  await payload.updateGlobal({ slug: "appearance", data: { accent: "#0b2a6b", mark: null, _status: "published" } });
  expect(await published()).toMatchObject({ mark: null, markId: null, markWidth: null });
});
