// @long content/src/appearance
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { prepareMark } from "./mark.ts";
import { differingPart, premultiplied } from "./same-picture.ts";

/** Each says in its first comment as which simple drawing it is to look, or what the owner is told. */
const FOLDER = join(import.meta.dirname, "../../../tests/foreign/marks");

const drawings = readdirSync(FOLDER).map((file) => {
  const bytes = readFileSync(join(FOLDER, file));
  const [, promise = ""] = /<!--(.*?)-->/s.exec(bytes.toString("latin1").replaceAll("\0", "")) ?? [];
  return { name: file.replace(".svg", "").replaceAll("-", " "), bytes, promise };
});

const prepared = (bytes: Buffer) => prepareMark(`data:image/svg+xml;base64,${bytes.toString("base64")}`);

const EDGE_PX = 200;

async function pixelsOf({ mark }: { mark: string }): Promise<Buffer> {
  const drawn = sharp(Buffer.from(mark.slice(mark.indexOf(",") + 1), "base64")).resize(EDGE_PX, EDGE_PX, {
    fit: "fill",
  });
  return premultiplied(await drawn.ensureAlpha().raw().toBuffer());
}

describe("a mark looks as its author drew it", () => {
  test.each(drawings.filter(({ promise }) => !promise.startsWith("told:")))("$name", async ({ bytes, promise }) => {
    const simple = promise.startsWith("<svg")
      ? promise
      : `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">${promise}</svg>`;
    const [mark, expected] = await Promise.all([prepared(bytes), prepared(Buffer.from(simple))]);
    const [one, other] = await Promise.all([pixelsOf(mark), pixelsOf(expected)]);
    expect(differingPart(one, other, EDGE_PX)).toBeLessThan(0.005);
    expect(Math.abs(mark.markWidth / mark.markHeight / (expected.markWidth / expected.markHeight) - 1)).toBeLessThan(
      0.03,
    );
  });
});

describe("an owner is told what a mark would lack", () => {
  test.each(drawings.filter(({ promise }) => promise.startsWith("told:")))("$name", async ({ bytes, promise }) => {
    const error: Error = await prepared(bytes).then(
      () => new Error("taken"),
      (reason) => reason,
    );
    expect(error.message).toContain(promise.slice("told: ".length));
    expect(error.message).toMatch(/PNG|Pfade/);
  });
});
