import { afterAll, expect, test } from "vitest";
import { MailServer } from "../../testing/mail-server.ts";
import { stopTime } from "../../testing/manual-schedule.ts";

const DAY_MS = 24 * 3600 * 1000;

const server = new MailServer();
// Modules loaded from here on read these.
Object.assign(process.env, {
  SMTP_URL: `smtp://127.0.0.1:${await server.start()}`,
  MAIL_FROM: "website@agentur.example",
});
const { startContentSystem } = await import("../../testing/content-system.ts");
const { backupFailedMail } = await import("../../src/accounts/mails.ts");
const { checkServer } = await import("../../src/backup/watch-server.ts");
const { tellAdministrators } = await import("../../src/accounts/tell-administrators.ts");

afterAll(() => server.stop());

test("only administrators get a mail that a backup failed, at most once a day", async () => {
  const payload = await startContentSystem();
  for (const [name, role] of [
    ["chefin", "administrator"],
    ["technik", "administrator"],
    ["redaktion", "editor"],
  ] as const) {
    const email = `${name}@agentur.example`;
    await payload.create({ collection: "users", data: { email, password: "lang-genug-für-alle-hier", role } });
  }
  const time = stopTime();
  const mail = backupFailedMail("There is <too little> room.");
  await tellAdministrators(payload, "backup", mail);
  await tellAdministrators(payload, "backup", mail);
  expect(server.received.flatMap(({ to }) => to).sort()).toEqual(["chefin@agentur.example", "technik@agentur.example"]);
  expect(server.received[0]?.email.subject).toBe("Die Sicherung Ihrer Website ist nicht gelungen");
  expect(server.received[0]?.email.html).toContain("There is &lt;too little&gt; room.");
  await tellAdministrators(payload, "another matter", mail);
  expect(server.received).toHaveLength(4);
  await time.advance(DAY_MS);
  await tellAdministrators(payload, "backup", mail);
  expect(server.received).toHaveLength(6);
});

test("administrators get a mail if inquiries wait for an hour, or there was no backup for days", async () => {
  const payload = await startContentSystem();
  const said = { name: "Frau Test", email: "test@example.org", phone: "0361 1234567", message: "Bitte rufen Sie an." };
  const data = { ...said, subject: "Test", messageId: "test@agentur.example", receivedAt: new Date().toISOString() };
  await payload.create({ collection: "inquiries", data: data as never });
  const before = server.received.length;
  const time = stopTime();
  await checkServer(payload);
  expect(server.received).toHaveLength(before);
  await time.advance(4 * DAY_MS); // a mail about backups was just sent
  await checkServer(payload);
  const subjects = server.received.slice(before).map(({ email }) => email.subject);
  expect(new Set(subjects)).toEqual(
    new Set(["Anfragen erreichen Ihr Postfach nicht", "Die Sicherung Ihrer Website ist nicht gelungen"]),
  );
});
