import { ICONS, type IconName } from "@schaufenster/contract/icons";
import sharp from "sharp";
import { expect, test } from "vitest";
import { layOut } from "../../build/icon-sheet.ts";
import { iconClass } from "./Icon.tsx";

const sheets = import.meta.glob<string>("../styles/icons/*.css", { eager: true, query: "?raw", import: "default" });

test("an icon's class is 'flaticon-' and its name with the first underscore as a hyphen (spec §2)", () => {
  expect(iconClass("photo_camera")).toBe("flaticon-photo-camera");
  expect(iconClass("three_d_model")).toBe("flaticon-three-d_model");
  expect(iconClass("drone")).toBe("flaticon-drone");
});

test("every icon an editor can choose is drawn", () => {
  const all = Object.values(sheets).join("");
  for (const name of Object.keys(ICONS) as IconName[]) expect(all).toContain(`.${iconClass(name)} {`);
});

test.each(Object.entries(sheets))(
  "the build lays the icons of %s on one picture, each where its drawing is",
  async (_, sheet) => {
    const css = layOut(sheet);
    const places = [...new Set([...css.matchAll(/--icon: ([\d.]+)%/g)].map(([, place]) => Number(place)))];
    expect(places).toHaveLength(new Set(sheet.match(/@tabler[^"]+/g)).size);
    expect([Math.min(...places), Math.max(...places)]).toEqual([0, places.length > 1 ? 100 : 0]);

    const [, address = ""] = /url\("data:image\/svg\+xml,([^"]+)"\)/.exec(css) ?? [];
    const edge = 24;
    const image = sharp(Buffer.from(decodeURIComponent(address)));
    const { width, height } = await image.metadata();
    expect([width, height]).toEqual([edge, edge * places.length]);
    const drawn = async (place: number) => {
      const top = Math.round(((height - edge) * place) / 100);
      const { channels } = await image.clone().extract({ left: 0, top, width: edge, height: edge }).stats();
      return channels.at(-1)?.mean ?? 0;
    };
    for (const place of places) expect(await drawn(place), `${place} %`).toBeGreaterThan(0);
  },
);
