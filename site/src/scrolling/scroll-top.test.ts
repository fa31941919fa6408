import { expect, test } from "vitest";
import { HEADER_SHRINK_OFFSET_PX } from "./header-shrink.ts";
import { SCROLL_TOP_RAISED_WITHIN_PX, SCROLL_TOP_SHOWN_ABOVE_PX, scrollTopState } from "./scroll-top.ts";

test("header and scroll-to-top link have the specification's numbers (spec §9)", () => {
  expect([HEADER_SHRINK_OFFSET_PX, SCROLL_TOP_SHOWN_ABOVE_PX, SCROLL_TOP_RAISED_WITHIN_PX]).toEqual([100, 50, 100]);
});

test("the link is shown above 50 px and raised within 100 px of the page's end (spec §2, scroll-to-top link)", () => {
  expect(scrollTopState({ top: 50, below: 5000 })).toEqual({ visible: false, raised: false });
  expect(scrollTopState({ top: 51, below: 101 })).toEqual({ visible: true, raised: false });
  expect(scrollTopState({ top: 5000, below: 100 })).toEqual({ visible: true, raised: true });
});
