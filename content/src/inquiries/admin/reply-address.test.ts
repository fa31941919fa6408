import { expect, test } from "vitest";
import { callAddress, replyAddress } from "./reply-address.ts";

const INQUIRY = {
  name: "Jo Muster",
  email: "jo+foto@example.org",
  subject: "Hochzeit & Fotos?",
  message: "Guten Tag,\nhaben Sie Zeit?",
  receivedAt: "2026-05-12T08:30:00.000Z",
};

function opened(address: string) {
  const { pathname, searchParams } = new URL(address);
  return { to: decodeURIComponent(pathname), subject: searchParams.get("subject"), body: searchParams.get("body") };
}

test("an answer has recipient, subject and the quoted message", () => {
  expect(opened(replyAddress(INQUIRY))).toEqual({
    to: "jo+foto@example.org",
    subject: "Re: Hochzeit & Fotos?",
    body: expect.stringMatching(
      /^\r\n\r\n\r\nAm 12\.05\.2026,? 10:30.* schrieb Jo Muster:\r\n> Guten Tag,\r\n> haben Sie Zeit\?$/,
    ),
  });
  expect(opened(replyAddress({ ...INQUIRY, subject: "AW: Termin" })).subject).toBe("AW: Termin");
});

test("a long message is quoted as far as mail programs accept it, and nobody else becomes a recipient", () => {
  const long = replyAddress({ ...INQUIRY, message: "Übermäßig lange Zeile\n".repeat(200) });
  expect(long.length).toBeLessThan(2000);
  expect(opened(long).body).toMatch(/> …$/);
  expect(opened(replyAddress({ ...INQUIRY, email: "a@b.de?bcc=x@y.de" })).to).toBe("a@b.de?bcc=x@y.de");
});

test.each([
  ["0221 / 47-10", "tel:02214710"],
  ["+49 (221) 4710", "tel:+492214710"],
  ["+49 (0)221 4710", "tel:+492214710"],
  ["abends", null],
])("a telephone number can be called: %s", (phone, address) => {
  expect(callAddress(phone)).toBe(address);
});
