import { createRequire } from "node:module";
import type { toast as Toasts } from "@payloadcms/ui";
import { afterEach, expect, onTestFinished, test } from "vitest";
import { currentErrors } from "./current-errors.ts";
import { makeErrorsLast } from "./errors-that-last.ts";

/** Payload's toasts, from its dependency: Payload's own entry point imports CSS. */
const payloadUi = createRequire(import.meta.url).resolve("@payloadcms/ui");
const { toast }: { toast: typeof Toasts } = createRequire(payloadUi)("sonner");

makeErrorsLast(toast);

const last = () => toast.getHistory().at(-1);

const openForm = () => onTestFinished(currentErrors.open("a form"));

afterEach(() => currentErrors.clear());

test("an error without an open form is a toast that stays until closed", () => {
  toast.error("Something went wrong.");
  expect(last()).toMatchObject({ type: "error", duration: Number.POSITIVE_INFINITY });
  expect(last()).toMatchObject({ title: expect.stringContaining("Auf dem Server ist ein Fehler aufgetreten") });
});

test("an error with an open form is shown in the form until the next success", () => {
  openForm();
  toast.error("Der Anker ist vergeben.");
  expect(currentErrors.current().errors).toEqual(["Der Anker ist vergeben."]);
  toast.success("Gespeichert.");
  expect(currentErrors.current().errors).toEqual([]);
  expect(last()).toMatchObject({ type: "success", title: "Gespeichert." });
});

test("a refused save ends its toast, and the form shows the reason", async () => {
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

test("a successful save turns its toast into a success message", async () => {
  toast.promise(Promise.resolve("Gespeichert."), { loading: "Wird gespeichert", success: (message) => message });
  const id = last()?.id;
  await expect.poll(last).toMatchObject({ id, type: "success", title: "Gespeichert." });
});
