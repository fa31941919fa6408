import type { Payload } from "payload";
import { beforeAll, expect, test } from "vitest";
import type { Inquiry } from "../../src/payload-types.ts";
import { startContentSystem } from "../../testing/content-system.ts";
import { type Rest, restOf } from "../../testing/rest.ts";

let payload: Payload;
let rest: Rest;

beforeAll(async () => {
  payload = await startContentSystem();
  const account = { email: "liest@agentur.example", password: "lang-genug-für-alle" };
  const data = { ...account, name: "Liest", role: "editor", readsInquiries: true } as const;
  await payload.create({ collection: "users", data });
  rest = await restOf(payload, account);
});

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

test("an inquiry is answered, done and opened again; the list begins with what nobody has taken care of", async () => {
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

test("a note and who has it stay with an inquiry, are found by the search and stand in the table", async () => {
  const inquiry = await store("Hochzeit im Mai");
  await change(inquiry, { assignee: "Jana" });
  await change(inquiry, { note: "=Rückruf ab 18 Uhr", message: "Anders", handled: 2 });
  await change(inquiry, { status: "answered" });
  expect(await payload.findByID({ collection: "inquiries", id: inquiry.id })).toMatchObject({
    ...{ assignee: "Jana", note: "=Rückruf ab 18 Uhr", message: "Guten Tag", status: "answered" },
  });
  const { body } = await rest("GET", "/inquiries/export.csv?search=rückruf");
  expect(body.trim().split("\r\n").slice(1)).toEqual([
    expect.stringMatching(/"Hochzeit im Mai";"Guten Tag";"Beantwortet";"Jana";"'=Rückruf ab 18 Uhr"$/),
  ]);
});
