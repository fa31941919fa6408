import { createRequire } from "node:module";
import type { toast as Toasts } from "@payloadcms/ui";
import { afterEach, expect, onTestFinished, test } from "vitest";
import { currentErrors } from "./current-errors.ts";
import { makeErrorsLast } from "./errors-that-last.ts";

/** The toasts of Payload, from the package that it bundles: its own entry needs a browser's CSS. */
const payloadUi = createRequire(import.meta.url).resolve("@payloadcms/ui");
const { toast }: { toast: typeof Toasts } = createRequire(payloadUi)("sonner");

makeErrorsLast(toast);

/** The toast that was shown last, of Payload's own. */
const last = () => toast.getHistory().at(-1);

const openForm = () => onTestFinished(currentErrors.open("a form"));

afterEach(() => currentErrors.clear());

test("an error without an open form is a toast that stays until it is closed", () => {
  toast.error("Something went wrong.");
  expect(last()).toMatchObject({ type: "error", duration: Number.POSITIVE_INFINITY });
  expect(last()).toMatchObject({ title: expect.stringContaining("Auf dem Server ist ein Fehler aufgetreten") });
});

test("an error with an open form stands in the form, and goes with what succeeds", () => {
  openForm();
  toast.error("Der Anker ist vergeben.");
  expect(currentErrors.current().errors).toEqual(["Der Anker ist vergeben."]);
  toast.success("Gespeichert.");
  expect(currentErrors.current().errors).toEqual([]);
  expect(last()).toMatchObject({ type: "success", title: "Gespeichert." });
});

test("a save that is refused ends its toast, and its reason stands in the form", async () => {
  openForm();
  let reject = (_: unknown): void => {};
  const saving = new Promise((_, refuse) => {
    reject = refuse;
  });
  toast.promise(saving, { loading: "Wird gespeichert", error: (reason) => reason });
  expect(last()).toMatchObject({ type: "loading", title: "Wird gespeichert" });
  reject("Der Anker ist vergeben.");
  await expect.poll(() => currentErrors.current().errors).toEqual(["Der Anker ist vergeben."]);
  expect(toast.getToasts()).not.toContainEqual(expect.objectContaining({ type: "loading" }));
});

test("a save that succeeds turns its toast into the good news", async () => {
  toast.promise(Promise.resolve("Gespeichert."), { loading: "Wird gespeichert", success: (message) => message });
  const id = last()?.id;
  await expect.poll(last).toMatchObject({ id, type: "success", title: "Gespeichert." });
});
