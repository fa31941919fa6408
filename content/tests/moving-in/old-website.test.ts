// @long tools/moving-in, content/src/addresses
import { findOldAddress, oldAddressKey } from "@schaufenster/contract/old-addresses";
import type { Payload } from "payload";
import { afterAll, beforeAll, expect, test } from "vitest";
import { prepareImport, runImport } from "../../../tools/moving-in/import-content.ts";
import { websiteSource } from "../../../tools/moving-in/website/read-website.ts";
import { targetsForSites } from "../../src/addresses/old/old-address-targets.ts";
import { servePublicUpload } from "../../src/app/uploads/public-file.ts";
import { nextContentVersion } from "../../src/entry/content-version.ts";
import { OldServers } from "../../src/moving-in/old-servers.ts";
import { startContentSystem } from "../../testing/content-system.ts";
import { type OldWebsite, startOldWebsite } from "../../testing/old-website.ts";
import { pdf, picture } from "../../testing/pictures.ts";

let payload: Payload;
let old: OldWebsite;

const UPLOADS = "/wp-content/uploads/2019/03";

/** Imports a website with many kinds of addresses. */
beforeAll(async () => {
  payload = await startContentSystem();
  const [shown, large, unused] = await Promise.all([picture(600, 400), picture(610, 400), picture(620, 400)]);
  const image = (number: number, body: Buffer) => ({ number, type: "image/jpeg", body });
  old = await startOldWebsite({
    menu: ["/", "/ueber-uns/", "/journal/", "/author/chefin/", "/shop/", "/alte-agentur.html"],
    entries: {
      "/haus-am-see/": {
        number: 11,
        title: "Haus am See",
        html: `<p>Das Haus.</p><img src="${UPLOADS}/haus-300x200.jpg" alt="Ein Haus"><p><a href="${UPLOADS}/plan.pdf">Plan</a></p>`,
        date: "2019-03-01T10:00:00",
        categories: ["Film & Ton"],
        tags: ["wasser"],
      },
      "/café-größenwahn/": {
        number: 12,
        title: "Café Größenwahn",
        html: `<p>Das Café.</p><img src="${UPLOADS}/Tür & Tor-scaled.jpg" alt="Ein Tor">`,
        date: "2020-07-01T10:00:00",
        categories: ["Leer bleibt sie nicht"],
      },
      "/kunde/": { number: 13, title: "Für Kunden", html: "", hasPassword: true },
      "/ueber-uns/": { type: "page", number: 21, title: "Über uns", html: "<p>Wir sind zu viert.</p>" },
      "/journal/": { type: "page", number: 22, title: "Journal", html: "" },
    },
    files: {
      [`${UPLOADS}/haus.jpg`]: image(31, shown),
      [`${UPLOADS}/Tür & Tor-scaled.jpg`]: image(32, large),
      [`${UPLOADS}/unbenutzt.jpg`]: image(33, unused),
      [`${UPLOADS}/plan.pdf`]: { number: 34, type: "application/pdf", body: pdf("Plan") },
    },
    redirects: { "/alte-agentur.html": "/ueber-uns/", "/shop/": "https://shop.example/" },
  });
  const servers = new OldServers({ trusted: [old.url] });
  const source = websiteSource({ address: old.url, servers, decisions: { as: {}, without: [] } });
  await runImport(payload, await prepareImport(payload, source, await source.read()));
  nextContentVersion();
});
afterAll(() => old.close());

/** Where a visitor of an address ends up: an entry's name, a file's type, or a list's path. */
async function landsAt(address: string): Promise<string | null> {
  const targets = await targetsForSites(payload);
  const target = findOldAddress(address, (key) => targets.get(key));
  const [, list, id] = /^\/(projekte|projekte\/kategorie)\/(\d+)-/.exec(target ?? "") ?? [];
  const file = /^\/uploads\/(.+)$/.exec(target ?? "")?.[1];
  const key = oldAddressKey(target ?? "") ?? "";
  expect(targets.get(key) ?? target, `${address} in one hop`).toBe(target);
  if (file !== undefined) {
    const answer = await servePublicUpload(payload, new Request(`http://content/uploads/${file}`), file);
    await answer.body?.cancel();
    return answer.ok ? answer.headers.get("content-type") : null;
  }
  if (id === undefined) return target;
  const collection = list === "projekte" ? "projects" : "categories";
  const entry = await payload.findByID({ collection, id: Number(id), depth: 0 });
  if (entry._status !== "published") return null;
  return "header" in entry ? entry.header : `Kategorie ${entry.name}`;
}

test.each([
  [
    "Haus am See",
    ["/haus-am-see/", "/haus-am-see", "/Haus-am-See/", "/?p=11", "/?p=11&utm_source=brief", "/haus-am-see/feed/"],
  ],
  [
    "Haus am See",
    [
      "/haus-am-see/amp/",
      "/haus-am-see/embed/",
      "/haus-am-see/page/2/",
      "/haus-am-see/2/",
      "/haus-am-see/comment-page-1/",
    ],
  ],
  [
    "Café Größenwahn",
    ["/caf%C3%A9-gr%C3%B6%C3%9Fenwahn/", "/café-größenwahn", "/cafe%CC%81-gro%CC%88%C3%9Fenwahn/", "/?p=12"],
  ],
  ["/ueber-uns", ["/?page_id=21", "/?p=21", "/ueber-uns/feed/", "/ueber-uns/amp/", "/alte-agentur.html"]],
  [
    "Kategorie Film & Ton",
    ["/category/film-ton/", "/category/film-ton/page/3/", "/category/film-ton/feed/", "/?cat=1"],
  ],
  [
    "/projekte",
    ["/tag/wasser/", "/?tag=wasser", "/tag/wasser/feed/", "/author/chefin/", "/2019/", "/2019/03/", "/2020/page/2/"],
  ],
  ["/projekte", ["/journal/", "/journal/page/2/", "/?page_id=22"]],
  ["/projekte/feed.xml", ["/feed/", "/comments/feed/", "/?feed=rss2"]],
  ["/sitemap.xml", ["/wp-sitemap.xml", "/wp-sitemap-posts-post-1.xml"]],
  [
    "image/jpeg",
    ["haus.jpg", "haus-300x200.jpg", "haus-1024x683.jpg", "haus-scaled.jpg"].map((name) => `${UPLOADS}/${name}`),
  ],
  [
    "image/jpeg",
    ["T%C3%BCr%20&%20Tor-scaled.jpg", "T%C3%BCr%20&%20Tor.jpg", "T%C3%BCr%20&%20Tor-300x200.jpg"].map(
      (name) => `${UPLOADS}/${name}`,
    ),
  ],
  ["image/jpeg", ["/datei-31/", "/?attachment_id=31", "/?p=32"]],
  ["application/pdf", [`${UPLOADS}/plan.pdf`, "/datei-34/", "/?attachment_id=34"]],
  [null, ["/kunde/", "/?p=13", "/gibt-es-nicht/", "/shop/", `${UPLOADS}/unbenutzt.jpg`, "/datei-33/", "/?p=99"]],
])("%s is where visitors of %j arrive, in one redirect", async (where, addresses) => {
  expect(await Promise.all(addresses.map(landsAt))).toEqual(addresses.map(() => where));
});
