import type { FormState } from "payload";
import { expect, test } from "vitest";
import { keepWritten } from "./keep-written.ts";

const sent: FormState = { title: { value: "Alt" }, accent: { value: "#abc" }, tags: { value: [1, 2] } };
const answer = () => ({
  state: {
    title: { value: "Alt", valid: true },
    accent: { value: "#aabbcc" },
    tags: { value: [1, 2] },
    id: { value: 7 },
  },
});

test("the response to a save has the values that the content system changed or added, but none that the form may have changed since", () => {
  const args = { name: "form-state", args: { formState: sent, data: { title: "Alt" } } };
  expect(keepWritten(args, answer())).toEqual({
    state: { title: { valid: true }, accent: { value: "#aabbcc" }, tags: {}, id: { value: 7 } },
  });
});

test.each([
  ["form-state", { formState: sent }],
  ["form-state", { data: {} }],
  ["render-list", { formState: sent, data: {} }],
])("other responses stay unchanged (%s)", (name, args) => {
  expect(keepWritten({ name, args }, answer())).toEqual(answer());
});
