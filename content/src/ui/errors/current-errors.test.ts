import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { currentErrors } from "./current-errors.ts";

let leave: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  leave = currentErrors.open("a form");
});

afterEach(() => {
  leave();
  vi.runAllTimers();
  vi.useRealTimers();
});

const shown = () => currentErrors.current().errors;

test("a publish error stays during autosaves, until the form is submitted again", () => {
  currentErrors.sent();
  currentErrors.savedItself(); // was in flight
  currentErrors.report("Der Anker ist vergeben.");
  currentErrors.savedItself();
  vi.advanceTimersByTime(60_000);
  currentErrors.savedItself();
  expect(shown()).toEqual(["Der Anker ist vergeben."]);
  currentErrors.sent();
  expect(shown()).toEqual([]);
});

test("an autosave error is cleared by the next successful autosave", () => {
  currentErrors.sent();
  vi.advanceTimersByTime(60_000);
  currentErrors.report("Die Verbindung ist abgebrochen.");
  currentErrors.savedItself();
  expect(shown()).toEqual([]);
});
