import { expect, test } from "vitest";
import { swipeDirection } from "./useSwipe.ts";

test("a swipe to the left requests the next slide, to the right the previous one", () => {
  expect([swipeDirection(-120, 10), swipeDirection(120, -10)]).toEqual([1, -1]);
});

test("a tap, a short slip and a scroll of the page aren't swipes", () => {
  expect([swipeDirection(0, 0), swipeDirection(-40, 0), swipeDirection(-60, 200)]).toEqual([null, null, null]);
});
