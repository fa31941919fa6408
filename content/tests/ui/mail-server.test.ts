import type { AddressInfo } from "node:net";
import type { Payload } from "payload";
import { SMTPServer } from "smtp-server";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { TestMailAnswer } from "../../src/inquiries/test-mail.ts";
import { type KeptServer, keptServer, MAIL_SERVER, mailServer } from "../../src/platform/mail/mail-server.ts";
import { settings } from "../../src/platform/settings/settings.ts";
import { settleAgency } from "../../testing/contact-form.ts";
import { startContentSystem } from "../../testing/content-system.ts";
import { editorRest, type Rest, restOf } from "../../testing/rest.ts";

const PASSWORD = "geheim-im-postausgang";
const ADMINISTRATOR = { email: "chefin@agentur.example", password: "lang-genug-fuer-alle-1" };

const taken: string[] = [];
let meanwhile: () => unknown = () => {};
const smtp = new SMTPServer({
  allowInsecureAuth: true,
  disabledCommands: ["STARTTLS"],
  onAuth: ({ username, password }, _session, done) =>
    password === PASSWORD ? done(null, { user: username ?? "" }) : done(new Error("Raw words of the server")),
  onRcptTo: ({ address }, _session, done) =>
    done(address.startsWith("voll") ? Object.assign(new Error("Raw words"), { responseCode: 552 }) : null),
  onData: (stream, { envelope }, done) => {
    stream.resume().on("end", async () => {
      taken.push(envelope.mailFrom ? envelope.mailFrom.address : "");
      await meanwhile();
      done();
    });
  },
});
smtp.on("error", () => {}); // a refused login closes the connection

let payload: Payload;
let administrator: Rest;
let typed: object;

beforeAll(async () => {
  await new Promise<void>((resolve) => smtp.listen(0, "127.0.0.1", resolve));
  payload = await startContentSystem();
  await settleAgency(payload);
  await payload.create({ collection: "users", data: { ...ADMINISTRATOR, role: "administrator" } });
  administrator = await restOf(payload, ADMINISTRATOR);
  const { port } = smtp.server.address() as AddressInfo;
  const login = { user: "website@agentur.example", password: PASSWORD };
  typed = { host: "127.0.0.1", port: String(port), encryption: "none", ...login, from: "website@agentur.example" };
});

afterAll(() => new Promise<void>((resolve) => smtp.close(resolve)));

beforeEach(async () => {
  settings.SMTP_URL = undefined;
  meanwhile = () => {};
  await administrator("DELETE", "/mail-server");
});

const save = (given: object) => administrator("POST", "/mail-server", given);

async function testMail(given?: object): Promise<TestMailAnswer> {
  return JSON.parse((await administrator("POST", "/test-mail", given)).body) as TestMailAnswer;
}

async function inquiry(data: object): Promise<number> {
  const message = { name: "Erika", subject: "Hallo", phone: "0221", email: "e@example.org", message: "Guten Tag" };
  const job = { attempts: 3, receivedAt: new Date().toISOString(), messageId: `<${Math.random()}@agentur.example>` };
  return (await payload.create({ collection: "inquiries", data: { ...message, ...job, ...data } as never })).id;
}

test.each([
  [
    "by a passed test",
    () => testMail(typed),
    { sent: true, message: expect.stringMatching(/^Getestet und gespeichert\./) },
  ],
  ["without a test", () => save(typed), { status: 200 }],
])("a mail server is saved and used at once, as are undelivered mails: %s", async (_, saveIt, answer) => {
  expect((await testMail()).message).toBe("Es ist kein Mailserver eingerichtet.");
  const later = new Date(Date.now() + 3_600_000).toISOString();
  const ids = [
    await inquiry({ status: "unsent" }),
    await inquiry({ status: "new", nextAttemptAt: later }),
    await inquiry({ status: "failed" }),
  ];

  expect(await saveIt()).toMatchObject(answer);
  for (const id of ids) {
    const { status, attempts, nextAttemptAt } = await payload.findByID({
      collection: "inquiries",
      id,
      showHiddenFields: true,
    });
    expect({ status, attempts }).toEqual({ status: "new", attempts: 0 });
    expect(Date.parse(nextAttemptAt ?? "")).toBeLessThanOrEqual(Date.now());
  }
  taken.length = 0;
  expect(await testMail()).toMatchObject({ sent: true });
  expect(taken).toEqual(["website@agentur.example"]);
});

test("the password is encrypted in the database, in no response, and sent to no other server", async () => {
  expect((await save(typed)).body).not.toContain(PASSWORD);
  expect(JSON.stringify(await keptServer(payload))).not.toContain(PASSWORD);
  expect((await administrator("GET", "/payload-kv")).status).not.toBe(200);
  const blank = { ...typed, password: "" };
  expect(await testMail(blank)).toMatchObject({ sent: true });
  expect(await save(blank)).toMatchObject({ status: 200 });
  expect((await testMail({ ...blank, host: "localhost" })).message).toMatch(/^Bitte geben Sie das Passwort ein/);
  for (const other of [{ port: "2525" }, { encryption: "starttls" }, { encryption: "tls" }])
    expect((await testMail({ ...blank, ...other })).message).toMatch(/^Bitte geben Sie das Passwort ein/);
  expect((await save({ ...blank, user: "andere" })).body).toContain("Bitte geben Sie das Passwort ein");
  expect((await save({ ...blank, user: "" })).status).toBe(200);
  expect((await keptServer(payload))?.password).toBeNull();
});

test("without a sender, the user is the sender, if it is an address", async () => {
  await testMail({ ...typed, from: " " });
  expect(await keptServer(payload)).toMatchObject({ from: "website@agentur.example" });
  expect((await save({ ...typed, user: "website", from: "" })).body).toContain("als Absender eine E-Mail-Adresse");
});

test("a refusal is explained without the server's message, and nothing is saved", async () => {
  const { message } = await testMail({ ...typed, password: "falsch" });
  expect(message).toMatch(/nimmt Benutzername oder Passwort nicht an\. Antwort: 535$/);
  const full = { email: "voll@agentur.example", password: ADMINISTRATOR.password };
  await payload.create({ collection: "users", data: { ...full, role: "administrator" } });
  const { body } = await (await restOf(payload, full))("POST", "/test-mail", typed);
  expect((JSON.parse(body) as TestMailAnswer).message).toMatch(/Das Postfach ist voll\. Antwort: 552$/);
  expect(await keptServer(payload)).toBeNull();
});

test("a test that another change overtakes saves nothing", async () => {
  await save(typed);
  meanwhile = () => save({ ...typed, from: "andere@agentur.example" });
  const { sent, message } = await testMail({ ...typed, password: "" });
  expect({ sent, message }).toEqual({ sent: false, message: expect.stringContaining("inzwischen") });
  expect((await keptServer(payload))?.from).toBe("andere@agentur.example");
});

test.each([
  [{ host: "" }, /Namen des Mailservers/],
  [{ host: "smtp.agentur.de:587" }, /ohne Port/],
  [{ port: "0" }, /von 1 bis 65535/],
  [{ from: "Studio" }, /als Absender eine E-Mail-Adresse/],
  [{ from: "a@agentur.de\r\nBcc: b@agentur.de" }, /als Absender eine E-Mail-Adresse/],
  [{ user: "" }, /gehören zusammen/],
])("invalid input gets advice: %j", async (wrong, sentence) => {
  const { status, body } = await save({ ...typed, ...wrong });
  expect(status).toBe(400);
  expect(body).toMatch(sentence);
  expect(await keptServer(payload)).toBeNull();
});

test("a host is recognized as users paste it", async () => {
  await save({ ...typed, host: " smtps://müller.example/ " });
  expect((await keptServer(payload))?.host).toBe("xn--mller-kva.example");
});

test("the environment takes precedence, and the form's response says so", async () => {
  await save(typed);
  settings.SMTP_URL = "smtp://elsewhere.example";
  expect(await mailServer(payload)).toMatchObject({ source: "settings", server: { host: "elsewhere.example" } });
  expect(await save(typed)).toMatchObject({ status: 409, body: expect.stringContaining("wer den Server betreibt") });
  expect((await testMail(typed)).message).toContain("wer den Server betreibt");
});

test("after a move without the key, the password has to be entered again", async () => {
  await save(typed);
  const kept = (await keptServer(payload)) as KeptServer;
  const password = `${"0".repeat(32)}${kept.password?.slice(32)}`; // as decrypted with another key
  await payload.kv.set(MAIL_SERVER, { ...kept, password });
  expect((await mailServer(payload)).passwordIsLost).toBe(true);
  expect((await testMail()).message).toMatch(/Passwort des Mailservers.*nicht zu lesen.*neu ein\.$/);
  expect((await save({ ...typed, password: "" })).status).toBe(400);
  expect((await save(typed)).status).toBe(200);
  expect(await testMail()).toMatchObject({ sent: true });
});

test("only administrators can access it", async () => {
  const editor = await editorRest(payload);
  for (const method of ["POST", "DELETE"]) expect((await editor(method, "/mail-server", typed)).status).toBe(403);
  const { body } = await editor("POST", "/test-mail", typed);
  expect(body).toMatch(/Berechtigung|Administration/);
  expect(await keptServer(payload)).toBeNull();
});
