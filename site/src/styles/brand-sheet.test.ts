import { readdirSync, readFileSync, statSync } from "node:fs";
import { DEFAULT_COLOURS, TYPEFACES } from "@schaufenster/contract/appearance/choice";
import { contrast } from "@schaufenster/contract/appearance/colours";
import { assert, integer, property, record } from "fast-check";
import { expect, test } from "vitest";
import { makeTypefaces, RANGES } from "../../build/typefaces.ts";
import type { Appearance } from "../content/domain.ts";
import { brandSheet } from "./brand-sheet.ts";
import { TYPEFACE_STYLES } from "./typefaces.ts";

/** Bytes of fonts before the first view, per pair. */
const FONT_BUDGET = 28_000;

const readStyles = (name: string) => readFileSync(new URL(name, import.meta.url), "utf8");

const anyColour = integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, "0")}`);

function propertiesOf(sheet: string, selector: string): Map<string, string> {
  const rules = [...sheet.matchAll(/([^{}]+)\{([^{}]*)\}/g)].filter(([, of]) => of?.split(",").includes(selector));
  return new Map(
    rules.flatMap(([, , body = ""]) => body.split(";").map((each) => each.split(":") as [string, string])),
  );
}

test("all colours that a content system may send are made legible where they are used", () => {
  assert(
    property(record({ accent: anyColour, paper: anyColour, ink: anyColour }), (colours) => {
      const sheet = brandSheet({ colours, typeface: "bricolage", mark: null });
      const root = propertiesOf(sheet, ":root");
      const dark = propertiesOf(sheet, "[data-tone=ink]");
      const get = (name: string, from = root) => from.get(name) ?? "";
      const ratio = (one: string, other: string) => contrast(one, other);
      expect(ratio(get("--ink"), get("--paper"))).toBeGreaterThanOrEqual(7);
      expect(ratio(get("--on-brand"), get("--brand"))).toBeGreaterThanOrEqual(4.5);
      expect(ratio(get("--accent-on-paper"), get("--paper"))).toBeGreaterThanOrEqual(4.5);
      expect(ratio(get("--accent-on-ink"), get("--ink"))).toBeGreaterThanOrEqual(4.5);
      expect(ratio(get("--signal-on-paper"), get("--paper"))).toBeGreaterThanOrEqual(3);
      expect(ratio(get("--signal-on-ink"), get("--ink"))).toBeGreaterThanOrEqual(3);
      for (const name of ["--quiet", "--error", "--success"]) {
        expect(ratio(get(name), get("--paper"))).toBeGreaterThanOrEqual(4.5);
        expect(ratio(get(name, dark), get("--ink"))).toBeGreaterThanOrEqual(4.5);
      }
      expect(ratio(get("--edge"), get("--paper"))).toBeGreaterThanOrEqual(3);
      expect(ratio(get("--edge", dark), get("--ink"))).toBeGreaterThanOrEqual(3);
    }),
    { numRuns: 200 },
  );
});

test("an accent alone leaves the design's backgrounds and their helper colours as they are", () => {
  const appearance: Appearance = {
    colours: { ...DEFAULT_COLOURS, accent: "#0b2a6b" },
    typeface: "bricolage",
    mark: null,
  };
  const sheet = brandSheet(appearance);
  expect(sheet).toContain("--brand:#0b2a6b");
  expect(sheet).not.toMatch(/--paper|--quiet|data-tone/);
});

test("no sheet can end its element or add another", () => {
  for (const typeface of TYPEFACES)
    expect(brandSheet({ colours: null, typeface, mark: null })).not.toMatch(/<|@import/);
});

test.each(TYPEFACES)("the fonts of %s are within the budget", (typeface) => {
  const sheet = TYPEFACE_STYLES[typeface]?.fonts ?? readStyles("fonts.css");
  const files = [...sheet.matchAll(/files\/([\w-]+\.woff2)/g)].map(([, name = ""]) => name);
  expect(files.length).toBeGreaterThan(0);
  const sizes = files.map((name) => statSync(new URL(`typefaces/files/${name}`, import.meta.url)).size);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(FONT_BUDGET);
});

test("every family has two more files, for just the additional letters", () => {
  const faces = (sheet: string) => sheet.match(/@font-face \{[^}]*url\([^}]*\}/g) ?? [];
  const value = (face: string, name: string) =>
    new RegExp(`${name}:\\s*([^;]*);`).exec(face)?.[1]?.replace(/\s+/g, " ");
  const whose = (face: string) => [value(face, "font-family"), value(face, "font-weight"), value(face, "src")];
  const first = ["fonts.css", "typefaces/serif.css", "typefaces/manrope.css"].flatMap((name) =>
    faces(readStyles(name)),
  );
  const further = faces(readStyles("rare-letters.css")).map((face) => [...whose(face), value(face, "unicode-range")]);
  expect(further).toEqual(
    first.flatMap((face) =>
      Object.entries(RANGES).map(([kind, range]) => [
        ...whose(face.replace(".woff2", `-${kind}.woff2`).replace("./files/", "./typefaces/files/")),
        range,
      ]),
    ),
  );
});

test("the font files are generated from the packages' fonts", async () => {
  const made = await makeTypefaces();
  expect(readdirSync(new URL("typefaces/files/", import.meta.url)).sort()).toEqual([...made.keys()].sort());
  for (const [name, data] of made)
    expect(
      readFileSync(new URL(`typefaces/files/${name}`, import.meta.url)).equals(data),
      `${name}: run npm run generate`,
    ).toBe(true);
});
