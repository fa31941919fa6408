import type { Payload } from "payload";
import { beforeAll, expect, test } from "vitest";
import { momentInGermany } from "../../src/editing/publishing/plans/berlin-time.ts";
import { type Plan, plansOf } from "../../src/editing/publishing/plans/plans.ts";
import { runDuePlans } from "../../src/editing/publishing/plans/run-due.ts";
import { plannedEntries } from "../../src/start-page/planned-entries.ts";
import { startContentSystem } from "../../testing/content-system.ts";
import { editorRest, type Rest, restOf } from "../../testing/rest.ts";

let payload: Payload;
let rest: Rest;

beforeAll(async () => {
  payload = await startContentSystem();
  rest = await editorRest(payload);
});

/** Formats a time in Germany's time zone, as the admin sends it. */
const inGermany = (at: Date) =>
  new Intl.DateTimeFormat("sv-SE", { dateStyle: "short", timeStyle: "short", timeZone: "Europe/Berlin" })
    .format(at)
    .replace(" ", "T");

const tomorrow = () => inGermany(new Date(Date.now() + 86_400_000));

async function draft(header: string): Promise<number> {
  return (await payload.create({ collection: "projects", draft: true, data: { header } })).id;
}

async function plan(id: number, type: Plan["type"], at: string): Promise<{ status: number; plans: Plan[] }> {
  const { status, body } = await rest("POST", "/plans", { collection: "projects", id, type, at });
  return { status, plans: JSON.parse(body).plans };
}

/** Runs due plans at their time. */
async function runDue(): Promise<void> {
  const past = { waitUntil: new Date(Date.now() - 1000).toISOString() };
  await payload.update({ collection: "payload-jobs", where: { hasError: { not_equals: true } }, data: past });
  await runDuePlans(payload);
}

const statusOf = async (id: number) => (await payload.findByID({ collection: "projects", id }))._status;

test("times are in Germany's time zone, in summer and winter; a time skipped by the clock change is invalid", () => {
  expect(momentInGermany("2026-11-22T10:46")?.toISOString()).toBe("2026-11-22T09:46:00.000Z");
  expect(momentInGermany("2026-07-01T10:46")?.toISOString()).toBe("2026-07-01T08:46:00.000Z");
  for (const wrong of ["2026-02-31T10:00", "2026-11-22", "22.11.2026 10:46", ""]) {
    expect(momentInGermany(wrong), wrong).toBeNull();
  }
});

test("a plan, exact to the minute, is on the start page, and is carried out on time", async () => {
  const id = await draft("Ausstellung");
  const at = tomorrow();
  const { status, plans } = await plan(id, "publish", at);
  expect(status).toBe(201);
  expect(plans).toMatchObject([{ type: "publish", at: momentInGermany(at)?.toISOString(), failure: null }]);
  expect(await plannedEntries(payload)).toMatchObject([{ title: "Ausstellung", kind: "Projekt", plan: plans[0] }]);

  await runDuePlans(payload);
  expect(await statusOf(id)).toBe("draft");
  await payload.update({ collection: "projects", id, draft: true, data: { teaser: "Zuletzt geschrieben" } });
  await runDue();
  expect(await payload.findByID({ collection: "projects", id })).toMatchObject({
    _status: "published",
    teaser: "Zuletzt geschrieben",
  });
  expect(await plansOf(payload)).toEqual([]);

  await plan(id, "unpublish", tomorrow());
  await runDue();
  expect(await statusOf(id)).toBe("draft");
});

test("a scheduled publication names who planned it, unless the account is deleted; an open form doesn't become stale", async () => {
  const jana = await editorRest(payload, "Jana");
  const { body } = await jana("POST", "/projects?draft=true", { header: "Vernissage", lastForm: null });
  const { id } = (JSON.parse(body) as { doc: { id: number } }).doc;
  const form = { lastForm: "formular-1" };
  await jana("PATCH", `/projects/${id}?draft=true`, { ...form, teaser: "Bald" });
  await jana("POST", "/plans", { collection: "projects", id, type: "publish", at: tomorrow() });
  await payload.delete({ collection: "users", where: { email: { equals: "jana@agentur.example" } } });
  await runDue();
  expect(await payload.findByID({ collection: "projects", id })).toMatchObject({
    _status: "published",
    lastEditor: "Geplante Veröffentlichung",
    ...form,
  });
});

test("a cancelled plan isn't carried out", async () => {
  const id = await draft("Abgesagt");
  const { plans } = await plan(id, "publish", tomorrow());
  expect((await rest("DELETE", `/plans/${plans[0]?.id}`)).status).toBe(200);
  await runDue();
  expect(await statusOf(id)).toBe("draft");
});

test("a plan that was carried out can't be cancelled, and the response says so", async () => {
  const id = await draft("Zu spät abgesagt");
  const { plans } = await plan(id, "publish", tomorrow());
  await runDue();
  const { status, body } = await rest("DELETE", `/plans/${plans[0]?.id}`);
  expect(status).toBe(409);
  expect(body).toContain("Das ist schon geschehen");
  expect(await statusOf(id)).toBe("published");
});

test("moving an entry to the trash cancels its plan", async () => {
  const id = await draft("Weg");
  await plan(id, "publish", tomorrow());
  await rest("PATCH", `/projects/${id}`, { deletedAt: new Date().toISOString() });
  expect(await plansOf(payload)).toEqual([]);
  const gone = await draft("Ganz weg");
  await plan(gone, "publish", tomorrow());
  await payload.delete({ collection: "projects", id: gone });
  expect(await plansOf(payload)).toEqual([]);
});

test("publishing before the planned time cancels that plan, and no other", async () => {
  const id = await draft("Schon fertig");
  await plan(id, "publish", tomorrow());
  await plan(id, "unpublish", inGermany(new Date(Date.now() + 2 * 86_400_000)));
  await rest("PATCH", `/projects/${id}?draft=true`, { teaser: "Noch ein Entwurf" });
  expect(await plansOf(payload)).toHaveLength(2);
  await rest("PATCH", `/projects/${id}`, { _status: "published" });
  expect(await plansOf(payload)).toMatchObject([{ type: "unpublish" }]);
  await payload.delete({ collection: "projects", id });
});

test("a failed plan is reported until it is removed", async () => {
  const id = await draft("");
  await plan(id, "publish", tomorrow());
  await runDue();
  const [failed] = await plansOf(payload, { collection: "projects", id });
  expect(failed?.failure).toMatch(/Überschrift/);
  expect((await rest("DELETE", `/plans/${failed?.id}`)).status).toBe(200);
  expect(await plansOf(payload)).toEqual([]);
});

test("past and incomplete dates, duplicates and strangers are refused in German", async () => {
  const id = await draft("Nie");
  const body = { collection: "projects", id, type: "publish" };
  expect((await rest("POST", "/plans", { ...body, at: "2020-01-01T10:00" })).body).toContain("schon vorbei");
  expect((await rest("POST", "/plans", { ...body, at: "morgen" })).body).toContain("22.11.2026, 10:46");
  expect((await rest("POST", "/plans", { ...body, id: 4711, at: tomorrow() })).status).toBe(404);
  const at = tomorrow();
  expect((await rest("POST", "/plans", { ...body, at })).status).toBe(201);
  expect((await rest("POST", "/plans", { ...body, at })).body).toContain("schon geplant");
  const stranger = await restOf(payload, null);
  expect((await stranger("GET", `/plans?collection=projects&id=${id}`)).status).toBe(403);
  expect((await stranger("POST", "/plans", { ...body, at: tomorrow() })).status).toBe(403);
  expect((await stranger("DELETE", "/plans/1")).status).toBe(403);
});
