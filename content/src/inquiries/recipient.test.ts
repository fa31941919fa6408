import { expect, test } from "vitest";
import { isRecipient } from "./recipient.ts";

const recipient = { address: "kontakt@agentur.example", known: ["kontakt@agentur.example"] };

test.each([
  ["kontakt@agentur.example", true],
  ["Kontakt@Agentur.EXAMPLE", true],
  ["\u212aontakt@agentur.example", false], // Kelvin sign: its lower case is k
  ["kont\u0430kt@agentur.example", false], // Cyrillic a
  ["kontakt@agentur.example ", false],
  ["kontakt@agentur.example,b@c.example", false],
])("%s is the agency: %s", (to, is) => {
  expect(isRecipient(to, recipient)).toBe(is);
});
