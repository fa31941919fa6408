import { expect, test } from "vitest";
import { colour, contrast, PAIRS, TONES, tokensOf } from "../../testing/tokens.ts";

test("black on white is 21, a colour on itself 1 (WCAG 2.2, contrast ratio)", () => {
  expect(contrast([0, 0, 0], [255, 255, 255])).toBe(21);
  expect(contrast([232, 71, 43], [232, 71, 43])).toBe(1);
  expect(contrast([119, 119, 119], [255, 255, 255])).toBeCloseTo(4.48, 2);
});

test.each(TONES)(
  "on %s every pair of colours has the contrast that its use requires (WCAG 2.2, 1.4.3 and 1.4.11)",
  (tone) => {
    const tokens = tokensOf(tone);
    const ratios = PAIRS.map(({ front, back, atLeast }) => ({
      pair: `${front} on ${back}`,
      enough: contrast(colour(tokens, front), colour(tokens, back)) >= atLeast,
    }));
    expect(ratios.filter(({ enough }) => !enough)).toEqual([]);
    expect(ratios).toHaveLength(7);
  },
);

test("text on a primary button is legible", () => {
  const tokens = tokensOf("paper");
  expect(contrast(colour(tokens, "on-brand"), colour(tokens, "brand"))).toBeGreaterThanOrEqual(4.5);
});
