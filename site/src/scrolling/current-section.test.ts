import { expect, test } from "vitest";
import { currentSection, SCROLL_SPY_BOTTOM_THRESHOLD_PX } from "./current-section.ts";

/** Four consecutive sections; px in the page. */
const PAGE = [
  { anchor: "home", top: 55 },
  { anchor: "film", top: 900 },
  { anchor: "references", top: 2000 },
  { anchor: "contact", top: 3000 },
];
const END = 2300;

function at(top: number): string | null {
  const sections = PAGE.map((section) => ({ ...section, top: section.top - top }));
  return currentSection(sections, { top, below: END - top });
}

test("the scroll-spy's bottom threshold is 200 (spec §9)", () => {
  expect(SCROLL_SPY_BOTTOM_THRESHOLD_PX).toBe(200);
});

test("the next section is current once less than 200 px of this one are in the window (spec §2 and §9, scroll-spy)", () => {
  expect([at(0), at(699), at(700), at(1799), at(1800)]).toEqual(["home", "home", "film", "film", "references"]);
});

test("at the page's end the last section is current, however low it starts in the window (spec §2, scroll-spy)", () => {
  expect([at(END - 2), at(END)]).toEqual(["references", "contact"]);
});

test("on a page shorter than the window the first section is current", () => {
  expect(currentSection(PAGE, { top: 0, below: 0 })).toBe("home");
  expect(currentSection([], { top: 0, below: 0 })).toBe(null);
});
