import { assert, constant, integer, oneof, property, record } from "fast-check";
import { expect, test } from "vitest";
import { DEFAULT_COLOURS, parseHex } from "./choice.ts";
import { checkColours, contrastPairs, passingColours } from "./colour-check.ts";
import { contrast } from "./colours.ts";
import { paletteOf } from "./palette.ts";

const anyColour = integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, "0")}`);
const anyColours = record({
  accent: anyColour,
  paper: oneof(constant(DEFAULT_COLOURS.paper), anyColour),
  ink: oneof(constant(DEFAULT_COLOURS.ink), anyColour),
});

const failing = (colours: typeof DEFAULT_COLOURS) =>
  contrastPairs(colours).filter(({ front, back, atLeast }) => contrast(front, back) < atLeast);

test("the default colours pass, and text on its accent is ink", () => {
  expect(checkColours(DEFAULT_COLOURS)).toEqual([]);
  expect(failing(DEFAULT_COLOURS)).toEqual([]);
  expect(paletteOf(DEFAULT_COLOURS)).toMatchObject({ onBrand: "#17161a", shade: "#17161a" });
});

test("for all accepted colours, every pair of the design meets WCAG 2.2 AA contrast", () => {
  assert(
    property(anyColours, (colours) => checkColours(colours).length > 0 || failing(colours).length === 0),
    { numRuns: 300 },
  );
});

test("for all refused colours, the proposal passes in every pair", () => {
  assert(
    property(anyColours, (colours) => {
      const proposed = passingColours(colours);
      expect(checkColours(proposed)).toEqual([]);
      expect(failing(proposed)).toEqual([]);
    }),
    { numRuns: 300 },
  );
});

test("yellow and navy are accepted; a middle grey is refused with a slightly lighter or darker proposal", () => {
  expect(checkColours({ ...DEFAULT_COLOURS, accent: "#ffd400" })).toEqual([]);
  expect(checkColours({ ...DEFAULT_COLOURS, accent: "#0b2a6b" })).toEqual([]);
  const [problem] = checkColours({ ...DEFAULT_COLOURS, accent: "#7a7a7a" });
  expect(problem).toMatchObject({ field: "accent", atLeast: 4.5 });
  expect(problem?.ratio).toBeLessThan(4.5);
  expect(contrast(problem?.proposal ?? "", "#7a7a7a")).toBeLessThan(1.25);
});

test("light ink on dark paper is refused: the light background is paper", () => {
  const swapped = { ...DEFAULT_COLOURS, paper: DEFAULT_COLOURS.ink, ink: DEFAULT_COLOURS.paper };
  expect(
    checkColours(swapped)
      .map(({ field }) => field)
      .slice(0, 2),
  ).toEqual(["paper", "ink"]);
});

test("colours are parsed as people write them", () => {
  expect(["#E8472B", "e8472b", " #abc ", "abc"].map(parseHex)).toEqual(["#e8472b", "#e8472b", "#aabbcc", "#aabbcc"]);
  expect(["", "rot", "#12345", "#e8472b80", "url(x)", null].map(parseHex)).toEqual(Array(6).fill(null));
});
