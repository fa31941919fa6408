import { beforeAll, expect, test } from "vitest";
import { confirmationMail } from "../../src/inquiries/delivery/confirmation-mail.ts";
import { inquiryMail } from "../../src/inquiries/delivery/inquiry-mail.ts";
import { AGENCY, filledForm, formRequest } from "../../testing/contact-form.ts";
import { expectHarmless, FRAME, intake, lastInquiry, startMails, written } from "../../testing/written-mail.ts";

beforeAll(startMails);

test("the mail says who wrote what, and a reply goes to the visitor", async () => {
  const form = filledForm({ message: "Guten Tag,\n\nwas kostet ein Porträt? 2 < 3 & „gut“ 😀\n.\nFrom hier" });
  await intake(formRequest(form));
  const inquiry = await lastInquiry();
  const { email, raw, to } = await written(
    inquiryMail(inquiry, { ...FRAME, publicUrl: "https://www.agentur.example/" }),
  );
  expect(to).toEqual([AGENCY]);
  expect(email).toMatchObject({
    subject: "[Kontaktformular] Frage zu Porträts",
    replyTo: [{ name: "Erika Beispiel", address: "erika@beispiel.example" }],
    messageId: inquiry.messageId,
    date: new Date(Math.floor(Date.parse(inquiry.receivedAt) / 1000) * 1000).toISOString(),
  });
  for (const part of [form.name, form.from, form.phone, form.subject, form.message]) {
    expect(email.text?.replaceAll("\r\n", "\n")).toContain(part);
  }
  expect(email.text).toContain(`https://www.agentur.example/admin/collections/inquiries/${inquiry.id}`);
  expect(email.html).toContain("2 &lt; 3 &amp; „gut“ 😀<br>");
  expect(email.html).toContain('<a href="mailto:erika@beispiel.example">');
  expect(email.html).toContain('<a href="tel:+492214711">');
  expect(raw).toMatch(/^Auto-Submitted: auto-generated\r$/m);
  expect(Math.max(...raw.split("\r\n").map((line) => line.length))).toBeLessThanOrEqual(998); // RFC 5322 §2.1.1
});

test("each attempt writes the same mail", async () => {
  await intake(formRequest(filledForm()));
  const inquiry = await lastInquiry();
  const [first, second] = [await written(inquiryMail(inquiry, FRAME)), await written(inquiryMail(inquiry, FRAME))];
  const withoutBoundary = (raw: string) => raw.replace(/--_?-*[\w-]*_NmP[\w-]*/g, "");
  expect(withoutBoundary(second.raw)).toBe(withoutBoundary(first.raw));
});

test("the confirmation contains nothing of the input, and says that it is automatic", async () => {
  await intake(formRequest(filledForm({ name: "KAUFT BILLIG", subject: "http://boese.example" })));
  const inquiry = await lastInquiry();
  const agency = { agencyName: "Agentur", phone: "0221 1", street: "Weg 1", postalCode: "50259", city: "Pulheim" };
  const { email, raw, to } = await written(confirmationMail(inquiry, agency, FRAME));
  expect(to).toEqual(["erika@beispiel.example"]);
  expect(email.replyTo).toEqual([{ name: "", address: AGENCY }]);
  expect(email.text).toMatch(/^Guten Tag,.*Telefon 0221 1/s);
  expect(raw).not.toMatch(/BILLIG|boese|Portr/);
  expect(raw).toMatch(/^Auto-Submitted: auto-replied\r$/m);
  expect(email.messageId).not.toBe(inquiry.messageId);
});

const INJECTIONS = [
  "Erika\r\nBcc: opfer@fremd.example",
  "Erika\nTo: opfer@fremd.example",
  "Erika%0d%0aBcc: opfer@fremd.example",
  "Erika\u2028Bcc: opfer@fremd.example",
  "Erika\0Bcc: opfer@fremd.example",
  'Erika" <opfer@fremd.example>, "x',
  "Erika, opfer@fremd.example",
  "opfer@fremd.example; zweites@fremd.example",
  "Gruppe: opfer@fremd.example, zweites@fremd.example;",
  "=?utf-8?Q?Erika=0D=0ABcc:_opfer@fremd.example?=",
  "=?utf-8?B?DQpCY2M6IG9wZmVyQGZyZW1kLmV4YW1wbGU=?=",
  "<script>alert(1)</script>",
  '<img src=x onerror="alert(1)">',
  "</title><base href=//boese.example>",
  "Erika\u202egpj.exe",
  "\ud800 halb \udfff",
  "{{constructor.constructor('return process')()}}",
  "x".repeat(200),
  "ü".repeat(200),
  "😀".repeat(100),
];

const ADDRESSES = [
  "a@b.example,opfer@fremd.example",
  "a@b.example, opfer@fremd.example",
  "a@b.example opfer@fremd.example",
  "a@b.example;opfer@fremd.example",
  "a@b.example\r\nBcc: opfer@fremd.example",
  "Erika <a@b.example>",
  '"a@b.example,opfer"@fremd.example',
  "(Kommentar)a@b.example",
  "a@b.example>",
  "@relais.example:a@b.example",
  "a%fremd.example@b.example",
  "erikа@beispiel.example", // a Cyrillic letter
  "erika@bеispiel.example",
  "erika@beispiel.example\u202e",
  "erika@[127.0.0.1]",
  "erika@localhost",
  "a@b.example/pfad",
  "a@b.example:25",
  "a@b@c.example",
];

test("no field can add a header, a recipient or markup", async () => {
  let taken = 0;
  for (const text of INJECTIONS) {
    for (const field of ["name", "subject", "phone", "message"]) {
      const value = field === "message" ? `${text} mit mehr Text ${crypto.randomUUID()}` : text;
      if (await expectHarmless(filledForm({ [field]: value }))) taken += 1;
    }
  }
  expect(taken).toBeGreaterThan(INJECTIONS.length);
});

test("replies go only to the displayed address, however it was typed", async () => {
  const taken: string[] = [];
  for (const from of ADDRESSES) {
    if (await expectHarmless(filledForm({ from }))) taken.push((await lastInquiry()).email);
  }
  const shown = ["a@b.example", "a%fremd.example@b.example", "erika@xn--bispiel-7gg.example", "erika@beispiel.example"];
  expect(taken).toEqual(shown);
});
