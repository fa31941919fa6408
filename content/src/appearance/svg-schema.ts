import type { Schema } from "hast-util-sanitize";

/** A place in the same drawing, and nothing else. */
const FRAGMENT = /^#[\w:.-]+$/;

/** A colour, or a gradient of the same drawing; never an address. */
const PAINT = /^(?:url\(\s*["']?#[\w:.-]+["']?\s*\)(?:\s+[#\w]+)?|(?!.*url)[#\w\s.,%()-]+)$/i;

const NUMBERS = /^[\s\d.,%a-z()+-]*$/i;

/**
 * Allows the parts of a mark: shapes, their colours and how they lie upon each other. No script, no handler, no link,
 * no picture, no text, no style sheet, no foreign content, no animation; references lead to the same drawing only.
 */
export const SVG_SCHEMA: Schema = {
  strip: ["script", "style", "title", "desc", "metadata", "text", "foreignObject", "foreignobject"],
  clobber: [],
  protocols: {},
  tagNames: [
    "svg",
    "g",
    "defs",
    "symbol",
    "use",
    "path",
    "rect",
    "circle",
    "ellipse",
    "line",
    "polyline",
    "polygon",
    "linearGradient",
    "radialGradient",
    "stop",
    "clipPath",
    "mask",
  ],
  attributes: {
    use: [["href", FRAGMENT]],
    linearGradient: [["href", FRAGMENT]],
    radialGradient: [["href", FRAGMENT]],
    "*": [
      ["id", /^[\w:.-]+$/],
      ...["fill", "stroke", "color", "stopColor", "clipPath", "mask"].map((name): [string, RegExp] => [name, PAINT]),
      ...[
        ...["viewBox", "d", "points", "transform", "gradientTransform", "x", "y", "x1", "y1", "x2", "y2"],
        ...["cx", "cy", "r", "rx", "ry", "fx", "fy", "width", "height", "offset", "opacity", "fillOpacity"],
        ...["strokeOpacity", "stopOpacity", "strokeWidth", "strokeMiterLimit", "strokeDashArray", "strokeDashOffset"],
        ...["strokeLineCap", "strokeLineJoin", "fillRule", "clipRule", "gradientUnits", "spreadMethod"],
        ...["clipPathUnits", "maskUnits", "maskContentUnits", "vectorEffect", "display", "visibility"],
      ].map((name): [string, RegExp] => [name, NUMBERS]),
    ],
  },
};
