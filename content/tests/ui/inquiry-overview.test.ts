import type { Payload } from "payload";
import { beforeAll, expect, test } from "vitest";
import { CARDS, listOf, whereOf } from "../../src/inquiries/admin/overview-cards.ts";
import { startContentSystem } from "../../testing/content-system.ts";
import { restOf } from "../../testing/rest.ts";

let payload: Payload;
beforeAll(async () => {
  payload = await startContentSystem();
});

test("each card's number matches the list that it links to", async () => {
  const inquiries = [
    { status: "new" },
    { status: "new", lastError: "421 später" },
    { status: "delivered" },
    { status: "unsent" },
    { status: "failed", lastError: "550 abgelehnt" },
    { status: "failed", lastError: "550 abgelehnt" },
    { status: "spam" },
    { status: "answered" },
    { status: "done" },
    { status: "junk" },
  ] as const;
  for (const [index, state] of inquiries.entries()) {
    const sender = { name: "Erika Beispiel", email: "erika@beispiel.example", phone: "0221 4711" };
    const words = { subject: `Anfrage ${index}`, message: `Guten Tag, Nummer ${index}` };
    const arrival = { receivedAt: new Date().toISOString(), messageId: `<${index}@agentur.example>`, attempts: 0 };
    await payload.create({ collection: "inquiries", data: { ...sender, ...words, ...arrival, ...state } });
  }
  const account = { email: "liest@agentur.example", password: "lang-genug-für-alle" };
  const data = { ...account, name: "Liest", role: "editor", readsInquiries: true } as const;
  await payload.create({ collection: "users", data });
  const rest = await restOf(payload, account);
  const numbers: Record<string, number> = {};
  for (const card of CARDS) {
    const { totalDocs } = await payload.count({ collection: "inquiries", where: whereOf(card) });
    const { body } = await rest("GET", `/inquiries${new URL(listOf(card), "http://content").search}&depth=0`);
    expect(JSON.parse(body).totalDocs, card.label).toBe(totalDocs);
    numbers[card.label] = totalDocs;
  }
  expect(numbers).toEqual({
    "Neue Anfragen": 4,
    "Zustellung fehlgeschlagen": 2,
    "Noch unterwegs": 1,
    Spamverdacht: 1,
  });
});
