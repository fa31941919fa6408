import { appendFileSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { sql } from "@payloadcms/db-sqlite/drizzle";
import type { Payload } from "payload";
import PostalMime from "postal-mime";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { queued, resumeUndelivered, resumeUnsent } from "../../src/inquiries/delivery/queue.ts";
import { startDelivery } from "../../src/inquiries/delivery/worker.ts";
import { repeatErasures } from "../../src/inquiries/erasures.ts";
import { eraseOldInquiries, startRetention } from "../../src/inquiries/inquiry-retention.ts";
import { identify, storeInquiry } from "../../src/inquiries/intake/save-inquiry.ts";
import type { Inquiry } from "../../src/payload-types.ts";
import { readRows } from "../../src/platform/database/statement.ts";
import { mailFolder } from "../../src/platform/mail/mail-files.ts";
import { mailTransport } from "../../src/platform/mail/transport.ts";
import { settings } from "../../src/platform/settings/settings.ts";
import { AGENCY, filledForm, settleAgency } from "../../testing/contact-form.ts";
import { startContentSystem } from "../../testing/content-system.ts";
import { onPostgres } from "../../testing/databases.ts";
import { MailServer } from "../../testing/mail-server.ts";
import { stopTime } from "../../testing/manual-schedule.ts";

const DAY_MS = 86_400_000;
const SOON = { timeout: 120_000, interval: 20 };
const TIMES = { pollMs: 3_600_000, leaseMs: 20_000, attemptMs: 60_000 }; // never polls, so that waking is tested
const GIVES_UP_SOON = { firstPauseMs: 1, longestPauseMs: 1, periodMs: 2 };

const mail = new MailServer();
let payload: Payload;
let stop: (() => Promise<void>) | undefined;

beforeAll(async () => {
  payload = await startContentSystem();
  await settleAgency(payload);
  await mail.start();
});

afterAll(() => mail.stop());

beforeEach(async () => {
  mail.mood = "well";
  mail.received.length = 0;
  await payload.delete({ collection: "inquiries", where: {} });
});

afterEach(async () => {
  settings.CONTACT_CONFIRMATION = false;
  await stop?.();
  stop = undefined;
});

async function deliver(times = TIMES): Promise<void> {
  const port = await mail.start();
  const transport = mailTransport({ host: "127.0.0.1", port, encryption: "none" });
  stop = startDelivery(payload, { transport, schedule: GIVES_UP_SOON, times });
}

type Form = Parameters<typeof storeInquiry>[1];

function store(changes: Record<string, unknown> = {}, suspicion: string | null = null): Promise<Inquiry> {
  const form = filledForm(changes) as Form;
  return storeInquiry(payload, form, identify(form, null), suspicion);
}

const read = (id: number) =>
  payload.findByID({
    collection: "inquiries",
    id,
    showHiddenFields: true,
    disableErrors: true,
  }) as Promise<Inquiry | null>;

const untilStatus = (id: number, status: string) =>
  expect.poll(async () => (await read(id))?.status, SOON).toBe(status);

async function editor() {
  const data = {
    email: `${crypto.randomUUID()}@agentur.example`,
    password: "lang genug für alle",
    role: "editor" as const,
    readsInquiries: true,
  };
  return { ...(await payload.create({ collection: "users", data })), collection: "users" as const };
}

/** Changes an inquiry like an editor in the admin or by REST. */
async function edit(id: number, data: Record<string, unknown>): Promise<unknown> {
  return payload.update({ collection: "inquiries", id, data, user: await editor(), overrideAccess: false });
}

test("while thousands wait, new messages are delivered soon, and so are the oldest", async () => {
  const old = Array.from({ length: 12 }, (_, index) => `Alt ${index}`);
  for (const subject of old) await store({ subject });
  await store({ subject: "Neu" });
  await deliver();
  await expect.poll(() => mail.received.length, SOON).toBe(old.length + 1);
  const subjects = mail.received.map(({ email }) => email.subject ?? "");
  const turnOf = (subject: string) => subjects.findIndex((each) => each.includes(subject));
  expect(turnOf("Neu")).toBeLessThan(2);
  expect(turnOf("Alt 0")).toBeLessThan(2);
  expect(subjects.filter((_, index) => index % 2 === 0).map((each) => each.match(/\d+$/)?.[0])).toEqual([
    "0",
    "1",
    "2",
    "3",
    "4",
    "5",
    "6",
  ]);
});

test("a stored message is in the mailbox at once, and the entry says since when", async () => {
  await deliver();
  const { id, messageId } = await store();
  await untilStatus(id, "delivered");
  expect(mail.received.map((received) => received.messageId)).toEqual([messageId]);
  expect(await read(id)).toMatchObject({ attempts: 1, lastError: null, nextAttemptAt: null, lease: null });
  expect(Date.parse((await read(id))?.deliveredAt ?? "")).toBeLessThanOrEqual(Date.now());
});

test("after the retry period it counts as failed, with the server's reason; 'send again' delivers it", async () => {
  mail.mood = "refusing for good";
  await deliver({ ...TIMES, pollMs: 5 });
  const { id } = await store();
  await untilStatus(id, "failed");
  expect(await read(id)).toMatchObject({
    nextAttemptAt: null,
    lastError:
      "Der Mailserver lehnt die Nachricht ab. Er hält die E-Mail für unzulässig. Oft passt die Absenderadresse nicht zum Mailserver. Antwort: 554 5.7.1 Rejected",
  });
  mail.mood = "well";
  await edit(id, { status: "new" });
  await untilStatus(id, "delivered");
  expect(mail.received).toHaveLength(1);
});

test("suspected spam is delivered with a mark, and stays visible until an editor accepts it", async () => {
  await deliver({ ...TIMES, pollMs: 5 });
  const { id } = await store({ subject: "Vasen" }, "Ein Feld, das Menschen nicht sehen, war ausgefüllt.");
  await expect.poll(async () => (await read(id))?.deliveredAt, SOON).toBeTruthy();
  expect(await read(id)).toMatchObject({ status: "spam", nextAttemptAt: null });
  const [received] = mail.received;
  expect(received?.email.subject).toBe("[Spamverdacht] [Kontaktformular] Vasen");
  expect(received?.email.text).toContain("Ein Feld, das Menschen nicht sehen, war ausgefüllt.");
  expect(received?.email.html).toContain("Ein Feld, das Menschen nicht sehen, war ausgefüllt.");
  await edit(id, { status: "new" });
  expect(await read(id)).toMatchObject({ status: "delivered", suspicion: null, nextAttemptAt: null });
  expect(mail.received).toHaveLength(1);
});

test("a suspicious message that the mail server never accepts counts as failed, like any other", async () => {
  mail.mood = "refusing for good";
  await deliver({ ...TIMES, pollMs: 5 });
  const { id } = await store({}, "Ein Feld, das Menschen nicht sehen, war ausgefüllt.");
  await untilStatus(id, "failed");
  mail.mood = "well";
  await edit(id, { status: "new" });
  await expect
    .poll(() => mail.received.map(({ email }) => email.subject), SOON)
    .toEqual([expect.stringMatching(/^\[Spamverdacht\] /)]);
});

test("a message marked as done before delivery is still delivered, and stays done", async () => {
  const { id } = await store();
  await edit(id, { status: "done" });
  await deliver();
  await expect.poll(() => mail.received.length, SOON).toBe(1);
  await expect.poll(async () => (await read(id))?.deliveredAt, SOON).toBeTruthy();
  expect((await read(id))?.status).toBe("done");
  await edit(id, { status: "new" }); // reopened
  expect(await read(id)).toMatchObject({ status: "delivered", nextAttemptAt: null });
});

test.each([{ status: "delivered" }, { status: "failed" }, { status: "spam" }])(
  "an editor can't set %j",
  async (data) => {
    const { id } = await store();
    await expect(edit(id, data)).rejects.toThrow("Dieser Status lässt sich nicht von Hand setzen.");
  },
);

test("a visitor's message and the delivery's records never change, not even by internal code", async () => {
  const { id } = await store();
  const before = await read(id);
  const changes = {
    ...{ name: "Anders", email: "a@b.example", subject: "Anders", phone: "1", message: "Anders geschrieben" },
    ...{ receivedAt: new Date(0).toISOString(), deliveredAt: new Date(0).toISOString(), messageId: "<x@y.example>" },
    ...{ attempts: 9, lastError: "x", suspicion: "x", nextAttemptAt: null, lease: "x", formKey: "x", contentHash: "x" },
  };
  await edit(id, changes);
  await payload.update({ collection: "inquiries", id, data: changes });
  expect({ ...(await read(id)), updatedAt: "" }).toEqual({ ...before, updatedAt: "" });
});

test("only signed-in users can read inquiries, and only the form can create one", async () => {
  const { id } = await store();
  const anonymous = { collection: "inquiries", overrideAccess: false } as const;
  const signedIn = { ...anonymous, user: await editor() };
  await expect(payload.find(anonymous)).rejects.toThrow();
  await expect(payload.findByID({ ...anonymous, id })).rejects.toThrow();
  await expect(payload.count(anonymous)).rejects.toThrow();
  await expect(payload.delete({ ...anonymous, id })).rejects.toThrow();
  expect((await payload.find(signedIn)).docs[0]).toMatchObject({ id, name: "Erika Beispiel" });
  expect(Object.keys((await payload.find(signedIn)).docs[0] ?? {})).not.toContain("contentHash");
  const { messageId, receivedAt } = (await read(id)) as Inquiry;
  const data = { name: "x", email: "x", subject: "x", phone: "x", message: "x", messageId, receivedAt, ...queued() };
  await expect(payload.create({ ...signedIn, data })).rejects.toThrow();
  await payload.delete({ ...signedIn, id });
  expect(await read(id)).toBeNull();
});

test("the confirmation is sent after the agency's mail, once a day per address", async () => {
  settings.CONTACT_CONFIRMATION = true;
  await deliver();
  const [first, second] = [await store({ from: "eva@b.example" }), await store({ from: "eva@b.example" })];
  const confirmation = async ({ id }: Inquiry) => (await read(id))?.confirmation;
  const both = async () => [await confirmation(first), await confirmation(second)].toSorted();
  await expect.poll(both, SOON).toEqual(["failed", "sent"]); // in either order
  expect(mail.received.map(({ to }) => to[0]).toSorted()).toEqual(["eva@b.example", AGENCY, AGENCY]);
  expect(await read(first.id)).toMatchObject({ status: "delivered", attempts: 1, nextAttemptAt: null });
});

test("mails written to files are sent once there is a mail server; finished ones stay finished", async () => {
  stop = startDelivery(payload, { transport: mailTransport(null), schedule: GIVES_UP_SOON, times: TIMES });
  const [open, suspicious, done] = [await store(), await store({}, "Ein Verdacht."), await store()];
  await untilStatus(open.id, "unsent");
  await untilStatus(done.id, "unsent");
  await expect.poll(async () => (await read(suspicious.id))?.nextAttemptAt, SOON).toBeNull();
  expect(await read(suspicious.id)).toMatchObject({ status: "spam", deliveredAt: null });
  await edit(done.id, { status: "done" });
  await stop();
  await resumeUnsent(payload);
  await deliver();
  await untilStatus(open.id, "delivered");
  await expect.poll(async () => (await read(suspicious.id))?.deliveredAt, SOON).toBeTruthy();
  expect(mail.received).toHaveLength(2);
  expect((await read(done.id))?.status).toBe("done");
});

test("without a mail server, each mail is a file that mail programs can read, deleted with its inquiry", async () => {
  stop = startDelivery(payload, { transport: mailTransport(null), schedule: GIVES_UP_SOON, times: TIMES });
  const { id, messageId } = await store();
  await untilStatus(id, "unsent");
  expect((await read(id))?.deliveredAt).toBeNull();
  const files = readdirSync(mailFolder);
  expect(files).toEqual([expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d_anfrage\.[\da-f-]{36}\.eml$/)]);
  const email = await PostalMime.parse(readFileSync(`${mailFolder}/${files[0]}`));
  expect(email).toMatchObject({ messageId, to: [{ address: AGENCY }] });
  expect(readFileSync(`${mailFolder}/${files[0]}`, "latin1")).not.toMatch(/[^\r]\n/);
  await payload.delete({ collection: "inquiries", id });
  await expect.poll(() => readdirSync(mailFolder), SOON).toEqual([]);
});

test("after 180 days, an inquiry is deleted; younger and undelivered ones aren't", async () => {
  const [old, pending, young] = [await store(), await store(), await store()];
  const date = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString();
  const age = (id: number, data: Partial<Inquiry>) =>
    payload.db.updateOne({ collection: "inquiries", id, data, req: {}, returning: false });
  await age(old.id, { receivedAt: date(180.1), nextAttemptAt: null });
  await age(pending.id, { receivedAt: date(200) });
  await age(young.id, { receivedAt: date(179.9), nextAttemptAt: null });
  expect(await eraseOldInquiries(payload, 180)).toBe(1);
  expect([await read(old.id), (await read(pending.id))?.id, (await read(young.id))?.id]).toEqual([
    null,
    pending.id,
    young.id,
  ]);
});

test("a deleted inquiry stays deleted after restoring a backup; deletion by age isn't recorded for that", async () => {
  const [erased, kept, old] = [await store(), await store(), await store()];
  const rows = await Promise.all(
    [erased, kept].map(({ id }) => payload.db.findOne({ collection: "inquiries", where: { id: { equals: id } } })),
  );
  const received = new Date(Date.now() - 200 * DAY_MS).toISOString();
  const { messageId } = old;
  await payload.db.updateOne({
    collection: "inquiries",
    id: old.id,
    data: { receivedAt: received, nextAttemptAt: null },
  });
  await eraseOldInquiries(payload, 180);
  await payload.delete({ collection: "inquiries", id: erased.id });
  const list = join(settings.DATA_DIR, "erased-inquiries.txt");
  await expect.poll(() => readFileSync(list, "utf8"), SOON).toContain(erased.messageId);
  expect(readFileSync(list, "utf8")).not.toContain(messageId);

  // The backup is older.
  await payload.db.deleteMany({ collection: "inquiries", where: {} });
  for (const data of rows) await payload.db.create({ collection: "inquiries", data: data as never });
  expect(await repeatErasures(payload, 180)).toBe(1);
  const { docs } = await payload.find({ collection: "inquiries" });
  expect(docs.map((each) => each.messageId)).toEqual([kept.messageId]);

  await stopTime().advance(218 * DAY_MS);
  await repeatErasures(payload, 180);
  expect(readFileSync(list, "utf8")).toBe(""); // older than all backups
});

test("a deleted account stays deleted after restoring a backup, except for the last administrator", async () => {
  const account = (email: string, role: "administrator" | "editor") =>
    payload.create({ collection: "users", data: { email, role, password: "lang-genug-für-alle" } });
  const [chief, editor] = [
    await account("chefin@agentur.example", "administrator"),
    await account("karla@agentur.example", "editor"),
  ];
  await readRows(payload, sql`CREATE TABLE backup AS SELECT * FROM users WHERE id IN (${chief.id}, ${editor.id})`);
  await payload.delete({ collection: "users", id: editor.id });
  const list = join(settings.DATA_DIR, "erased-inquiries.txt");
  const key = ` account:${editor.id}:${editor.createdAt}\n`;
  await expect.poll(() => readFileSync(list, "utf8"), SOON).toContain(key);
  appendFileSync(list, `${new Date().toISOString()} account:${chief.id}:${chief.createdAt}\n`);

  await payload.db.deleteMany({ collection: "users", where: {} });
  await readRows(payload, sql`INSERT INTO users SELECT * FROM backup`);
  await readRows(payload, sql`DROP TABLE backup`);
  expect(await repeatErasures(payload, 180)).toBe(1);
  const { docs } = await payload.find({ collection: "users" });
  expect(docs.map(({ email }) => email)).toEqual(["chefin@agentur.example"]);
  expect(readFileSync(list, "utf8").split(key)).toHaveLength(2);
});

test.skipIf(onPostgres)("a deleted inquiry leaves nothing in the database file", async () => {
  const { id } = await store({ message: "Streng vertraulich: Quittenbaum" });
  await payload.delete({ collection: "inquiries", id });
  await readRows(payload, sql`PRAGMA wal_checkpoint(TRUNCATE)`);
  for (const name of readdirSync(settings.DATA_DIR).filter((each) => each.startsWith("content.db")))
    expect(readFileSync(join(settings.DATA_DIR, name)).includes("Quittenbaum"), name).toBe(false);
});

test("a clock that jumps ahead deletes no inquiry, unless it is still ahead an hour later", async () => {
  const { id } = await store();
  await payload.db.updateOne({ collection: "inquiries", id, data: { nextAttemptAt: null }, req: {}, returning: false });
  const time = stopTime();
  startRetention(payload, 180);
  time.setClock(400 * DAY_MS);
  await time.advance(3_600_000);
  expect((await read(id))?.id).toBe(id);
  await time.advance(3_600_000);
  await expect.poll(() => read(id), SOON).toBeNull();
});

test("deliveries postponed by a clock that was ahead are sent when it is corrected, not a day later", async () => {
  const { id } = await store();
  const tomorrow = new Date(Date.now() + DAY_MS).toISOString();
  await payload.db.updateOne({
    collection: "inquiries",
    id,
    data: { nextAttemptAt: tomorrow },
    req: {},
    returning: false,
  });
  await deliver({ ...TIMES, pollMs: 5 });
  await untilStatus(id, "delivered");
  expect(mail.received).toHaveLength(1);
});

test("without an address of the agency, mails wait, and the entry says why", async () => {
  const data = { agencyName: "Agentur", analyticsProvider: "off", copyrightYear: 2022 } as const;
  await payload.db.updateGlobal({ slug: "site-settings", data: { ...data, email: "" }, req: {} });
  await deliver({ ...TIMES, pollMs: 5 });
  const { id } = await store();
  await untilStatus(id, "failed");
  expect((await read(id))?.lastError).toBe("In den Einstellungen der Website steht keine E-Mail-Adresse.");
  await settleAgency(payload);
});

test("the assignee gets one mail if somebody else assigned the inquiry; if the mail server refuses it, it is retried", async () => {
  settings.PUBLIC_URL = "https://www.agentur.example";
  const [giver, taker] = [await editor(), await editor()];
  await payload.update({ collection: "users", id: giver.id, data: { name: "Greta" } });
  const handOver = (id: number, assignee: number | null) =>
    payload.update({ collection: "inquiries", id, data: { assignee }, user: giver, overrideAccess: false });
  await deliver({ ...TIMES, pollMs: 5 });
  const { id } = await store({ subject: "Hochzeit\u2028im Mai" });
  await untilStatus(id, "delivered");
  mail.received.length = 0;

  await handOver(id, giver.id);
  expect(await read(id)).toMatchObject({ assignee: { id: giver.id }, notifyAt: null });
  mail.mood = "full for now";
  const { updatedAt } = await handOver(id, taker.id);
  await expect.poll(async () => (await read(id))?.notifyError, SOON).toMatch(/Mailserver/);
  expect((await read(id))?.status).toBe("delivered");
  mail.mood = "well";
  await resumeUndelivered(payload);
  await expect.poll(async () => (await read(id))?.notifiedAt, SOON).toBeTruthy();
  expect((await read(id))?.updatedAt).toBe(updatedAt); // open forms don't become stale
  await handOver(id, taker.id);
  await edit(id, { note: "Eilt." });
  expect(await read(id)).toMatchObject({ notifyAt: null, nextAttemptAt: null });
  expect(mail.received.map(({ to }) => to)).toEqual([[taker.email]]);
  const { subject, text, html } = mail.received[0]?.email ?? {};
  expect([subject, html]).toEqual(["[Kontaktformular] Für Sie: Hochzeit im Mai", undefined]);
  expect(text).toContain("Greta hat Ihnen eine Anfrage übergeben.");
  expect(text).toContain(`https://www.agentur.example/admin/collections/inquiries/${id}`);

  await payload.update({ collection: "users", id: taker.id, data: { readsInquiries: false } });
  await handOver(id, null);
  await expect(handOver(id, taker.id)).rejects.toThrow("muss Anfragen lesen dürfen");
  expect(mail.received).toHaveLength(1);
});

test("without a mail server, the mail to a colleague is a file, sent once there is one, and deleted with the inquiry", async () => {
  stop = startDelivery(payload, { transport: mailTransport(null), schedule: GIVES_UP_SOON, times: TIMES });
  const { id } = await store();
  const files = () => readdirSync(mailFolder).filter((name) => name.includes("_zustaendig."));
  await untilStatus(id, "unsent");
  const { id: assignee, email } = await editor();
  await edit(id, { assignee });
  await expect.poll(async () => (await read(id))?.notifyAt, SOON).toBeNull();
  expect(await read(id)).toMatchObject({ status: "unsent", notifyAttempts: 1, notifyError: null, notifiedAt: null });
  expect(files()).toHaveLength(1);
  await stop();
  await resumeUnsent(payload);
  await deliver();
  await expect.poll(async () => (await read(id))?.notifiedAt, SOON).toBeTruthy();
  expect(mail.received.flatMap(({ to }) => to)).toContain(email);
  await payload.delete({ collection: "inquiries", id });
  await expect.poll(files, SOON).toEqual([]);
});
