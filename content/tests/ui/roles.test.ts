import { parse } from "csv-parse/sync";
import { flattenAllFields, type Payload } from "payload";
import { beforeAll, expect, test } from "vitest";
import { ensureFirstAdministrator } from "../../src/accounts/first-administrator.ts";
import { askGraphQL, startContentSystem } from "../../testing/content-system.ts";
import { restOf } from "../../testing/rest.ts";

const PASSWORD = "lang genug für alle Fälle";
const account = (name: string) => ({ email: `${name}@agentur.example`, password: PASSWORD });

type Rest = Awaited<ReturnType<typeof restOf>>;

let payload: Payload;
let visitor: Rest;
let editor: Rest;
let reader: Rest;
let administrator: Rest;
let inquiry: number;
const ids: Record<string, number> = {};

beforeAll(async () => {
  payload = await startContentSystem();
  await ensureFirstAdministrator(payload, account("chefin"));
  for (const [name, readsInquiries] of [
    ["redaktion", false],
    ["sekretariat", true],
  ] as const) {
    const data = { ...account(name), role: "editor" as const, readsInquiries };
    ids[name] = (await payload.create({ collection: "users", data })).id;
  }
  const { docs } = await payload.find({ collection: "users", where: { role: { equals: "administrator" } } });
  ids.chefin = docs[0]?.id ?? 0;
  visitor = await restOf(payload, null);
  editor = await restOf(payload, account("redaktion"));
  reader = await restOf(payload, account("sekretariat"));
  administrator = await restOf(payload, account("chefin"));
  const written = await payload.db.create({
    collection: "inquiries",
    data: {
      name: "Wilhelmine Geheim",
      email: "w@kundin.example",
      phone: "0221 1",
      subject: "Vertraulich",
      message: "Nur für die Agentur.",
      status: "delivered",
      receivedAt: new Date().toISOString(),
      messageId: "<1@agentur.example>",
      attempts: 1,
    },
  });
  inquiry = written.id as number;
  await payload.updateGlobal({
    slug: "site-settings",
    data: { agencyName: "Agentur", email: "post@agentur.example", copyrightYear: 2022, analyticsProvider: "off" },
  });
});

test("visitors get nothing by REST: no content, users or inquiries", async () => {
  for (const path of ["/projects", "/media", "/users", "/inquiries", "/globals/site-settings", "/payload-jobs"]) {
    const { status, body } = await visitor("GET", path);
    expect([401, 403, 404], `${path} ${body}`).toContain(status);
  }
});

test("an editor edits content, but sees and changes only their own account", async () => {
  expect((await editor("POST", "/projects", { header: "Neu", _status: "published" })).status).toBe(201);
  const { body } = await editor("GET", "/users");
  expect(JSON.parse(body).docs.map(({ email }: { email: string }) => email)).toEqual(["redaktion@agentur.example"]);
  expect((await editor("POST", "/users", { ...account("neu"), role: "administrator" })).status).toBe(403);
  expect((await editor("PATCH", `/users/${ids.chefin}`, { name: "Übernommen" })).status).toBe(403);
  expect((await editor("DELETE", `/users/${ids.sekretariat}`)).status).toBe(403);
});

test("editors can't give themselves rights", async () => {
  const own = { name: "Robin", role: "administrator", readsInquiries: true };
  expect((await editor("PATCH", `/users/${ids.redaktion}`, own)).status).toBe(200);
  const after = await payload.findByID({ collection: "users", id: ids.redaktion ?? 0 });
  expect(after).toMatchObject({ name: "Robin", role: "editor", readsInquiries: false });
});

/** Settings that send visitors' data elsewhere or run third-party code on the website. */
const OF_THE_ADMINISTRATION = { email: "post@agentur.example", analyticsProvider: "off" };
const HIJACKED = {
  email: "umgeleitet@boese.example",
  analyticsProvider: "matomo",
  analyticsId: "1",
  analyticsUrl: "https://boese.example/m",
};

test("an editor changes the website's settings, but not where inquiries go or which code runs: not by a save, a draft or a former version", async () => {
  const path = "/globals/site-settings";
  const read = async (draft: boolean) => (await payload.findGlobal({ slug: "site-settings", draft })) as object;
  const unchanged = (others: object) => ({
    ...OF_THE_ADMINISTRATION,
    analyticsId: "",
    analyticsUrl: "",
    ...others,
  });
  // An administrator set these once: they are in a version that anyone may restore.
  expect((await administrator("POST", path, { ...HIJACKED, claim: "Früher" })).status).toBe(200);
  await administrator("POST", path, unchanged({ claim: "Heute", _status: "published" }));

  for (const [query, status] of [
    ["", "published"],
    ["?draft=true", "draft"],
    ["?draft=true&autosave=true", "draft"],
  ]) {
    const claim = `Neuer Zusatz${query}`;
    const { status: answered } = await editor("POST", path + query, { ...HIJACKED, claim, _status: status });
    expect(answered).toBe(200);
    expect(await read(true)).toMatchObject(unchanged({ claim }));
  }

  const { docs } = JSON.parse((await editor("GET", `${path}/versions?depth=0&limit=100`)).body) as {
    docs: { id: number; version: { claim?: string } }[];
  };
  const former = docs.find(({ version }) => version.claim === "Früher")?.id;
  expect(former).toBeDefined();
  for (const ending of ["", "/", "?draft=false", "?draft=true"]) {
    expect((await editor("POST", `${path}/versions/${former}${ending}`)).status, ending).toBe(200);
    expect(await read(true), ending).toMatchObject(unchanged({ claim: "Früher" }));
    await editor("POST", path, { _status: "published" });
    expect(await read(false), ending).toMatchObject(unchanged({ claim: "Früher" }));
  }
});

test("editors can change every other setting of the website", () => {
  const closed = payload.config.globals.flatMap(({ fields }) =>
    flattenAllFields({ fields }).flatMap((field) => ("access" in field && field.access?.update ? [field.name] : [])),
  );
  expect(closed.toSorted()).toEqual(Object.keys(HIJACKED).toSorted());
});

test("only users who may read personal data see inquiries, in every role", async () => {
  await payload.update({ collection: "users", id: ids.chefin ?? 0, data: { readsInquiries: false } });
  for (const rest of [editor, administrator]) {
    const list = await rest("GET", "/inquiries");
    expect(list.body).not.toContain("Wilhelmine");
    expect([403, 404]).toContain((await rest("GET", `/inquiries/${inquiry}`)).status);
    expect((await rest("PATCH", `/inquiries/${inquiry}`, { status: "done" })).status).toBe(403);
    expect((await rest("DELETE", `/inquiries/${inquiry}`)).status).toBe(403);
  }
  expect((await reader("GET", `/inquiries/${inquiry}`)).body).toContain("Wilhelmine");
  expect((await reader("PATCH", `/inquiries/${inquiry}`, { status: "done" })).status).toBe(200);
  expect((await reader("POST", "/inquiries", { name: "Erfunden" })).status).toBe(403);
});

test("GraphQL has no users or inquiries, for anybody", async () => {
  const ask = askGraphQL(payload);
  for (const field of ["users", "inquiries", "user(id: 1)", "inquiry(id: 1)"]) {
    const { errors } = await ask(`{ ${field} { data { id } } }`);
    expect(errors[0]?.message, field).toMatch(/Cannot query field/);
  }
});

test("the admin's navigation shows each role what it may open", () => {
  const hiddenFrom = (slug: string, user: object) => {
    const hidden = payload.config.collections.find((each) => each.slug === slug)?.admin.hidden;
    return typeof hidden === "function" ? hidden({ user: user as never }) : hidden;
  };
  const roles = {
    editor: { role: "editor", readsInquiries: false },
    reader: { role: "editor", readsInquiries: true },
    administrator: { role: "administrator", readsInquiries: false },
  };
  const seen = Object.entries(roles).map(([role, user]) => [
    role,
    ["users", "inquiries"].filter((slug) => !hiddenFrom(slug, user)),
  ]);
  expect(Object.fromEntries(seen)).toEqual({ editor: [], reader: ["inquiries"], administrator: ["users"] });
});

test("the last administrator can't be removed or become an editor", async () => {
  expect((await administrator("PATCH", `/users/${ids.chefin}`, { role: "editor" })).body).toContain(
    "das letzte Konto mit der Rolle",
  );
  expect((await administrator("DELETE", `/users/${ids.chefin}`)).status).toBe(400);
  await administrator("PATCH", `/users/${ids.sekretariat}`, { role: "administrator" });
  expect((await administrator("PATCH", `/users/${ids.chefin}`, { role: "editor" })).status).toBe(200);
});

const AWKWARD = [
  { name: '=HYPERLINK("http://boese.example")', message: 'Zwei\nZeilen; "Zitat"', subject: "Umlaut ü" },
  { name: "@SUM(A1)", message: "Alt\rund\r\nDOS\u0085\u2028;\u0007Ende", subject: '";"' },
  { name: "+1+1", message: "\n\nmit Leerzeilen\n", subject: "-2+3", phone: "+49-30-1" },
  { name: "＝1+1", message: '"', subject: "👩🏽‍🎨; 😀", phone: "+491701234567" },
  { name: "\t=1", message: ";;;\n;", subject: "'", phone: "=1+1" },
];

test("users who may read inquiries can export them as a table, which opens unchanged elsewhere and runs nothing in a spreadsheet", async () => {
  expect((await visitor("GET", "/inquiries/export.csv")).status).toBe(403);
  expect((await administrator("GET", "/inquiries/export.csv")).status).toBe(403);
  const { docs } = await payload.find({ collection: "inquiries", limit: 1 });
  const { id: _, ...whole } = docs[0] ?? { id: 0 };
  for (const [index, written] of AWKWARD.entries()) {
    const data = { ...whole, ...written, formKey: `f-${index}`, messageId: `<2${index}@x>` };
    await payload.db.create({ collection: "inquiries", data });
  }
  const table = async (query = "") => {
    const { status, body } = await reader("GET", `/inquiries/export.csv${query}`);
    expect(status).toBe(200);
    return parse(body, { bom: true, delimiter: ";", record_delimiter: "\r\n", columns: true }) as Record<
      string,
      string
    >[];
  };
  expect(Object.keys((await table())[0] ?? {}).join()).toBe(
    "Eingegangen,Name,E-Mail-Adresse,Telefon,Betreff,Nachricht,Status,Zuständigkeit,Notiz",
  );
  const own = (await table()).filter(({ Name }) => Name !== "Wilhelmine Geheim");
  const read = own.map(({ Name, Nachricht, Betreff, Telefon }) => [Name, Nachricht, Betreff, Telefon].join("|"));
  expect(read.toSorted()).toEqual(
    [
      `'=HYPERLINK("http://boese.example")|Zwei\nZeilen; "Zitat"|Umlaut ü|0221 1`,
      `'@SUM(A1)|Alt\nund\nDOS\n;Ende|";"|0221 1`,
      "'+1+1|\n\nmit Leerzeilen\n|'-2+3|+49 30 1",
      `'＝1+1|"|👩🏽‍🎨; 😀|+49 1701234567`,
      "'\t=1|;;;\n;|'|'=1+1",
    ].toSorted(),
  );
  expect(own.map(({ Status }) => Status)).toEqual(AWKWARD.map(() => "Erledigt"));
  expect(await table("?search=umlaut")).toHaveLength(1);
  expect((await table("?where[name][like]=wilhelmine")).map(({ Name }) => Name)).toEqual(["Wilhelmine Geheim"]);
});
