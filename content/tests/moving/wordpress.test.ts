// @long tools/import
import { readFileSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import type { Payload } from "payload";
import { afterAll, beforeAll, expect, test } from "vitest";
import { prepareImport, runImport } from "../../../tools/import/import-content.ts";
import { reportText } from "../../../tools/import/report/report.ts";
import { wordpressSource } from "../../../tools/import/sources/wordpress/read.ts";
import { settings } from "../../src/settings/settings.ts";
import { startContentSystem } from "../../testing/content-system.ts";
import { picture } from "../../testing/pictures.ts";

const SMALL = "Tuer-Tor-1024x683.jpg";
const HOUSE = "Haus am See & Garten 🏡";

let payload: Payload;
let home: string;
let isWhole = false;

/** The old website, of which only a small size of one picture is left at first. */
const server = createServer(async (request, response) => {
  const name = decodeURIComponent(request.url?.split("/").at(-1) ?? "");
  const isThere = /\.(?:jpg|png)$/.test(name) && (isWhole ? name !== SMALL : name === SMALL);
  if (!isThere) return response.writeHead(404).end();
  const seed = [...name].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 997, 7);
  const body = await picture(200 + seed, 200, name.endsWith("png") ? "png" : "jpeg");
  response.writeHead(200, { "content-length": body.length }).end(request.method === "HEAD" ? undefined : body);
});

beforeAll(async () => {
  payload = await startContentSystem();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  home = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());

async function take(name: string, postTypes: string[], change = (text: string) => text) {
  const file = join(settings.DATA_DIR, "export.xml");
  const text = change(readFileSync(join(import.meta.dirname, "../../testing", name), "utf8"));
  writeFileSync(
    file,
    text
      .replaceAll("https://lichtung.example", home)
      .replaceAll("https:\\/\\/lichtung.example", home.replaceAll("/", "\\/")),
  );
  const source = wordpressSource({ file, postTypes });
  const prepared = await prepareImport(payload, source, await source.read());
  const result = await runImport(payload, prepared);
  await prepared.notes.markReported(payload);
  expect(result.outcomes.map(({ error }) => error).filter(Boolean)).toEqual([]);
  return {
    warnings: prepared.content.warnings,
    changed: prepared.steps.flatMap(({ action, title }) => (action === "unchanged" ? [] : `${action} ${title}`)),
    report: reportText({ source, result, now: new Date(), missing: [] }),
  };
}

async function beginAnew() {
  for (const collection of ["projects", "categories", "media"] as const)
    await payload.delete({ collection, where: {}, trash: true, context: { silent: true } });
  await payload.db.deleteMany({ collection: "payload-kv", where: {} });
}

/** All that the import writes. */
async function allHere() {
  const common = { depth: 0, pagination: false, draft: true, sort: "id" } as const;
  const [projects, categories] = await Promise.all([
    payload.find({ collection: "projects", ...common }),
    payload.find({ collection: "categories", ...common }),
  ]);
  return [...projects.docs, ...categories.docs];
}

async function project(header: string) {
  const { docs } = await payload.find({ collection: "projects", where: { header: { equals: header } }, draft: true });
  const [found] = docs;
  if (!found) throw new Error(`no ${header}`);
  return found;
}

test("an export of one type, edited here, is made whole by the next: pictures come, what was written here stays, links lead here", async () => {
  const part = await take("wordpress-6-one-type.xml", ["werk"]);
  expect(part.warnings.join()).toContain("Die Datei enthält keine Medien");
  expect(part.report).toContain("Von „Tuer-Tor.jpg“ war nur eine kleinere Fassung zu haben");
  const { id, image } = await project(HOUSE);
  expect(image).toBeNull();
  await payload.update({ collection: "projects", id, data: { teaser: "Hier geschrieben." } });

  isWhole = true;
  const whole = await take("wordpress-6-export.xml", ["werk"]);
  expect(whole.warnings).toEqual([expect.stringContaining("Älter als manches, das schon hier ist")]);
  expect(whole.report).toMatch(/Garten 🏡“.*\n {4}- Von dort kam dazu, was hier leer war: Bild\./);
  const filled = await project(HOUSE);
  expect(filled).toMatchObject({
    teaser: "Hier geschrieben.",
    _status: "published",
    image: { name: "Haus-am-See-scaled.jpg" },
  });
  expect(await project(`Werkstatt "O'Hara"`)).toMatchObject({ image: { name: "werkstatt-2.jpg" } });
  expect(await project("Ohne alles")).toMatchObject({ _status: "draft" }); // it has no text
  await payload.update({ collection: "projects", id, data: { image: null } });

  const posts = await take("wordpress-6-export.xml", ["post"]);
  expect(posts.report).toContain("In einem Projekt von früher führen Links jetzt hierher");
  const wedding = await project("Hochzeit im Heu");
  expect((await project(HOUSE)).content).toContain(`[Beitrag](/projekte/${wedding.id})`);
  const cafe = await project("Café Größenwahn");
  expect((await project("Tom & Jerry & Söhne")).content).toContain(`[Café](/projekte/${cafe.id})`);

  await take("wordpress-6-export.xml", ["werk", "post"]);
  expect(await project(HOUSE)).toMatchObject({ image: null, teaser: "Hier geschrieben." }); // taken out here on purpose
});

test("an export of one type after a whole one takes nothing away: pictures, shared blocks, descriptions and links stay; a new text comes", async () => {
  await beginAnew();
  isWhole = true;
  const ends = (text: string, more: string) =>
    text.replace("Ende.]]>", `Ende.\n\n<!-- wp:block {"ref":9001} /-->\n\n[gallery]${more}]]>`);
  const block = `<item><title>Abspann</title><wp:post_id>9001</wp:post_id><wp:post_type>wp_block</wp:post_type>
    <wp:status>publish</wp:status><content:encoded><![CDATA[<p>Alle Rechte bei uns.</p>]]></content:encoded></item>`;
  await take("wordpress-6-export.xml", ["werk", "post"], (text) =>
    ends(text, "").replace("</channel>", `${block}</channel>`),
  );
  const before = await allHere();
  const workshop = await project(`Werkstatt "O'Hara"`);
  expect(workshop).toMatchObject({ image: { name: "werkstatt-2.jpg" } });
  expect(workshop.content).toContain("Alle Rechte bei uns.");
  expect(workshop.content?.match(/!\[/g)?.length).toBeGreaterThan(3);
  expect(before).toContainEqual(expect.objectContaining({ description: "Häuser und Räume." }));

  const part = await take("wordpress-6-one-type.xml", ["werk"], (text) => ends(text, ""));
  expect(part.warnings).toEqual([
    expect.stringMatching(/^Die Datei enthält keine Medien: .* bleiben, wie sie hier sind/),
  ]);
  expect(part.changed.filter((each) => !each.startsWith("not-read"))).toEqual([]);
  expect(await allHere()).toEqual(before);

  const newPicture = (text: string) =>
    text.replace(/(_thumbnail_id\]\]><\/wp:meta_key>\s*<wp:meta_value><!\[CDATA\[)11\]/, "$1" + "9999]"); // not in the file
  const edited = await take("wordpress-6-one-type.xml", ["werk"], (text) => newPicture(ends(text, "\n\nNeu.")));
  expect(edited.changed).toEqual(expect.arrayContaining([`update Werkstatt "O'Hara"`]));
  const now = await project(`Werkstatt "O'Hara"`);
  expect(edited.report).toContain("Sein Titelbild steht nicht in der Exportdatei.");
  expect(now).toMatchObject({ image: { id: (workshop.image as { id: number }).id } });
  expect(now.content).toBe(`${workshop.content}`.replace(/(?=\n\n!\[(?:.|\n(?!\n))*$)/, "\n\nNeu."));
});
