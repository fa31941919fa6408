// @long tools/moving-in, content/src/moving-in
import { findOldAddress } from "@schaufenster/contract/old-addresses";
import type { Payload } from "payload";
import { afterAll, beforeAll, expect, test } from "vitest";
import { prepareImport, runImport } from "../../../tools/moving-in/import-content.ts";
import { planText } from "../../../tools/moving-in/report/plan-text.ts";
import { websiteSource } from "../../../tools/moving-in/website/read-website.ts";
import { targetsForSites } from "../../src/addresses/old/old-address-targets.ts";
import { nextContentVersion } from "../../src/entry/content-version.ts";
import { OldServers } from "../../src/moving-in/old-servers.ts";
import { startContentSystem } from "../../testing/content-system.ts";
import { type OldEntry, type OldWebsite, startOldWebsite } from "../../testing/old-website.ts";

let payload: Payload;
let old: OldWebsite;

const page = (number: number, title: string, html: string): OldEntry => ({ type: "page", number, title, html });

const post = (number: number, title: string, html: string): OldEntry => ({ number, title, html });

beforeAll(async () => {
  payload = await startContentSystem();
  old = await startOldWebsite({
    menu: ["/", "/ueber-uns/", "/kontakt/", "/impressum/"],
    entries: {
      "/ueber-uns/": page(201, "Über uns", '<p>Wir sind <a href="/leistungen/hochzeit/">zu viert</a>.</p>'),
      "/leistungen/hochzeit/": page(202, "Hochzeiten", '<p>Ein ganzer Tag, <a href="../../muehle/">wie hier</a>.</p>'),
      "/agentur/team/": page(203, "Das Team", "<p>Vier Leute mit Kameras.</p>"),
      "/projekte/": page(204, "Projekte", ""),
      "/kontakt/": page(205, "Kontakt", "<p>Parken können Sie im Hof.</p>"),
      "/impressum/": page(206, "Impressum", "<p>Angaben nach dem Gesetz.</p>"),
      "/team/": post(
        301,
        "Ein Tag mit dem Team",
        '<p>Alle <a href="/agentur/team/">vier</a> <a href="/?p=302">am Bach</a>.</p>',
      ),
      "/muehle/": post(302, "Die Mühle", `<p><a href="/ueber-uns/?utm_source=brief">Wir</a> am Bach.</p>`),
    },
  });
});
afterAll(() => old.close());

async function prepare() {
  const servers = new OldServers({ trusted: [old.url] });
  const source = websiteSource({ address: old.url, servers, decisions: { as: {}, without: [] } });
  return prepareImport(payload, source, await source.read());
}

const idOf = async (header: string) =>
  (await payload.find({ collection: "projects", where: { header: { equals: header } } })).docs[0]?.id;

test("pages are imported with their addresses, links between entries lead here in any order, and nothing is created twice", async () => {
  const prepared = await prepare();
  expect(planText(prepared.steps)).toBe("Projekt: 2 neu\nSeite: 4 neu");
  expect(prepared.content.notes).toEqual(
    expect.arrayContaining([
      expect.stringContaining("Rechtstexte sind nicht übernommen, denn hier gibt es sie schon: „Impressum“"),
      `Seiten ohne eigenen Text, an deren Stelle hier anderes steht: „Projekte“ (${old.url}/projekte/).`,
    ]),
  );
  const { outcomes } = await runImport(payload, prepared);
  expect(outcomes.flatMap(({ error }) => error ?? [])).toEqual([]);

  const [team, mill] = [await idOf("Ein Tag mit dem Team"), await idOf("Die Mühle")];
  const where = { placement: { not_equals: "legal" } };
  const { docs } = await payload.find({ collection: "pages", where, draft: true, sort: "address", depth: 0 });
  expect(
    docs.map(({ title, address, placement, _status, content }) => [title, address, placement, _status, content]),
  ).toEqual([
    ["Das Team", "agentur-team", "none", "published", "Vier Leute mit Kameras."], // `/team/` is the post
    ["Hochzeiten", "hochzeit", "none", "published", `Ein ganzer Tag, [wie hier](/projekte/${mill}).`],
    ["Kontakt", "kontakt", "none", "draft", "Parken können Sie im Hof."],
    ["Über uns", "ueber-uns", "navigation", "published", "Wir sind [zu viert](/hochzeit)."],
  ]);
  const texts = await payload.find({ collection: "projects", sort: "header", depth: 0 });
  expect(texts.docs.map(({ content }) => content)).toEqual([
    "[Wir](/ueber-uns) am Bach.",
    `Alle [vier](/agentur-team) [am Bach](/projekte/${mill}).`,
  ]);

  nextContentVersion();
  const targets = await targetsForSites(payload);
  const lead = [
    "/leistungen/hochzeit",
    "/?page_id=202",
    "/agentur/team/",
    "/team/",
    "/muehle",
    "/projekte",
    "/impressum",
    "/ueber-uns",
    "/ueber-uns/feed/",
    "/kontakt/",
  ];
  expect(lead.map((address) => findOldAddress(address, (key) => targets.get(key)))).toEqual([
    "/hochzeit",
    "/hochzeit",
    "/agentur-team",
    `/projekte/${team}-ein-tag-mit-dem-team`,
    `/projekte/${mill}-die-muehle`,
    null, // this website's own
    null,
    "/ueber-uns", // the page itself
    "/ueber-uns",
    "/#contact",
  ]);
  expect((await prepare()).steps.filter(({ action }) => action !== "unchanged")).toEqual([]);
});
