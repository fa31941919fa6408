import { sql } from "@payloadcms/db-sqlite/drizzle";
import type { Payload, PayloadRequest } from "payload";
import { beforeAll, expect, test } from "vitest";
import { ASSIGNEES_TO_ACCOUNTS } from "../../migrations/assignees-to-accounts.ts";
import type { InquiryWork } from "../../src/inquiries/work.ts";
import type { Inquiry } from "../../src/payload-types.ts";
import { runStatement } from "../../src/platform/database/statement.ts";
import { startContentSystem } from "../../testing/content-system.ts";
import { type Rest, restOf } from "../../testing/rest.ts";

let payload: Payload;
let rest: Rest;
let jana: number;

beforeAll(async () => {
  payload = await startContentSystem();
  const account = { email: "liest@agentur.example", password: "lang-genug-für-alle" };
  const data = { ...account, name: "Liest", role: "editor", readsInquiries: true } as const;
  await payload.create({ collection: "users", data });
  jana = await colleague("Jana");
  rest = await restOf(payload, account);
});

async function colleague(name: string, readsInquiries = true): Promise<number> {
  const account = { email: `${name.toLowerCase()}@agentur.example`, password: "lang-genug-für-alle" };
  const data = { ...account, name, role: "editor", readsInquiries } as const;
  return (await payload.create({ collection: "users", data })).id;
}

let day = 0;

function store(subject: string): Promise<Inquiry> {
  day += 1;
  const sender = { name: "Erika Beispiel", email: "erika@beispiel.example", phone: "0221 4711" };
  const receivedAt = new Date(Date.UTC(2026, 0, day)).toISOString();
  const arrival = { receivedAt, deliveredAt: receivedAt, messageId: `<${day}@agentur.example>`, attempts: 1 };
  const data = { ...sender, subject, message: "Guten Tag", ...arrival, status: "delivered" as const };
  return payload.create({ collection: "inquiries", data });
}

const change = async ({ id }: Inquiry, data: Partial<Inquiry>) => {
  const { status, body } = await rest("PATCH", `/inquiries/${id}`, data);
  expect(status, body).toBe(200);
};

const list = async (query = "") => {
  const { body } = await rest("GET", `/inquiries?depth=0${query}`);
  return (JSON.parse(body).docs as Inquiry[]).map(({ subject }) => subject);
};

const work = async ({ id }: Inquiry): Promise<InquiryWork> =>
  JSON.parse((await rest("GET", `/inquiries/${id}/work`)).body);

test("an inquiry is answered, completed and reopened; the list begins with unhandled ones", async () => {
  const [first, second, third] = [await store("Eins"), await store("Zwei"), await store("Drei")];
  expect(await list()).toEqual(["Drei", "Zwei", "Eins"]);
  await change(third, { status: "done" });
  await change(second, { status: "answered" });
  expect(await list()).toEqual(["Eins", "Zwei", "Drei"]);
  await change(second, { status: "done" });
  await change(third, { status: "new" });
  expect(await list()).toEqual(["Drei", "Eins", "Zwei"]);
  expect(await payload.findByID({ collection: "inquiries", id: third.id })).toMatchObject({ status: "delivered" });
  const refused = await rest("PATCH", `/inquiries/${first.id}`, { status: "failed" });
  expect(refused.body).toContain("Dieser Status lässt sich nicht von Hand setzen.");
});

test("an inquiry keeps its note and assignee, is found by both, and shows them in the table", async () => {
  const inquiry = await store("Hochzeit im Mai");
  await change(inquiry, { assignee: jana });
  await change(inquiry, { note: "=Rückruf ab 18 Uhr", message: "Anders", handled: 2 });
  await change(inquiry, { status: "answered" });
  expect(await payload.findByID({ collection: "inquiries", id: inquiry.id, depth: 0 })).toMatchObject({
    ...{ assignee: jana, note: "=Rückruf ab 18 Uhr", message: "Guten Tag", status: "answered" },
  });
  for (const query of ["search=rückruf", `where[assignee][equals]=${jana}`]) {
    const { body } = await rest("GET", `/inquiries/export.csv?${query}`);
    expect(body.trim().split("\r\n").slice(1)).toEqual([
      expect.stringMatching(/"Hochzeit im Mai";"Guten Tag";"Beantwortet";"Jana";"'=Rückruf ab 18 Uhr"$/),
    ]);
  }
});

test("an inquiry can only be assigned to users who may read inquiries", async () => {
  const inquiry = await store("Wer kümmert sich?");
  for (const assignee of [await colleague("Nora", false), 4711]) {
    const { status, body } = await rest("PATCH", `/inquiries/${inquiry.id}`, { assignee });
    expect(status).toBe(400);
    expect(body).toMatch(/muss Anfragen lesen dürfen|Zuständigkeit/);
  }
  const { colleagues } = await work(inquiry);
  expect(colleagues.map(({ name }) => name)).toEqual(["Jana", "Liest"]);
});

test("'Ist Spam' deletes nothing, removes the inquiry from the open ones, and is undone by one click", async () => {
  const inquiry = await store("Billige Links");
  const open = async () => (await list("&where[handled][equals]=0")).includes("Billige Links");
  await change(inquiry, { status: "junk" });
  expect(await open()).toBe(false);
  expect((await list()).at(-1)).toBe("Billige Links");
  expect(await list("&where[status][equals]=junk")).toEqual(["Billige Links"]);
  await change(inquiry, { status: "new" });
  expect(await open()).toBe(true);
  expect(await payload.findByID({ collection: "inquiries", id: inquiry.id })).toMatchObject({ status: "delivered" });
});

test("an inquiry's history lists events, users and assignees; a deleted account's name is removed", async () => {
  const inquiry = await store("Verlauf");
  const otto = await colleague("Otto");
  await change(inquiry, { note: "Erste" });
  await change(inquiry, { note: "Zweite", assignee: otto });
  await change(inquiry, { status: "junk" });
  await change(inquiry, { status: "new" });
  await change(inquiry, { status: "done", assignee: null });
  await change(inquiry, { note: "Zweite" }); // no new event
  const lines = async () => (await work(inquiry)).history.map(({ text }) => text);
  const expected = (taker: string) => [
    "Über das Kontaktformular eingegangen.",
    "Per E-Mail zugestellt.",
    "Liest hat die Notiz geändert.",
    `Liest hat die Anfrage an ${taker} übergeben.`,
    "Liest hat die Notiz geändert.",
    "Liest hat die Anfrage als Spam gekennzeichnet.",
    "Liest hat die Anfrage als „kein Spam“ gekennzeichnet.",
    "Liest hat die Zuständigkeit aufgehoben.",
    "Liest hat die Anfrage als erledigt gekennzeichnet.",
  ];
  expect(await lines()).toEqual(expected("Otto"));
  await payload.delete({ collection: "users", id: otto });
  expect(await lines()).toEqual(expected("ein gelöschtes Konto"));
});

test("a former free-text assignee becomes an account if the name is unique, otherwise a line of the note", async () => {
  const named = {
    Jana: await store("Von Jana"),
    Niemand: await store("Von niemandem"),
    Doppelt: await store("Doppelt"),
  };
  for (const local of ["a", "b"]) {
    const account = { email: `${local}@doppelt.example`, password: "lang-genug-für-alle", name: "Doppelt" };
    await payload.create({ collection: "users", data: { ...account, role: "editor" } });
  }
  await change(named.Niemand, { note: "Ruft an." });
  const req = { payload } as PayloadRequest;
  await runStatement(req, sql`ALTER TABLE inquiries ADD COLUMN assignee varchar`);
  for (const [name, { id }] of Object.entries(named))
    await runStatement(req, sql`UPDATE inquiries SET assignee = ${name} WHERE id = ${id}`);
  for (const statement of ASSIGNEES_TO_ACCOUNTS) await runStatement(req, sql.raw(statement));
  const now = await Promise.all(
    Object.values(named).map(({ id }) => payload.findByID({ collection: "inquiries", id, depth: 0 })),
  );
  expect(now.map(({ assignee, note }) => [assignee, note])).toEqual([
    [jana, null],
    [null, "Ruft an.\nZuständig: Niemand"],
    [null, "Zuständig: Doppelt"],
  ]);
});
