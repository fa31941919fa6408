// @long tools/import, content/src/addresses
import { readFileSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { join } from "node:path";
import { findOldAddress } from "@schaufenster/contract/old-addresses";
import type { Payload } from "payload";
import { afterAll, beforeAll, expect, test } from "vitest";
import { listen } from "../../../site/testing/listen.ts";
import { prepareImport, runImport } from "../../../tools/import/import-content.ts";
import { wordpressSource } from "../../../tools/import/sources/wordpress/read.ts";
import { presentTargets } from "../../src/addresses/old/targets.ts";
import { countPublication } from "../../src/publishing/content-version.ts";
import { settings } from "../../src/settings/settings.ts";
import { servePublicUpload } from "../../src/uploads/public-file.ts";
import { startContentSystem } from "../../testing/content-system.ts";
import { picture } from "../../testing/pictures.ts";

let payload: Payload;
let old: { url: string; close: () => Promise<void> };
let xml: string;

/** A real WordPress's export, whose website still serves its files, taken by an import. */
beforeAll(async () => {
  payload = await startContentSystem();
  let width = 600;
  old = await listen(
    createServer(async (request, response) => {
      if (!/\/wp-content\/.*\.(?:jpe?g|png)$/.test(request.url ?? "")) return response.writeHead(404).end();
      width += 10; // another picture for each address
      response.writeHead(200, { "content-type": "image/jpeg" }).end(await picture(width, 400));
    }),
  );
  xml = readFileSync(new URL("../../testing/wordpress-6-export.xml", import.meta.url), "utf8");
  xml = xml.replaceAll("https://lichtung.example", old.url);
  const file = join(settings.DATA_DIR, "export.xml");
  writeFileSync(file, xml);
  const source = wordpressSource({ file });
  await runImport(payload, await prepareImport(payload, source, await source.read()));
  countPublication();
});
afterAll(() => old.close());

/** Where a visitor of an address lands: the title of a project, the kind of a file that is there, or the path of a page. */
async function landsAt(address: string): Promise<string | null> {
  const targets = await presentTargets(payload);
  const target = findOldAddress(address, (key) => targets.get(key));
  const id = /^\/projekte\/(\d+)-/.exec(target ?? "")?.[1];
  const file = /^\/uploads\/(.+)$/.exec(target ?? "")?.[1];
  if (id !== undefined) {
    const { header, _status } = await payload.findByID({ collection: "projects", id: Number(id), depth: 0 });
    return _status === "published" ? header : null;
  }
  if (file === undefined) return target;
  const answer = await servePublicUpload(payload, new Request(`http://content/uploads/${file}`), file);
  await answer.body?.cancel();
  return answer.ok ? answer.headers.get("content-type") : null;
}

test("every address of a moved website that was public leads to what was taken of it, and no other does", async () => {
  const textOf = (item: string, tag: string) =>
    new RegExp(`<${tag}>(?:<!\\[CDATA\\[)?([^<\\]]*)`).exec(item)?.[1]?.replaceAll("&#038;", "&") ?? "";
  const lands: Record<string, string | null> = {};
  for (const item of xml.split("<item>").slice(1)) {
    for (const address of [textOf(item, "link"), textOf(item, "wp:attachment_url")].filter(Boolean)) {
      const path = address.slice(old.url.length);
      lands[`${textOf(item, "wp:status")} ${path}`] = await landsAt(path);
    }
  }
  expect(lands).toMatchInlineSnapshot(`
    {
      "draft /?p=56": null,
      "draft /?post_type=werk&p=36": null,
      "inherit /bild-1024x768/": "image/jpeg",
      "inherit /bild-800x600/": "image/jpeg",
      "inherit /dsc_0001-2/": "image/jpeg",
      "inherit /dsc_0001/": "image/jpeg",
      "inherit /halle-1920x1080/": "image/jpeg",
      "inherit /halle/": "image/jpeg",
      "inherit /haus-am-see/": "image/jpeg",
      "inherit /hintergrund/": "image/jpeg",
      "inherit /hochformat/": "image/jpeg",
      "inherit /journal/anhaenge/werkstatt-1/": "image/jpeg",
      "inherit /journal/anhaenge/werkstatt-2/": "image/jpeg",
      "inherit /signet-entwurf/": "image/jpeg",
      "inherit /tuer-tor/": "image/jpeg",
      "inherit /werkstatt-3/": "image/jpeg",
      "inherit /wp-content/uploads/2014/06/bild-1024x768.jpg": "image/jpeg",
      "inherit /wp-content/uploads/2014/06/bild-800x600.jpg": "image/jpeg",
      "inherit /wp-content/uploads/2014/06/halle-1920x1080.jpg": "image/jpeg",
      "inherit /wp-content/uploads/2014/06/halle.jpg": "image/jpeg",
      "inherit /wp-content/uploads/2019/03/DSC_0001-1.jpg": "image/jpeg",
      "inherit /wp-content/uploads/2019/03/DSC_0001.jpg": "image/jpeg",
      "inherit /wp-content/uploads/2019/03/Haus-am-See-scaled.jpg": "image/jpeg",
      "inherit /wp-content/uploads/2019/03/Signet-–-Entwurf.png": "image/jpeg",
      "inherit /wp-content/uploads/2019/03/Tuer-Tor.jpg": "image/jpeg",
      "inherit /wp-content/uploads/2019/03/hintergrund.jpg": "image/jpeg",
      "inherit /wp-content/uploads/2019/03/hochformat.jpg": "image/jpeg",
      "inherit /wp-content/uploads/2019/03/werkstatt-1.jpg": "image/jpeg",
      "inherit /wp-content/uploads/2019/03/werkstatt-2.jpg": "image/jpeg",
      "inherit /wp-content/uploads/2019/03/werkstatt-3-e1612345678901.jpg": "image/jpeg",
      "publish /": null,
      "publish /arbeiten/alte-bilder/": "Alte Bilder ohne Klassen",
      "publish /arbeiten/cafe/": "Café Größenwahn",
      "publish /arbeiten/haus-am-see/": "Haus am See & Garten 🏡",
      "publish /arbeiten/leer/": null,
      "publish /arbeiten/nur-felder/": "Nur Felder",
      "publish /arbeiten/passwort/": null,
      "publish /arbeiten/werkstatt/": "Werkstatt "O'Hara"",
      "publish /impressum-2/": "/impressum",
      "publish /journal/": "/projekte",
      "publish /journal/hinweis/": null,
      "publish /journal/hochzeit-im-heu/": null,
      "publish /journal/tom/": null,
      "trash /?post_type=werk&p=40": null,
    }
  `);
});
