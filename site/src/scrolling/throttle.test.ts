import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { RESIZE_SAMPLE_MS, SCROLL_SAMPLE_MS } from "./observer.ts";
import { throttle } from "./throttle.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("scrolling is sampled every 10 ms, resizing every 300 ms (spec §9, scroll timing defaults)", () => {
  expect([SCROLL_SAMPLE_MS, RESIZE_SAMPLE_MS]).toEqual([10, 300]);
});

test.each([SCROLL_SAMPLE_MS, RESIZE_SAMPLE_MS])(
  "a function called continuously runs immediately and then every %i ms (spec §9, scroll timing defaults)",
  (ms) => {
    const run = vi.fn();
    const call = throttle(run, ms);
    for (let passed = 0; passed < 10 * ms; passed += 1) {
      call();
      vi.advanceTimersByTime(1);
    }
    expect(run.mock.calls.length).toBeGreaterThanOrEqual(10);
    expect(run.mock.calls.length).toBeLessThanOrEqual(11);
  },
);

test("the last call is never lost, and a single one runs once", () => {
  const run = vi.fn();
  const call = throttle(run, 10);
  call();
  expect(run).toHaveBeenCalledTimes(1);
  call();
  vi.advanceTimersByTime(100);
  expect(run).toHaveBeenCalledTimes(2);
});
