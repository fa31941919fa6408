import { ICONS, type IconName } from "@schaufenster/contract/icons";
import { expect, test } from "vitest";
import sheet from "../styles/icons.css?raw";
import { iconClass } from "./Icon.tsx";

test("an icon's class is 'flaticon-' and its name with the first underscore as a hyphen (spec §2)", () => {
  expect(iconClass("photo_camera")).toBe("flaticon-photo-camera");
  expect(iconClass("three_d_model")).toBe("flaticon-three-d_model");
  expect(iconClass("drone")).toBe("flaticon-drone");
});

test("every icon an editor can choose is drawn", () => {
  for (const name of Object.keys(ICONS) as IconName[]) expect(sheet).toContain(`.${iconClass(name)} {`);
});
