import { randomUUID } from "node:crypto";
import { FIGURES_MONTHS, FIGURES_PATH, type FiguresSum, REFERRERS_MAX } from "@schaufenster/contract/figures";
import { signedHeaders, WEBHOOK_MAX_AGE_MS } from "@schaufenster/contract/signed-request";
import type { Payload } from "payload";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { eraseOldInquiries } from "../../src/inquiries/inquiry-retention.ts";
import { settings } from "../../src/platform/settings/settings.ts";
import { namePages, nameReferrers } from "../../src/statistics/admin/names.ts";
import { addDays, today } from "../../src/statistics/days.ts";
import { countInquiries, readFigures } from "../../src/statistics/figures.ts";
import { receiveFigures } from "../../src/statistics/receive.ts";
import { sweepFigures } from "../../src/statistics/sweep-figures.ts";
import { startContentSystem } from "../../testing/content-system.ts";
import { stopTime } from "../../testing/manual-schedule.ts";

const DAY_MS = 86_400_000;
const [TODAY, YESTERDAY] = [today(), addDays(today(), -1)];

let payload: Payload;

beforeAll(async () => {
  payload = await startContentSystem();
});
beforeEach(async () => {
  await payload.db.deleteMany({ collection: "figures", where: {} });
});

const page = (name: string, views: number, day = TODAY): FiguresSum => ({ kind: "page", name, views, day });
const host = (name: string, views = 1): FiguresSum => ({ kind: "referrer", name, views, day: TODAY });

async function send(report: unknown, { secret = settings.WEBHOOK_SECRET, at = Date.now() } = {}): Promise<number> {
  const body = JSON.stringify(report);
  const headers = { ...signedHeaders(body, secret, at), "content-length": String(Buffer.byteLength(body)) };
  const request = new Request(`http://content${FIGURES_PATH}`, { method: "POST", headers, body });
  return (await receiveFigures(request, payload)).status;
}

const report = (sums: FiguresSum[], number = 1, source: string = randomUUID()) => ({ source, number, sums });

test("counts of several sites are added up by day", async () => {
  await Promise.all([
    send(report([page("landing", 3), page("project/1", 2, YESTERDAY), host("suche.example")])),
    send(report([page("landing", 4), { kind: "device", name: "phone", views: 4, day: TODAY }])),
  ]);
  expect(await readFigures(payload, YESTERDAY, TODAY)).toEqual({
    days: new Map([
      [YESTERDAY, 2],
      [TODAY, 7],
    ]),
    total: 9,
    pages: [
      { name: "landing", views: 7 },
      { name: "project/1", views: 2 },
    ],
    referrers: [{ name: "suche.example", views: 1 }],
    devices: [{ name: "phone", views: 4 }],
  });
  expect((await readFigures(payload, TODAY, TODAY)).total).toBe(7);
});

test("a report sent twice counts once, even concurrently; the process's next one counts", async () => {
  const source = randomUUID();
  const first = report([page("landing", 5)], 1, source);
  expect(await Promise.all([send(first), send(first), send(first)])).toEqual([202, 202, 202]);
  expect(await send(report([page("landing", 1)], 2, source))).toBe(202);
  expect(await send(first)).toBe(202);
  expect((await readFigures(payload, TODAY, TODAY)).total).toBe(6);
});

test("a day has a limited number of referring hosts, however many sites report; the rest is one sum", async () => {
  const hosts = (prefix: string) =>
    Array.from({ length: REFERRERS_MAX }, (_, each) => host(`${prefix}${each}.example`));
  await send(report(hosts("a")));
  await send(report([...hosts("b"), host("a7.example", 10)]));
  const { referrers } = await readFigures(payload, TODAY, TODAY);
  expect(referrers).toHaveLength(REFERRERS_MAX + 1);
  expect(referrers[0]).toEqual({ name: "*", views: REFERRERS_MAX });
  expect(referrers[1]).toEqual({ name: "a7.example", views: 11 });
});

test("reports without a fresh signature of this installation are refused, and so are invalid ones", async () => {
  const good = report([page("landing", 1)]);
  expect(await send(good, { secret: "x".repeat(32) })).toBe(401);
  expect(await send(good, { at: Date.now() - 2 * WEBHOOK_MAX_AGE_MS })).toBe(401);
  for (const sums of [
    [page("/etc/passwd", 1)],
    [page("landing", -1)],
    [page("landing", 1, "gestern")],
    [host("<script>")],
    [{ kind: "inquiry", name: "", views: 1, day: TODAY }],
  ]) {
    expect(await send({ ...good, sums }), JSON.stringify(sums)).toBe(400);
  }
  await send(report([page("landing", 1, addDays(TODAY, 5)), page("landing", 1, addDays(TODAY, -300))]));
  expect((await payload.count({ collection: "figures" })).totalDocs).toBe(0);
});

test("old sums and records of former processes are deleted", async () => {
  const add = (day: string) =>
    payload.db.create({ collection: "figures", data: { day, kind: "page", name: "landing", views: 1 } });
  await add(addDays(TODAY, -31 * FIGURES_MONTHS));
  await add(addDays(TODAY, -28 * FIGURES_MONTHS));
  await send(report([page("landing", 1)]));
  await sweepFigures(payload);
  expect((await payload.count({ collection: "figures" })).totalDocs).toBe(2);
  await stopTime().advance(61 * DAY_MS);
  await sweepFigures(payload);
  const { docs } = await payload.db.find<{ key: string }>({ collection: "payload-kv", limit: 0, pagination: false });
  expect(docs.filter(({ key }) => key.startsWith("figures/"))).toEqual([]);
});

test("inquiries still count after deletion by age, without suspected spam", async () => {
  const received = (daysAgo: number, status: "done" | "spam" | "junk") => {
    const receivedAt = new Date(Date.now() - daysAgo * DAY_MS).toISOString();
    const message = {
      name: "Erika",
      email: "e@beispiel.example",
      phone: "0221",
      subject: "Porträt",
      message: "Guten Tag",
    };
    const data = {
      ...message,
      status,
      receivedAt,
      messageId: `<${randomUUID()}@x.example>`,
      contentHash: randomUUID(),
    };
    return payload.create({ collection: "inquiries", data: data as never });
  };
  for (const daysAgo of [1, 200, 201]) await received(daysAgo, "done");
  await received(202, "spam");
  await received(203, "junk");
  const year = () => countInquiries(payload, addDays(TODAY, -364), TODAY);
  expect(await year()).toBe(3);
  expect(await eraseOldInquiries(payload, 180)).toBe(4);
  expect(await year()).toBe(3);
  expect(await countInquiries(payload, addDays(TODAY, -29), TODAY)).toBe(1);
});

test("pages have their current titles, hosts their readable names, and unnamed ones come last", async () => {
  const { id } = await payload.create({ collection: "projects", data: { header: "Fotowand", _status: "published" } });
  const category = await payload.create({ collection: "categories", data: { name: "Film", _status: "published" } });
  const names = [`project/${id}`, "project/4711", `category/${category.id}`, "landing"];
  const lines = await namePages(
    payload,
    names.map((name) => ({ name, views: 1 })),
  );
  expect(lines.map(({ label, href }) => [label, href])).toEqual([
    ["Fotowand", `/admin/collections/projects/${id}`],
    ["Projekt 4711 (gelöscht)", null],
    ["Kategorie: Film", `/admin/collections/categories/${category.id}`],
    ["Startseite", "/"],
  ]);
  const hosts = ["*", "xn--mller-kva.example", "suche.example"].map((name) => ({ name, views: 1 }));
  expect(nameReferrers(hosts).map(({ label }) => label)).toEqual(["müller.example", "suche.example", "andere"]);
});
