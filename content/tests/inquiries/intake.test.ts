import { randomUUID } from "node:crypto";
import { CONTACT_MAX_BYTES } from "@schaufenster/contract/contact";
import type { Payload } from "payload";
import { beforeAll, beforeEach, expect, test, vi } from "vitest";
import { createIntake } from "../../src/inquiries/intake/intake.ts";
import { log } from "../../src/platform/process/log.ts";
import { settings } from "../../src/platform/settings/settings.ts";
import { AGENCY, filledForm, formRequest, settleAgency } from "../../testing/contact-form.ts";
import { startContentSystem } from "../../testing/content-system.ts";

let payload: Payload;
let intake: ReturnType<typeof createIntake>;

beforeAll(async () => {
  payload = await startContentSystem();
  await settleAgency(payload);
});

beforeEach(async () => {
  await payload.delete({ collection: "inquiries", where: {} });
  intake = createIntake(async () => payload);
});

const stored = () => payload.find({ collection: "inquiries", sort: "id", pagination: false, showHiddenFields: true });

async function refusalOf(
  request: Request,
): Promise<{ status: number; message: string; fields?: object; headers: Headers }> {
  const response = await intake(request);
  expect(response.headers.get("content-type")).toMatch(/^application\/json/);
  const { error } = (await response.json()) as { error: { message: string; fields?: object } };
  expect(error.message).toMatch(/^[A-ZÄÖÜ].*[a-zäöüß]{3,}/);
  expect((await stored()).totalDocs).toBe(0);
  return { status: response.status, headers: response.headers, ...error };
}

test("a message is stored as written and due at once before the visitor gets a response", async () => {
  const form = filledForm({ name: "  Erika Beispiel ", message: "Zeile 1\r\nZeile 2 & <b>mehr</b> 😀" });
  const response = await intake(formRequest(form));
  expect(response.status).toBe(200);
  expect(await response.json()).toEqual({ status: "ok" });
  const { docs } = await stored();
  expect(docs).toHaveLength(1);
  expect(docs[0]).toMatchObject({
    name: "Erika Beispiel",
    email: "erika@beispiel.example",
    subject: form.subject,
    phone: form.phone,
    message: "Zeile 1\nZeile 2 & <b>mehr</b> 😀",
    status: "new",
    attempts: 0,
    messageId: expect.stringMatching(/^<anfrage\.[\da-f-]{36}@agentur\.example>$/),
  });
  expect(Date.parse(docs[0]?.nextAttemptAt ?? "")).toBeLessThanOrEqual(Date.now());
});

test("a message to anybody else is refused", async () => {
  const elsewhere = formRequest(filledForm({ to: "andere@agentur.example" }));
  expect((await refusalOf(elsewhere)).message).toContain("erreichen Sie nur uns");
});

test("no log line has both an inquiry and the request id, which the access log has beside a truncated address", async () => {
  const lines: unknown[] = [];
  for (const level of ["info", "warn", "error"] as const) {
    vi.spyOn(log, level).mockImplementation((...said: unknown[]) => void lines.push(said));
  }
  try {
    await intake(formRequest(filledForm(), { headers: { "x-request-id": "visit-0001" } }));
    await intake(formRequest({}, { headers: { "x-request-id": "visit-0002" } }));
  } finally {
    vi.restoreAllMocks();
  }
  const said = lines.map((line) => JSON.stringify(line));
  expect(said).toEqual([expect.stringContaining("inquiry accepted"), expect.stringContaining("inquiry refused")]);
  expect(said[0]).not.toContain("visit-0001");
  expect(said[1]).toContain("visit-0002"); // nothing was stored
});

test.each([
  ".erika@beispiel.example",
  "erika.@beispiel.example",
  "eri..ka@beispiel.example",
  `${"e".repeat(65)}@beispiel.example`,
])("%s isn't an address that mail servers accept", async (from) => {
  expect((await refusalOf(formRequest(filledForm({ from })))).status).toBe(422);
});

test.each(["GET", "HEAD", "PUT", "PATCH", "DELETE", "OPTIONS"])("%s isn't allowed", async (method) => {
  const response = await intake(formRequest(filledForm(), { method }));
  expect([response.status, response.headers.get("allow")]).toEqual([405, "POST"]);
});

test.each([
  ["no cookie", { cookie: null }],
  ["no header", { "x-xsrf-token": null }],
  ["an empty pair", { cookie: "XSRF-TOKEN=", "x-xsrf-token": "" }],
  ["another value", { "x-xsrf-token": "abc deg" }],
  ["the value of another cookie", { cookie: "NOT-XSRF-TOKEN=abc def" }],
  ["a page of another site", { "sec-fetch-site": "cross-site" }],
  ["a page of another host of the same site", { "sec-fetch-site": "same-site" }],
  ["a page of another site that says Origin alone", { origin: "https://evil.example" }],
  [
    "a page of the same host at another port",
    { origin: "http://www.agentur.example:8080", host: "www.agentur.example" },
  ],
  ["a page without an origin, in a sandbox", { origin: "null" }],
  ["a foreign page that names our origin", { "sec-fetch-site": "cross-site", origin: "http://www.agentur.example" }],
  ["no proof from a browser that was told to go there", { "sec-fetch-site": "none", cookie: null }],
])("a request with %s may be forged", async (_, headers) => {
  const { status, message } = await refusalOf(formRequest(filledForm(), { headers }));
  expect(status).toBe(403);
  expect(message).toMatch(/Cookies.*rufen Sie uns an/); // advice that helps, unlike a reload
});

test.each([
  ["says that it shows our page", { "sec-fetch-site": "same-origin" }],
  ["is older, by our address", { origin: "http://www.agentur.example", host: "www.agentur.example" }],
  ["is older, behind proxies", { origin: "https://www.agentur.example", "x-forwarded-host": "www.agentur.example" }],
])("a form without cookies that %s is accepted", async (_, headers) => {
  const without = { cookie: null, "x-xsrf-token": null };
  expect((await intake(formRequest(filledForm(), { headers: { ...without, ...headers } }))).status).toBe(200);
});

test("another application's unreadable cookie of the same name locks nobody out", async () => {
  for (const cookie of ["XSRF-TOKEN=alien; XSRF-TOKEN=abc%20def", "XSRF-TOKEN=; a=1; XSRF-TOKEN=abc%20def"]) {
    expect((await intake(formRequest(filledForm(), { headers: { cookie } }))).status).toBe(200);
  }
});

test.each([
  "text/plain",
  "application/x-www-form-urlencoded",
  "multipart/form-data; boundary=x",
  "application/json; charset=utf-16",
  "application/jsonp",
  null,
])("a body sent as %s isn't read", async (type) => {
  expect((await refusalOf(formRequest(filledForm(), { headers: { "content-type": type } }))).status).toBe(415);
});

test("JSON's only charset is accepted", async () => {
  const headers = { "content-type": 'application/json; charset="UTF-8"' };
  expect((await intake(formRequest(filledForm(), { headers }))).status).toBe(200);
});

test.each([
  ["nothing", ""],
  ["half an object", '{"to":'],
  ["null", "null"],
  ["a list", "[]"],
  ["a text", '"text"'],
  ["ten thousand brackets", "[".repeat(10_000)],
  ["other bytes than UTF-8", '{"a":"\xff\xfe"}'],
])("%s isn't a message", async (_, text) => {
  expect((await refusalOf(formRequest(null, { body: Buffer.from(text, "latin1") }))).status).toBe(400);
});

test("ten megabytes are refused, announced or not, without reading all of them", async () => {
  const body = "x".repeat(10_000_000);
  expect((await refusalOf(formRequest(null, { body }))).status).toBe(413);
  let sent = 0;
  const endless = new ReadableStream<Uint8Array>({
    pull(controller) {
      sent += 1024;
      controller.enqueue(new Uint8Array(1024).fill(32));
    },
  });
  expect((await refusalOf(formRequest(null, { body: endless }))).status).toBe(413);
  expect(sent).toBeLessThan(2 * CONTACT_MAX_BYTES);
});

test("a visitor's disconnect while sending isn't an error", async () => {
  const broken = new ReadableStream<Uint8Array>({
    pull(controller) {
      controller.error(new Error("aborted"));
    },
  });
  expect((await refusalOf(formRequest(null, { body: broken }))).status).toBe(400);
});

test.each([
  ["name", { name: "Eva" }, "Bitte geben Sie Vor- und Nachnamen an."],
  ["email", { from: "erika@" }, /name@beispiel\.de/],
  ["subject", { subject: "Hi" }, "Bitte schreiben Sie den Betreff etwas ausführlicher, zum Beispiel „Frage zu …“."],
  ["phone", { phone: "0221 4711 abends" }, /nur Ziffern/],
  ["message", { message: "Zu kurz" }, "Die Nachricht braucht mindestens 10 Zeichen."],
  ["name", { name: undefined }, "Name fehlt."],
  ["name", { name: ["Erika"] }, "Name fehlt."],
  ["email", { from: { toString: "x" } }, "E-Mail-Adresse fehlt."],
])("spec §5: an invalid %s is reported at its field (%j)", async (field, change, sentence) => {
  const { status, message, fields } = await refusalOf(formRequest(filledForm(change)));
  expect(status).toBe(422);
  expect(Object.keys(fields ?? {})).toEqual([field]);
  expect(message).toMatch(sentence);
});

test("a message has at most a thousand characters, and line breaks count once", async () => {
  const message = `${"x".repeat(499)}\r\n${"y".repeat(500)}`;
  expect(await refusalOf(formRequest(filledForm({ message: `${message}z` })))).toMatchObject({
    status: 422,
    fields: { message: "Die Nachricht darf höchstens 1000 Zeichen haben." },
  });
  expect((await intake(formRequest(filledForm({ message })))).status).toBe(200);
});

test("an address with an umlaut domain is accepted, in the form that mail servers use", async () => {
  expect((await intake(formRequest(filledForm({ from: "info@müller.example" })))).status).toBe(200);
  expect((await stored()).docs[0]?.email).toBe("info@xn--mller-kva.example");
});

test.each([
  "anderswo@fremd.example",
  `${AGENCY},anderswo@fremd.example`,
  `${AGENCY}\r\nBcc: anderswo@fremd.example`,
  `Agentur <${AGENCY}>`,
  [AGENCY],
  { address: AGENCY },
  "hallo@agentur.examplе", // with a Cyrillic letter at its end
  "h\u0430llo@agentur.example", // a Cyrillic a
  "",
  undefined,
])("a message to %j isn't for us", async (to) => {
  expect((await refusalOf(formRequest(filledForm({ to })))).status).toBe(400);
});

test("the recipient is case-insensitive, and may be the website's address if mails go elsewhere", async () => {
  expect((await intake(formRequest(filledForm({ to: "Hallo@AGENTUR.example" })))).status).toBe(200);
  settings.CONTACT_RECIPIENT = "postfach@agentur.example";
  try {
    expect((await intake(formRequest(filledForm()))).status).toBe(200);
    expect((await intake(formRequest(filledForm({ to: "postfach@agentur.example" })))).status).toBe(200);
    expect((await intake(formRequest(filledForm({ to: "anders@agentur.example" })))).status).toBe(400);
  } finally {
    settings.CONTACT_RECIPIENT = undefined;
  }
});

test("suspected spam is stored, marked and delivered; a quickly sent form alone isn't suspicious", async () => {
  const links = (elapsed?: unknown) => ({ message: `Best prices on https://spam.example ${randomUUID()}`, elapsed });
  const robots = [
    { homepage: "http://spam.example" },
    { homepage: { a: 1 } },
    links(2999),
    links("12"),
    links(),
    { subject: "www.spam.example", message: "A message for you all", elapsed: 0 },
  ];
  for (const extra of robots)
    expect(await (await intake(formRequest(filledForm(extra)))).json()).toEqual({ status: "ok" });
  const people = [
    ...[{ homepage: "" }, { homepage: null }, { elapsed: 0 }, { elapsed: 2999 }, { elapsed: "unbekannt" }],
    links(3000),
  ];
  for (const extra of people) await intake(formRequest(filledForm(extra)));
  const { docs } = await stored();
  expect(docs.map(({ status }) => status)).toEqual([...robots.map(() => "spam"), ...people.map(() => "new")]);
  expect(docs.every(({ nextAttemptAt }) => nextAttemptAt)).toBe(true);
  expect(docs.map(({ suspicion }) => suspicion).slice(0, robots.length)).toEqual([
    ...Array(2).fill("Ein Feld, das Menschen nicht sehen, war ausgefüllt."),
    "Nach 3 Sekunden abgeschickt, und der Text ist nicht deutsch und enthält die Adresse einer Website.",
    "Nach 0 Sekunden abgeschickt, und der Text ist nicht deutsch und enthält die Adresse einer Website.",
    expect.stringMatching(/^Ohne eine Angabe, wie lange das Formular offen war/),
    "Nach 0 Sekunden abgeschickt, und der Text ist nicht deutsch und enthält die Adresse einer Website.",
  ]);
});

test("the same form, sent ten times at once, is stored once", async () => {
  const form = filledForm();
  const responses = await Promise.all(Array.from({ length: 10 }, () => intake(formRequest(form))));
  expect(responses.map(({ status }) => status)).toEqual(Array(10).fill(200));
  expect((await stored()).totalDocs).toBe(1);
});

test("a form's key identifies it much later; a corrected message is a new one", async () => {
  const form = filledForm();
  const headers = { "idempotency-key": "form-1" };
  await intake(formRequest(form, { headers }));
  const old = new Date(Date.now() - 3_600_000).toISOString();
  await payload.db.updateMany({ collection: "inquiries", where: {}, data: { receivedAt: old } });
  await intake(formRequest(form, { headers }));
  expect((await stored()).totalDocs).toBe(1);
  await intake(formRequest({ ...form, phone: "0221 4712" }, { headers }));
  expect((await stored()).totalDocs).toBe(2);
  await intake(formRequest(form)); // the same text an hour later, from another form
  expect((await stored()).totalDocs).toBe(3);
});

test("a form without a key that is retried for lack of a response is one inquiry", async () => {
  const form = filledForm();
  await intake(formRequest(form));
  const before = new Date(Date.now() - 20 * 60_000).toISOString();
  await payload.db.updateMany({ collection: "inquiries", where: {}, data: { receivedAt: before } });
  expect((await intake(formRequest(form))).status).toBe(200);
  expect((await stored()).totalDocs).toBe(1);
});

test("five messages in ten minutes per address; the sixth gets a retry time, others aren't affected, and a repeated form doesn't count", async () => {
  const from = { "x-forwarded-for": "6.6.6.6, 203.0.113.9" };
  const first = filledForm();
  for (const form of [first, ...Array.from({ length: 4 }, () => filledForm())]) {
    expect((await intake(formRequest(form, { headers: from }))).status).toBe(200);
  }
  const sixth = await intake(formRequest(filledForm(), { headers: { "x-forwarded-for": "7.7.7.7, 203.0.113.9" } }));
  expect(sixth.status).toBe(429);
  expect(Number(sixth.headers.get("retry-after"))).toBeGreaterThan(590);
  expect((await intake(formRequest(first, { headers: from }))).status).toBe(200);
  expect((await intake(formRequest(filledForm(), { headers: { "x-forwarded-for": "203.0.113.10" } }))).status).toBe(
    200,
  );
  expect((await stored()).totalDocs).toBe(6);
});

test("one customer's IPv6 network can't use up the limit for everyone", async () => {
  const statuses: number[] = [];
  for (let n = 0; n < 25; n += 1) {
    const headers = { "x-forwarded-for": `2001:db8:1:${n.toString(16)}::1` };
    statuses.push((await intake(formRequest(filledForm(), { headers }))).status);
  }
  expect(statuses).toEqual([...Array(20).fill(200), ...Array(5).fill(429)]);
  const neighbour = { "x-forwarded-for": "2001:db8:2::1" };
  expect((await intake(formRequest(filledForm(), { headers: neighbour }))).status).toBe(200);
});

test("there is a limit for everyone together", async () => {
  settings.CONTACT_RATE_TOTAL = 3;
  intake = createIntake(async () => payload);
  settings.CONTACT_RATE_TOTAL = 100;
  const statuses = [];
  for (let n = 0; n < 5; n += 1) statuses.push((await intake(formRequest(filledForm()))).status);
  expect(statuses).toEqual([200, 200, 200, 429, 429]);
});

test("if the database fails while storing, the visitor isn't told that nothing was stored; a retry leads to one inquiry", async () => {
  const { create, count } = payload.db;
  payload.db.create = async (...given: Parameters<typeof create>) => {
    await create.apply(payload.db, given);
    payload.db.count = () => Promise.reject(new Error("Connection terminated unexpectedly"));
    throw new Error("Connection terminated unexpectedly");
  };
  const form = filledForm();
  try {
    const answer = await intake(formRequest(form));
    expect(answer.status).toBe(504);
    expect((await answer.json()).error.message).toMatch(/wissen wir gerade nicht.*noch einmal.*rufen Sie uns an/);
  } finally {
    Object.assign(payload.db, { create, count });
  }
  expect((await intake(formRequest(form))).status).toBe(200);
  expect((await stored()).totalDocs).toBe(1);
});

test("if the database refuses a message, the visitor is told to retry, without details of the error", async () => {
  const { create } = payload.db;
  payload.db.create = () => Promise.reject(new Error("Failed query: insert into inquiries … erika@beispiel.example"));
  try {
    for (let n = 0; n < 7; n += 1) {
      const { status, headers, message } = await refusalOf(
        formRequest(filledForm(), { headers: { "x-forwarded-for": "203.0.113.20" } }),
      );
      expect([status, headers.get("retry-after")]).toEqual([503, "30"]);
      expect(message).not.toMatch(/insert|erika/);
    }
  } finally {
    payload.db.create = create;
  }
  expect((await intake(formRequest(filledForm(), { headers: { "x-forwarded-for": "203.0.113.20" } }))).status).toBe(
    200,
  );
});
