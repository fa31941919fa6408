import { safeParse } from "valibot";
import { expect, test } from "vitest";
import { contactFormSchema, PHONE_PATTERN } from "../src/contact.ts";

const FORM = {
  name: "Erika Beispiel",
  email: "erika@beispiel.de",
  subject: "Ein Betreff",
  phone: "0221 4710",
  message: "Guten Tag, wir hätten eine Frage.",
};

type Field = keyof typeof FORM;

/** The stored value of a field, or its error message. */
function taken(field: Field, value: string): string {
  const result = safeParse(contactFormSchema, { ...FORM, [field]: value });
  return result.success ? result.output[field] : `! ${result.issues[0]?.message}`;
}

const PHONES = [
  ["\u202a+49 221 4710\u202c", "+49 221 4710"], // Contacts of a Mac or a phone
  ["\u200e+49 221 4710\u200e", "+49 221 4710"],
  ["\u2068+49 221 4710\u2069", "+49 221 4710"],
  ["\u061c0221 4710", "0221 4710"],
  ["+49\u00a0221\u202f47\u200910", "+49 221 47 10"], // typeset pages
  ["0221\u20114710", "0221-4710"],
  ["0221 \u2013 4710", "0221 - 4710"],
  ["0221\u20144710", "0221-4710"],
  ["0221\u22124710", "0221-4710"],
  ["0221\ufe634710", "0221-4710"],
  ["02\u00ad21 47\u200b10\ufeff", "0221 4710"],
  ["0221\ufe0f 4710", "0221 4710"],
  ["0221\t4710", "0221 4710"],
  ["\uff10\uff12\uff12\uff11 \uff14\uff17\uff11\uff10", "0221 4710"],
  ["\uff08\uff10221\uff09\uff0f4710", "(0221)/4710"],
  ["\uff0b49 221 4710", "+49 221 4710"],
  ["0221\u22154710", "0221/4710"],
  ["\u0660\u0662\u0662\u0661 \u06f4\u06f7\u06f1\u06f0", "0221 4710"], // Arabic and Persian keyboards
  ["\u0966\u0968\u0968\u0967 4710", "0221 4710"],
  ["+49 (0)221 / 47-10", "+49 (0)221 / 47-10"],
  ["110", "110"],
] as const;

test.each(PHONES)(
  "spec §5: a telephone number is accepted as it reads, with characters inserted by programs: %j",
  (typed, phone) => {
    expect(taken("phone", typed)).toBe(phone);
    expect(typed).toMatch(new RegExp(`^(?:${PHONE_PATTERN})$`, "v")); // as a browser without script compiles it
  },
);

test.each([
  ["tel:+492214710", "+492214710"],
  ["<0221 4710>", "0221 4710"],
  ["0221 4710,", "0221 4710"],
  ["0221 4710.", "0221 4710"],
])("a telephone number is extracted from its surroundings: %j", (typed, phone) => {
  expect(taken("phone", typed)).toBe(phone);
});

test.each(["0221.4710", "0221 4711 abends", "Tel. 0221", "0221#1", "0221\u20284710"])(
  "spec §5: %j is refused",
  (typed) => {
    expect(taken("phone", typed)).toMatch(/^! /);
  },
);

test("spec §5: a telephone number has three of its characters, digits or not", () => {
  for (const phone of ["+(/", "---", "( )"]) expect(taken("phone", phone)).toBe(phone);
  expect(taken("phone", "\u202a12\u202c")).toMatch(/mindestens 3/);
  expect(taken("phone", "\u200b\u200b\u200b\u200b")).toBe("! Bitte geben Sie Ihre Telefonnummer an.");
  expect(taken("phone", `${"1".repeat(50)}\u200b`)).toHaveLength(50);
  expect(taken("phone", "1".repeat(51))).toMatch(/höchstens 50/);
});

test.each([
  ["\u202amax@firma.de\u202c", "max@firma.de"],
  ["\u200emax@firma.de", "max@firma.de"],
  ["max\u200b@fir\u00adma.de\ufeff", "max@firma.de"],
  ["\u00a0max@firma.de\u3000", "max@firma.de"],
  ["max@firma.de,", "max@firma.de"],
  ["max@firma.de;", "max@firma.de"],
  ["max@firma.de.", "max@firma.de"],
  ["<max@firma.de>", "max@firma.de"],
  ["Müller, Max <max@firma.de>;", "max@firma.de"],
  ['"max@firma.de"', "max@firma.de"],
  ["(max@firma.de)", "max@firma.de"],
  ["„max@firma.de“", "max@firma.de"],
  ["mailto:max@firma.de?subject=Hallo", "max@firma.de"],
  ["mailto:max%2Bfoto@firma.de", "max+foto@firma.de"],
  ["mailto:max%@firma.de", "max%@firma.de"],
  ["max@fir\u200cma.de", "max@firma.de"],
  ["max\uff20firma.de", "max@firma.de"],
  ["max@\ufb01rma.de", "max@firma.de"], // a ligature from a PDF
  ["max@FAU\u1e9e.de", "max@xn--fau-7ka.de"],
  ["max@faß.de", "max@xn--fa-hia.de"],
  ["Max.O'Neil+x@Firma.de", "Max.O'Neil+x@firma.de"],
])("an e-mail address is accepted as it reads, without its surroundings: %j", (typed, address) => {
  expect(taken("email", typed)).toBe(address);
});

test.each([
  ["müller@firma.de", /Vor dem @ .*Umlaute/],
  ["mu\u0308ller@firma.de", /Vor dem @ .*Umlaute/],
  ["max @firma.de", /ohne Leerzeichen/],
  ["max@firma .de", /ohne Leerzeichen/],
  ["max@firma.de, eva@firma.de", /nur eine Adresse/],
  ["max@", /Nicht vollständig/],
  ["max@firma", /Nicht vollständig/],
  ["info@نامه\u200cای.com", /Nicht vollständig/], // without the joiner it belongs to somebody else
  ["info@क्\u200dष.com", /Nicht vollständig/],
  ["\u200b", /geben Sie Ihre E-Mail-Adresse an/],
])("an address that can't receive mail gets advice: %j", (typed, sentence) => {
  expect(taken("email", typed)).toMatch(sentence);
});

test("overlong input is refused immediately, whatever it consists of", () => {
  for (const sign of ["(", ",", "<", " ", "\u200b-"]) {
    expect(taken("email", `a${sign.repeat(30_000)}@firma.de`)).toMatch(/höchstens 254/);
    expect(taken("phone", `1${sign.repeat(30_000)}1`)).toMatch(/^! /);
  }
}, 1000);

test.each([
  ["Mu\u0308ller", "Müller"], // as Macs write file names
  ["\u202egpj.exe\u202c", "gpj.exe"],
  ["Erika\u00a0\tBeispiel", "Erika  Beispiel"],
  ["مریم می‌خواهد", "مریم می‌خواهد"],
  ["👩‍💻 Erika ❤️", "👩‍💻 Erika ❤️"],
  ["葛\u{e0100}城 Erika", "葛\u{e0100}城 Erika"],
  ["ᠠ᠋ᠪ᠎ᠠ Erika", "ᠠ᠋ᠪ᠎ᠠ Erika"],
  [
    "🏴\u{e0067}\u{e0062}\u{e0073}\u{e0063}\u{e0074}\u{e007f} Erika",
    "🏴\u{e0067}\u{e0062}\u{e0073}\u{e0063}\u{e0074}\u{e007f} Erika",
  ],
  ["\u0600\u0661 \u06dd Erika", "\u0600\u0661 \u06dd Erika"],
  ["Mu\u200b\u0308ller", "Müller"],
  ["Erika\ufff9", "Erika"],
])("a name contains no invisible characters, but everything that a script or an emoji needs: %j", (typed, name) => {
  expect(taken("name", typed)).toBe(name);
});

test.each(["name", "subject", "message"] as const)("a %s of invisible characters is empty", (field) => {
  for (const invisible of [
    "\u200b",
    "\u200d",
    "\u2800",
    "\u3164",
    "\u00a0",
    "\ufe0f",
    "\u{e0100}",
    "\u{e0041}",
    "\u180b",
  ]) {
    expect(taken(field, invisible.repeat(20))).toMatch(/^! Bitte /);
  }
});
