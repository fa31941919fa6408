import { refusedPart } from "../refused-mark.ts";
import { lengthPx } from "./length.ts";

const DEGREES: Record<string, number> = { deg: 1, rad: 180 / Math.PI, turn: 360, grad: 0.9, "": 1 };

const KEYWORDS: Record<string, string> = { left: "0%", top: "0%", center: "50%", right: "100%", bottom: "100%" };

/** An element's transformation, in its attribute and in CSS. */
type Given = { attribute?: string | undefined; css?: string | undefined; origin?: string | undefined };

/**
 * Writes a transformation of CSS as the attribute that every renderer reads.
 *
 * @param box width and height to which parts of an origin refer
 * @returns undefined if there is none
 */
export function transformOf({ attribute, css, origin }: Given, box: [number, number]): string | undefined {
  const list = css === undefined ? attribute : withoutUnits(css);
  if (!list || !origin) return list || undefined;
  const [first = "0", second = "50%"] = origin.trim().split(/[\s,]+/);
  const [x, y] = /^(?:top|bottom)$/.test(first) ? [second, first] : [first, second];
  const [left, top] = [originPx(x, box[0]), originPx(y, box[1])];
  return left || top ? `translate(${left} ${top}) ${list} translate(${-left} ${-top})` : list;
}

function originPx(given: string, of: number): number {
  const value = KEYWORDS[given] ?? given;
  return value.endsWith("%") ? (Number.parseFloat(value) / 100) * of : px(value);
}

function withoutUnits(css: string): string {
  if (css === "none") return "";
  const functions = [...css.matchAll(/(?<![a-z\d])([a-z\d]+)\(([^()]*)\)/gi)];
  if (functions.length === 0) throw unusual();
  return functions.map(([, name = "", list = ""]) => asAttribute(name, list.trim().split(/[\s,]+/))).join(" ");
}

function asAttribute(name: string, values: string[]): string {
  if (name === "matrix") return `matrix(${values.map(px).join(" ")})`;
  const [first = "0", second, third] = values;
  const scale = (value: string) => (value.endsWith("%") ? Number.parseFloat(value) / 100 : Number(value));
  const written: Record<string, () => string> = {
    translate: () => `translate(${px(first)} ${px(second ?? "0")})`,
    translateX: () => `translate(${px(first)} 0)`,
    translateY: () => `translate(0 ${px(first)})`,
    translate3d: () => (Number.parseFloat(third ?? "0") === 0 ? `translate(${px(first)} ${px(second ?? "0")})` : ""),
    translateZ: () => (Number.parseFloat(first) === 0 ? "translate(0)" : ""),
    scale: () => `scale(${scale(first)} ${scale(second ?? first)})`,
    scaleX: () => `scale(${scale(first)} 1)`,
    scaleY: () => `scale(1 ${scale(first)})`,
    rotate: () => `rotate(${degrees(first)})`,
    rotateZ: () => `rotate(${degrees(first)})`,
    skewX: () => `skewX(${degrees(first)})`,
    skewY: () => `skewY(${degrees(first)})`,
  };
  const attribute = written[name]?.() || "";
  if (!attribute || attribute.includes("NaN")) throw unusual();
  return attribute;
}

function degrees(angle: string): number {
  const [, number = "", unit = ""] = /^([-+.\d]+(?:e[-+]?\d+)?)([a-z]*)$/i.exec(angle) ?? [];
  return Number.parseFloat(number) * (DEGREES[unit] ?? Number.NaN);
}

function px(value: string): number {
  const length = lengthPx(value);
  if (length === null) throw unusual();
  return length;
}

const unusual = () =>
  refusedPart("eine Drehung oder Verzerrung, die von der Größe des Elements abhängt (CSS-transform)");
