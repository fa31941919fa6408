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

test("why a form could not be published stays while drafts save themselves, until it is sent again", () => {
  currentErrors.sent();
  currentErrors.savedItself(); // was on its way
  currentErrors.report("Der Anker ist vergeben.");
  currentErrors.savedItself();
  vi.advanceTimersByTime(60_000);
  currentErrors.savedItself();
  expect(shown()).toEqual(["Der Anker ist vergeben."]);
  currentErrors.sent();
  expect(shown()).toEqual([]);
});

test("what kept a draft from saving itself goes with the next one that does", () => {
  currentErrors.sent();
  vi.advanceTimersByTime(60_000);
  currentErrors.report("Die Verbindung ist abgebrochen.");
  currentErrors.savedItself();
  expect(shown()).toEqual([]);
});
