import type { Payload, PayloadRequest, Where } from "payload";
import { beforeAll, expect, test, vi } from "vitest";
import { LOCKS } from "../../src/entry/locks.ts";
import { afterCommit } from "../../src/platform/database/after-commit.ts";
import { pauseTransaction, resumeTransaction } from "../../src/platform/database/pause-transaction.ts";
import { startContentSystem } from "../../testing/content-system.ts";
import { editorRest } from "../../testing/rest.ts";

let payload: Payload;

beforeAll(async () => {
  payload = await startContentSystem();
});

const create = (name: string, req?: Partial<PayloadRequest>) =>
  payload.create({ collection: "categories", data: { name, _status: "published" }, ...(req ? { req } : {}) });

async function names(): Promise<string[]> {
  const { docs } = await payload.find({ collection: "categories", sort: "id" });
  return docs.map(({ name }) => name);
}

async function begin(): Promise<PayloadRequest> {
  const transactionID = (await payload.db.beginTransaction()) ?? undefined;
  return { payload, transactionID, context: {} } as PayloadRequest;
}

test("a paused transaction releases the database, and continues with the same id", async () => {
  const req = await begin();
  const told: string[] = [];
  await afterCommit(req, () => void told.push("saved"));
  await pauseTransaction(req);
  await create("Von jemand anderem");
  await resumeTransaction(req);
  await create("Danach", { transactionID: req.transactionID });
  expect([await names(), told]).toEqual([["Von jemand anderem"], []]);
  await payload.db.commitTransaction((await req.transactionID) ?? "");
  expect([await names(), told]).toEqual([["Von jemand anderem", "Danach"], ["saved"]]);
});

test("a rollback leaves nothing, and notifies nobody of a save", async () => {
  const req = await begin();
  const told: string[] = [];
  await afterCommit(req, () => void told.push("saved"));
  await create("Verworfen", { transactionID: req.transactionID });
  await payload.db.rollbackTransaction((await req.transactionID) ?? "");
  expect([await names(), told]).toEqual([["Von jemand anderem", "Danach"], []]);
});

test("Payload creates no locks, not even in the configuration copy of the admin's pages: none of its dialogs covers a form", async () => {
  vi.resetModules(); // Next's pages load a second copy of the configuration
  const { default: copy } = await import("../../src/payload.config.ts");
  const { collections, globals } = await copy;
  expect(collections).not.toBe(payload.config.collections);
  for (const { slug, lockDocuments } of [...collections, ...globals])
    expect([slug, lockDocuments]).toEqual([slug, false]);
});

test("Payload's lists get a name for the user with an entry open, instead of an e-mail address", async () => {
  const rita = await editorRest(payload, "Rita");
  const { id } = await create("Gesperrt");
  const { status } = await rita("POST", "/editing", { collection: "categories", id, form: "open" });
  expect(status).toBe(200);
  // As Payload requests it (payload/dist/collections/operations/find.js).
  const where: Where = {
    and: [{ "document.relationTo": { equals: "categories" } }, { "document.value": { equals: id } }],
  };
  const { docs: users } = await payload.find({ collection: "users", where: { name: { equals: "Rita" } } });
  const user = users.map((account) => ({ ...account, collection: "users" as const }))[0] ?? null;
  const asked = {
    collection: LOCKS,
    depth: 1,
    limit: 1,
    overrideAccess: false,
    pagination: false,
    user,
    where,
  } as const;
  const { docs } = await payload.find(asked);
  expect(docs).toMatchObject([{ user: { relationTo: "users", value: { email: "Rita" } } }]);
});
