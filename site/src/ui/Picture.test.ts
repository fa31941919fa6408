import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { Picture as PictureContent, RenditionSet } from "../content/domain.ts";
import sheet from "../styles/focal.css?raw";
import { focalStep, Picture, type Widths } from "./Picture.tsx";

test("a focal point is rounded to the style sheet's steps, and stays within the picture", () => {
  expect([0, 0.424, 0.43, 1, -0.2, 1.4].map(focalStep)).toEqual([0, 40, 45, 100, 0, 100]);
  for (let step = 0; step <= 100; step += 5) {
    if (step !== 50) expect(sheet).toContain(`[data-focal-x="${step}"]`);
  }
});

function setOf(encoding: string): RenditionSet {
  const renditions = [500, 1000, 2000].map((width) => ({ width, url: `/uploads/${width}.${encoding}` }));
  return { type: `image/${encoding}`, renditions };
}

function htmlOf(encodings: string[], widths: Widths = { phone: 100 }): string {
  const picture: PictureContent = {
    kind: "picture",
    id: "1",
    url: "/uploads/original.jpeg",
    alternativeText: "",
    caption: null,
    width: 2000,
    height: 1000,
    focalPoint: { x: 0.5, y: 0.5 },
    sets: encodings.map(setOf),
  };
  return renderToStaticMarkup(createElement(Picture, { picture, widths }));
}

test("the best encoding has a list of sizes; browsers without it get one file, no larger than a page's column", () => {
  expect(htmlOf(["jpeg"])).toMatch(/<picture><img src="\/uploads\/original\.jpeg" srcSet="[^"]*500\.jpeg 500w, /);
  for (const best of ["avif", "webp"]) {
    const encoded = htmlOf(best === "avif" ? ["avif", "webp", "jpeg"] : ["webp", "jpeg"]);
    expect(encoded.match(/srcSet/g)).toHaveLength(1);
    expect(encoded).toMatch(new RegExp(`${best}" srcSet="[^"]*500\\.${best} 500w, `));
    expect(encoded).toMatch(/<img src="\/uploads\/1000\.jpeg" width/);
  }
});

test("a 3x screen gets about 2x of a picture that is as wide as a phone", () => {
  const sizesOf = (widths: Widths) => / sizes="([^"]*)"/.exec(htmlOf(["jpeg"], widths))?.[1];
  const grid = "(width &lt; 768px) 100vw, 46vw";
  expect(sizesOf({ phone: 100, isPhone: "width < 768px", others: "46vw" })).toBe(`(resolution &gt; 2x) 62vw, ${grid}`);
  expect(sizesOf({ phone: 130, isPhone: "orientation: portrait", others: "100vw" })).toMatch(
    /^\(resolution &gt; 2x\) 81vw, /,
  );
  expect(sizesOf({ others: "(width < 768px) 88px, 128px" })).toBe("(width &lt; 768px) 88px, 128px");
});
