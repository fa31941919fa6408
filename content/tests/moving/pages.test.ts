// @long tools/import
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { findOldAddress } from "@schaufenster/contract/old-addresses";
import type { Payload } from "payload";
import { beforeAll, expect, test } from "vitest";
import { prepareImport, runImport } from "../../../tools/import/import-content.ts";
import { planText } from "../../../tools/import/report/plan-text.ts";
import { wordpressSource } from "../../../tools/import/sources/wordpress/read.ts";
import { presentTargets } from "../../src/addresses/old/targets.ts";
import { countPublication } from "../../src/publishing/content-version.ts";
import { settings } from "../../src/settings/settings.ts";
import { startContentSystem } from "../../testing/content-system.ts";

let payload: Payload;

beforeAll(async () => {
  payload = await startContentSystem();
});

const page = (id: number, path: string, title: string, text: string, more = "<wp:status>publish</wp:status>") =>
  `<item><title>${title}</title><link>https://alt.example${path}</link><wp:post_id>${id}</wp:post_id>
  <wp:post_name>${path.split("/").at(-2)}</wp:post_name><wp:post_type>page</wp:post_type>${more}
  <content:encoded><![CDATA[${text}]]></content:encoded></item>`;

const menuItem = (id: number, of: number, parent = 0) =>
  `<item><title/><wp:post_id>${id}</wp:post_id><wp:post_type>nav_menu_item</wp:post_type><wp:status>publish</wp:status>
  <category domain="nav_menu" nicename="haupt"><![CDATA[Haupt]]></category>
  <wp:postmeta><wp:meta_key>_menu_item_object</wp:meta_key><wp:meta_value>page</wp:meta_value></wp:postmeta>
  <wp:postmeta><wp:meta_key>_menu_item_object_id</wp:meta_key><wp:meta_value>${of}</wp:meta_value></wp:postmeta>
  <wp:postmeta><wp:meta_key>_menu_item_menu_item_parent</wp:meta_key><wp:meta_value>${parent}</wp:meta_value></wp:postmeta></item>`;

const PAGES = [
  page(201, "/ueber-uns/", "Über uns", '<p>Wir sind <a href="/leistungen/hochzeit/">zu viert</a>.</p>'),
  page(202, "/leistungen/hochzeit/", "Hochzeiten", "<p>Ein ganzer Tag.</p>"),
  page(203, "/preise/", "Preise", "<p>Ab 290 Euro.</p>", "<wp:status>draft</wp:status>"),
  page(204, "/projekte/", "Projekte", ""),
  page(205, "/kontakt/", "Kontakt", "<p>Parken können Sie im Hof.</p>"),
  page(206, "/beispiel-seite/", "Beispiel-Seite", "<p>Dies ist eine Beispiel-Seite. Sie unterscheidet sich von …</p>"),
  menuItem(301, 201),
  menuItem(302, 202, 301),
].join("");

async function prepare() {
  const file = join(settings.DATA_DIR, "export.xml");
  const text = readFileSync(join(import.meta.dirname, "../../testing/wordpress-export.xml"), "utf8");
  const linking = text.replace("[in Klammern]", '<a href="https://alt.example/ueber-uns/">wir</a>');
  writeFileSync(file, linking.replace("<item>", `${PAGES}<item>`));
  const source = wordpressSource({ file, postTypes: ["post"] });
  return prepareImport(payload, source, await source.read());
}

test("WordPress's pages become pages with their addresses; what is here already is not made twice", async () => {
  const prepared = await prepare();
  expect(planText(prepared.steps)).toContain("Seite: 4 neu");
  expect(prepared.content.notes).toEqual(
    expect.arrayContaining([
      expect.stringContaining("Rechtstexte sind nicht übernommen, denn hier gibt es sie schon: „Impressum“"),
      "Seiten ohne eigenen Text, an deren Stelle hier anderes steht: „Projekte“ (https://alt.example/projekte/).",
      "Nicht übernommen, denn es ist das Beispiel von WordPress: „Beispiel-Seite“.",
    ]),
  );
  const { outcomes } = await runImport(payload, prepared);
  expect(outcomes.flatMap(({ error }) => error ?? [])).toEqual([]);

  const { docs } = await payload.find({
    collection: "pages",
    where: { placement: { not_equals: "legal" } },
    draft: true,
    sort: "id",
    depth: 0,
  });
  expect(docs.map(({ title, address, placement, _status }) => [title, address, placement, _status])).toEqual([
    ["Über uns", "ueber-uns", "navigation", "published"],
    ["Hochzeiten", "hochzeit", "none", "published"],
    ["Preise", "preise", "none", "draft"],
    ["Kontakt", "kontakt", "none", "draft"],
  ]);
  expect(docs[0]?.content).toBe("Wir sind [zu viert](/hochzeit).");
  const [mill] = (await payload.find({ collection: "projects", where: { header: { contains: "Mühle" } } })).docs;
  expect(mill?.content).toContain("[wir](/ueber-uns)");

  countPublication();
  const old = await presentTargets(payload);
  const lead = [
    "/leistungen/hochzeit",
    "/?page_id=202",
    "/kontakt",
    "/projekte",
    "/impressum",
    "/ueber-uns",
    "/preise",
  ];
  expect(lead.map((address) => findOldAddress(address, (key) => old.get(key)))).toEqual([
    "/hochzeit",
    "/hochzeit",
    "/#contact",
    null, // this website's own
    null,
    null, // the page itself
    null, // a draft
  ]);

  const again = (await prepare()).steps.filter(({ type }) => type === "pages");
  expect(again.map(({ action }) => action)).toEqual(["unchanged", "unchanged", "unchanged", "unchanged"]);
});
