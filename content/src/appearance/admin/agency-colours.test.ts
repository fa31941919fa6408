import { contrast } from "@schaufenster/contract/appearance/colours";
import { expect, test } from "vitest";
import { coloursOfAdmin } from "./AgencyColours.tsx";

const colours = (accent: string) =>
  [...coloursOfAdmin(accent).matchAll(/accent:(#[\da-f]{6});--agency-error:(#[\da-f]{6})/g)].map(
    ([, own = "", error = ""]) => ({ own, error }),
  );

test.each(["#e8472b", "#ffe14d", "#1f4fff", "#101010", "#f4f4f4", "#00a86b", "#d4006a"])(
  "the accent %s is legible on the admin's light and dark backgrounds, and differs from the error colour",
  (accent) => {
    const [light, dark] = colours(accent);
    for (const { colour, ground } of [
      { colour: light?.own, ground: "#fdfbf7" },
      { colour: light?.error, ground: "#f4efe6" },
      { colour: dark?.own, ground: "#222222" },
      { colour: dark?.error, ground: "#222222" },
    ])
      expect(contrast(colour ?? "", ground)).toBeGreaterThanOrEqual(4.5);
    expect(light?.own).not.toBe(light?.error);
  },
);

test("the error colour differs from a red accent", () => {
  const [orangeRed] = colours("#e8472b");
  const [blue] = colours("#1f4fff");
  expect(orangeRed?.error).not.toBe(blue?.error);
});
