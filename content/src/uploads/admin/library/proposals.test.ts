import { expect, test } from "vitest";
import { NO_WORDS } from "../../words/words.ts";
import { leftOver, proposalsOf } from "./proposals.ts";

const A = { credit: "Foto: A", caption: "Hafen", alternativeText: "Ein Kran" };
const B = { credit: "Foto: B", caption: "", alternativeText: "Ein Schiff" };

test("words of a picture that another replaces go with it, but for what was typed or is stored", () => {
  const form = {
    credit: { value: "Foto: A" },
    caption: { value: "Mein Hafen" },
    alternativeText: { value: "Ein Kran", initialValue: "Ein Kran" },
  };
  expect(leftOver(A, (name) => form[name])).toEqual({ credit: "Foto: A" });
  expect(leftOver({}, (name) => form[name])).toEqual({});
});

test("the next picture's words are proposed where its form is empty, also before the form has shown that it is", () => {
  const form = { credit: "Foto: A", caption: "", alternativeText: "Selbst geschrieben" };
  expect(proposalsOf(B, A, (name) => form[name])).toEqual({ credit: "Foto: B" });
  expect(proposalsOf(B, {}, (name) => form[name])).toEqual({});
  expect(proposalsOf(NO_WORDS, A, (name) => form[name])).toEqual({});
});
