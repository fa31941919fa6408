import { readFileSync } from "node:fs";
import { ICONS, type IconName } from "@schaufenster/contract/icons";
import sharp from "sharp";
import { expect, test } from "vitest";
import { makeIcons } from "../../build/icons.ts";
import { iconClass } from "./icon-class.ts";

const source = (path: string) => readFileSync(new URL(`../${path}`, import.meta.url), "utf8");

test("an icon's class is 'flaticon-' and its name with the first underscore as a hyphen (spec §2)", () => {
  expect(iconClass("photo_camera")).toBe("flaticon-photo-camera");
  expect(iconClass("three_d_model")).toBe("flaticon-three-d_model");
  expect(iconClass("drone")).toBe("flaticon-drone");
});

test.each([...makeIcons()])("%s is generated from the drawings", (path, made) => {
  expect(source(path)).toBe(made);
});

test("every icon that an editor can choose is drawn by its class, and all differ", async () => {
  const css = source("styles/editor-icons/places.css");
  const sheet = sharp(Buffer.from(source("styles/editor-icons/icons.svg")));
  const { width: edge = 0, height = 0 } = await sheet.metadata();
  const names = Object.keys(ICONS) as IconName[];
  expect(height).toBe(names.length * edge);
  const drawings = names.map(async (name) => {
    const [, place] = new RegExp(`\\.${iconClass(name)} {\\s+--place: ([\\d.]+)%;`).exec(css) ?? [];
    const top = Math.round(((height - edge) * Number(place)) / 100);
    const drawing = sheet.clone().extract({ left: 0, top, width: edge, height: edge });
    expect((await drawing.stats()).channels.at(-1)?.mean, name).toBeGreaterThan(0);
    return (await drawing.raw().toBuffer()).toString("base64");
  });
  expect(new Set(await Promise.all(drawings)).size).toBe(names.length);
});
