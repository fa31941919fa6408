// @long tools/import
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import type { Entry } from "../../model.ts";
import { sourceOf } from "../../source-of.ts";
import { dateReader } from "./dates.ts";
import { picturesIn } from "./pictures-in.ts";

const folder = mkdtempSync(join(tmpdir(), "schaufenster-csv-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function read(
  csv: string | Buffer,
  options: Partial<Parameters<typeof sourceOf>[1]> = {},
  name = "projekte.csv",
) {
  const file = join(folder, name);
  writeFileSync(file, csv);
  const content = await (await sourceOf([file], { sites: [], ...options })).read();
  return { ...content, projects: content.entries.filter(({ type }) => type === "projects") };
}

const markdown = (entry: Entry | undefined) => {
  const value = entry?.fields.content;
  return typeof value === "object" && value?.kind === "markdown" ? value.markdown : null;
};

const WEBFLOW = `Name,Slug,Collection ID,Locale ID,Item ID,Archived,Draft,Created On,Updated On,Published On,Main Image,Gallery,Project Details,Summary,Color,Services
Mühle im Tal,muehle-im-tal,5f0a1b2c3d4e5f6a7b8c9d0e,6580a0a0a0a0a0a0a0a0a0a0,5f0a1b2c3d4e5f6a7b8c9d01,false,false,Thu Jan 05 2023 10:00:00 GMT+0000 (Coordinated Universal Time),Fri Jan 06 2023 10:00:00 GMT+0000 (Coordinated Universal Time),Sat Jan 07 2023 11:30:00 GMT+0000 (Coordinated Universal Time),https://uploads-ssl.webflow.com/5f0a/5f0b_muehle.jpg,https://uploads-ssl.webflow.com/5f0a/5f0c_rad.jpg; https://uploads-ssl.webflow.com/5f0a/5f0d_bach%20(1).jpg,"<p id="""">Ein Rad, &amp; ein <strong id="""">Bach</strong>.</p><figure class=""w-richtext-figure-type-image w-richtext-align-center""><div><img src=""https://uploads-ssl.webflow.com/5f0a/5f0e_tor.jpg"" alt=""Das Tor""></div><figcaption>Das Tor von Westen</figcaption></figure><p>Mehr auf <a href=""https://www.alt.example/work/bach"">der Seite zum Bach</a>.</p>",Ein Film über Wasser.,#ffcc00,film-und-ton; fotografie
Bach,bach,5f0a1b2c3d4e5f6a7b8c9d0e,6580a0a0a0a0a0a0a0a0a0a0,5f0a1b2c3d4e5f6a7b8c9d02,false,true,Wed Jan 04 2023 10:00:00 GMT+0000 (Coordinated Universal Time),Fri Jan 06 2023 10:00:00 GMT+0000 (Coordinated Universal Time),,,,<p>Wasser.</p>,,,
Altes,altes,5f0a1b2c3d4e5f6a7b8c9d0e,6580a0a0a0a0a0a0a0a0a0a0,5f0a1b2c3d4e5f6a7b8c9d03,true,false,Tue Jan 03 2023 10:00:00 GMT+0000 (Coordinated Universal Time),,Tue Jan 03 2023 10:00:00 GMT+0000 (Coordinated Universal Time),,,<p>Alt.</p>,,,
`;

test("Webflow's table: projects with title picture, text, series, date; drafts and archived ones are not public", async () => {
  const { projects, entries, warnings, oldAddresses, targetOf } = await read(WEBFLOW, {
    sites: ["https://www.alt.example/work"],
    columns: { category: ["Services"] },
  });
  expect(projects.map(({ title, draft }) => [title, draft])).toEqual([
    ["Altes", true],
    ["Bach", true],
    ["Mühle im Tal", false],
  ]);
  const mill = projects.at(-1);
  expect(mill).toMatchObject({
    id: "5f0a1b2c3d4e5f6a7b8c9d01",
    address: "https://www.alt.example/work/muehle-im-tal",
    createdAt: "2023-01-07T11:30:00.000Z",
    fields: {
      header: "Mühle im Tal",
      teaser: "Ein Film über Wasser.",
      image: { file: { url: "https://uploads-ssl.webflow.com/5f0a/5f0b_muehle.jpg", name: "5f0b_muehle.jpg" } },
      categories: { ids: ["film-und-ton", "fotografie"] },
    },
    notes: [],
  });
  expect(markdown(mill)).toBe(
    [
      "Ein Rad, & ein **Bach**.",
      '![Das Tor](https://uploads-ssl.webflow.com/5f0a/5f0e_tor.jpg "Das Tor von Westen")',
      "Mehr auf [der Seite zum Bach](https://www.alt.example/work/bach).",
      "![](https://uploads-ssl.webflow.com/5f0a/5f0c_rad.jpg)\n![](<https://uploads-ssl.webflow.com/5f0a/5f0d_bach%20(1).jpg>)",
    ].join("\n\n"),
  );
  expect(entries.slice(0, 2).map(({ title }) => title)).toEqual(["Film und ton", "Fotografie"]);
  expect(warnings).toEqual([
    "Genommen: „Item ID“ als Kennung, „Draft“ als Entwurf, „Archived“ als archiviert, „Name“ als Überschrift, „Project Details“ als Text, „Summary“ als Anreißer, „Published On“ als Datum, „Created On“ als Datum, „Services“ als Kategorien, „Main Image“ als Titelbild, „Gallery“ als Bilder, „Slug“ als Adresse. Anders geht es mit --column, zum Beispiel --column text=NAME.",
    "Nicht übernommen: „Color“ (1 Werte).",
  ]);
  expect(oldAddresses).toContainEqual({
    address: "https://www.alt.example/work/bach",
    leadsTo: { type: "projects", id: "5f0a1b2c3d4e5f6a7b8c9d02" },
  });
  expect(targetOf("https://www.alt.example/work/bach/", "link", "")).toEqual({
    kind: "old page",
    shows: { type: "projects", id: "5f0a1b2c3d4e5f6a7b8c9d02" },
  });
});

test("a table of Excel: semicolons, Windows' letters, German dates, several columns of pictures, a title twice", async () => {
  const csv = [
    "Überschrift;Datum;Beschreibung;Kategorie;Bild 1;Bild 2;Auftraggeber",
    '"Größe; ein ""Fest""";05.01.2023;"Erste Zeile\n5 * 3 & <mehr>\n\nZweiter Absatz";Hochzeit, Fest;https://a.example/1.jpg;https://a.example/2.jpg;Müller',
    '"Größe; ein ""Fest""";31.06.2023;Noch eins;;;;',
    ";;;;;;",
  ].join("\r\n");
  const { projects, warnings } = await read(Buffer.from(csv, "latin1"));
  expect(projects.map(({ id, title, createdAt }) => [id, title, createdAt])).toEqual([
    ['Größe; ein "Fest"', 'Größe; ein "Fest"', "2023-01-05T00:00:00.000Z"],
    ['Größe; ein "Fest" 2', 'Größe; ein "Fest"', null],
  ]);
  expect(markdown(projects[0])).toBe(
    "Erste Zeile\\\n5 \\* 3 & \\<mehr>\n\nZweiter Absatz\n\n![](https://a.example/1.jpg)\n![](https://a.example/2.jpg)",
  );
  expect(projects[0]?.fields.image).toMatchObject({ file: { url: "https://a.example/1.jpg" } });
  expect(projects[0]?.fields.categories).toMatchObject({ ids: ["hochzeit", "fest"] });
  expect(projects[1]?.notes).toEqual(["Das Datum „31.06.2023“ ist nicht zu lesen."]);
  expect(warnings[1]).toBe("Nicht übernommen: „Auftraggeber“ (1 Werte).");
});

test("a table of Wix: pictures and galleries are fetched from where Wix keeps them, with their words", async () => {
  const gallery = JSON.stringify([
    {
      src: "wix:image://v1/a1b2_c3~mv2.jpg/Rad.jpg#originWidth=10&originHeight=10",
      title: "Rad.jpg",
      alt: "Ein Rad",
      description: "Das Rad",
      type: "image",
    },
    { src: "wix:video://v1/a1b2_d4/film.mp4#posterUri=x.jpg&posterWidth=1&posterHeight=1", title: "", type: "video" },
  ]);
  const csv = `ID,Title,Cover Image,Media Gallery,Publish Status\n7f,Mühle,wix:image://v1/a1b2_c2~mv2.jpg/M%C3%BChle.jpg#originWidth=10&originHeight=10,"${gallery.replaceAll('"', '""')}",PUBLISHED\n8f,Bach,,,DRAFT\n`;
  const { projects, targetOf } = await read(csv);
  expect(projects[0]?.fields.image).toEqual({
    kind: "file",
    file: {
      url: "https://static.wixstatic.com/media/a1b2_c2~mv2.jpg",
      name: "Mühle.jpg",
      alternativeText: null,
      caption: null,
    },
  });
  expect(markdown(projects[0])).toBe(
    "![Ein Rad](https://static.wixstatic.com/media/a1b2_c3~mv2.jpg)\n![](https://video.wixstatic.com/video/a1b2_d4/720p/mp4/file.mp4)",
  );
  expect(targetOf("https://static.wixstatic.com/media/a1b2_c3~mv2.jpg", "image", "")).toMatchObject({
    file: { name: "Rad.jpg", caption: "Das Rad" },
  });
  expect(projects[1]).toMatchObject({
    draft: true,
    notes: ["Als Entwurf übernommen: Es war dort nicht öffentlich (Status „DRAFT“)."],
  });
});

test("Contentful's flattened names, UTF-16 with tabs, Markdown in a text, addresses without a protocol", async () => {
  const csv = [
    "sys.id\tfields.title.de-DE\tfields.body.de-DE\tfields.heroImage.de-DE\tsys.publishedAt",
    '1a2b\tMühle\t"# Rad\n\n**Holz** und [mehr](https://x.example)"\t//images.ctfassets.net/s/1/2/muehle\t2023-01-07T11:30:00.000Z',
    "2b3c\tBach\tText\t\t",
  ].join("\n");
  const { projects } = await read(Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(csv, "utf16le")]));
  expect(projects[0]).toMatchObject({
    id: "1a2b",
    createdAt: "2023-01-07T11:30:00.000Z",
    draft: false,
    fields: { header: "Mühle", image: { file: { url: "https://images.ctfassets.net/s/1/2/muehle" } } },
  });
  expect(markdown(projects[0])).toBe("# Rad\n\n**Holz** und [mehr](https://x.example)");
  expect(projects[1]?.draft).toBe(true);
});

test("several texts of a project stand below their columns' names; an empty project is no public one", async () => {
  const { projects } = await read("Name,Challenge,Results\nMühle,<p>Viel Wasser.</p>,<p>Ein Rad.</p>\nLeer,,\n");
  expect(markdown(projects.find(({ title }) => title === "Mühle"))).toBe(
    "## Challenge\n\nViel Wasser.\n\n## Results\n\nEin Rad.",
  );
  expect(projects.find(({ title }) => title === "Leer")).toMatchObject({
    draft: false,
    heldBack: "Es hat weder Text noch Bild.",
  });
});

test("a cell that is made to cost time costs none", async () => {
  const long = 20_000;
  const cells = ["[", "<p ", "\u00a0", "(", "&a", "**a "].map((text) => text.repeat(long).trim());
  const header = `Name,Text,Bild,Datum,Kategorie\n`;
  await read(header + cells.map((cell) => `x,"${cell}","${cell}","${cell}","${cell}"\n`).join(""));
});

test("a table without a title's column, and a column that is not there, get a sentence that names all columns", async () => {
  await expect(read("a,b,c\n1,2,3\n")).rejects.toThrow("--column title=NAME");
  await expect(read("Name,b\n1,2\n", { columns: { text: ["B2"] } })).rejects.toThrow(
    "Eine Spalte „B2“ gibt es nicht, nur: „Name“, „b“.",
  );
});

test.each([
  ["5.1.2023", "2023-01-05"],
  ["05.01.23", "2023-01-05"],
  ["05.01.2023, 14:30 Uhr", "2023-01-05"],
  ["2023-01-05", "2023-01-05"],
  ["2023-01-05T10:00:00Z", "2023-01-05"],
  ["44931", "2023-01-05"],
  ["5. Januar 2023", "2023-01-05"],
  ["März 2023", "2023-03-01"],
  ["Jan 5, 2023", "2023-01-05"],
  ["2023", "2023-01-01"],
  ["3/4/2023", "2023-04-03"],
  ["irgendwann", null],
  ["", null],
])("a date as people write it is read: %s", (cell, day) => {
  expect(dateReader([])(cell)?.slice(0, 10) ?? null).toBe(day);
});

test.each([
  ["https://a.example/w_300,h_200/a.jpg", 1],
  ["https://a.example/a.jpg,https://a.example/b.jpg", 2],
  ["a.jpg,b.jpg, c.png", 3],
  ["https://a.example/a.jpg https://a.example/b.jpg", 2],
  ["https://a.example/a.jpg|https://a.example/b.mp4?x=1", 2],
  ["siehe https://a.example/a.jpg", 0],
  ["https://a.example/seite", 0],
])("the pictures of a cell: %s", (cell, count) => {
  expect(picturesIn(cell)).toHaveLength(count);
});

test("whether a day or a month comes first is told by the other dates of the column", () => {
  expect(dateReader(["3/4/2023", "1/25/2023"])("3/4/2023")).toBe("2023-03-04T00:00:00.000Z");
});
