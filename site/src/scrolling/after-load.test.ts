import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { afterLoad, markPageShown } from "./after-load.ts";

const DELAY_MS = 1000;

/** In ms since the navigation began. */
const LOADED_AT = 300;

/** Script runs long after the document has loaded. */
beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] });
  vi.stubGlobal("document", { readyState: "complete" });
  vi.stubGlobal("removeEventListener", () => {});
  vi.spyOn(performance, "getEntriesByType").mockReturnValue([{ loadEventStart: LOADED_AT }] as never);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const scriptComesAt = (ms: number) => vi.advanceTimersByTime(ms - performance.now());

test("the 1000 ms count from the load, however late script runs (spec §9, scroll-to-anchor delay)", () => {
  const action = vi.fn();
  scriptComesAt(LOADED_AT + 900);
  afterLoad(DELAY_MS, action);
  vi.advanceTimersByTime(99);
  expect(action).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(action).toHaveBeenCalledOnce();
});

test("script that runs after the delay acts immediately", () => {
  const action = vi.fn();
  scriptComesAt(LOADED_AT + 5000);
  afterLoad(DELAY_MS, action);
  vi.advanceTimersByTime(1);
  expect(action).toHaveBeenCalledOnce();
});

test("the delay counts from markPageShown if script renders the page after the load; once cancelled, nothing runs", () => {
  const [action, calledOff] = [vi.fn(), vi.fn()];
  scriptComesAt(LOADED_AT + 5000);
  markPageShown();
  afterLoad(DELAY_MS, action);
  afterLoad(DELAY_MS, calledOff)();
  vi.advanceTimersByTime(DELAY_MS - 1);
  expect(action).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect([action.mock.calls.length, calledOff.mock.calls.length]).toEqual([1, 0]);
});
