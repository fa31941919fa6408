import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { SLIDE_CHANGE_MS, SLIDER_AUTOPLAY_MS } from "../pages/landing/slider/slider-state.ts";
import { HEADER_SHRINK_OFFSET_PX } from "../scrolling/header-shrink.ts";
import { SCROLL_TOP_SHOWN_ABOVE_PX } from "../scrolling/scroll-top.ts";

const css = (path: string) => readFileSync(new URL(`../${path}`, import.meta.url), "utf8");

test.each([
  ["layout/Header.module.css", /animation-range: 0 ([\d.]+)px/g, HEADER_SHRINK_OFFSET_PX + 0.5],
  ["layout/ScrollTop.module.css", /animation-range: ([\d.]+)px/g, SCROLL_TOP_SHOWN_ABOVE_PX],
  ["styles/tokens.css", /--slide: ([\d.]+)ms/g, SLIDER_AUTOPLAY_MS],
  ["styles/tokens.css", /--slide-change: ([\d.]+)ms/g, SLIDE_CHANGE_MS],
])("%s has the same number as the script (spec §9)", (path, pattern, value) => {
  const numbers = [...css(path).matchAll(pattern)].map(([, number]) => Number(number));
  expect(numbers.length).toBeGreaterThan(0);
  expect(new Set(numbers)).toEqual(new Set([value]));
});
