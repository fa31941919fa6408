/** Elements that are kept: shapes, how they lie upon each other, and what they are painted with. */
export const ELEMENTS = new Set([
  ...["svg", "g", "defs", "symbol", "use", "path", "rect", "circle", "ellipse", "line", "polyline", "polygon"],
  ...["linearGradient", "radialGradient", "stop", "clipPath", "mask", "pattern", "marker", "filter"],
  ...["feBlend", "feColorMatrix", "feComponentTransfer", "feComposite", "feConvolveMatrix", "feDiffuseLighting"],
  ...["feDisplacementMap", "feDistantLight", "feDropShadow", "feFlood", "feFuncA", "feFuncB", "feFuncG", "feFuncR"],
  ...["feGaussianBlur", "feMerge", "feMergeNode", "feMorphology", "feOffset", "fePointLight", "feSpecularLighting"],
  ...["feSpotLight", "feTile", "feTurbulence"],
]);

/** A place in the same drawing, and nothing else. */
const FRAGMENT = /^#[^\s%"'()<>&\\]+$/;

/** A reference to a part of the same drawing, by the very name that part has: blanks and percent signs may be decoded. */
export const LOCAL = /url\(\s*(["']?)#([^\s%"'()<>&\\]+)\1\s*\)/gi;

/** Parts that an address or an escape would be written with. */
const FOREIGN = /url|(?:src|image|image-set|attr)\(|[<>&\\;:"'@]/i;

const NAME = /^[^\s%"'()<>&\\]+$/;

const STYLE = /^(?:(?:mask-type|mix-blend-mode|isolation|paint-order):[a-z -]+;?)+$/;

const SMALL = /^\s*\d(?:\.\d+)?(?:[\s,]+\d(?:\.\d+)?)?\s*$/;

/** Attributes with a form of their own: names, references, and numbers that multiply what drawing costs. */
const FORMS: Record<string, RegExp> = {
  id: NAME,
  href: FRAGMENT,
  style: STYLE,
  numOctaves: SMALL,
  order: SMALL,
  d: /^[\s\d.,a-z+-]*$/i,
};

const ALLOWED = new Set([
  ...["viewBox", "preserveAspectRatio", "points", "transform", "x", "y", "x1", "y1", "x2", "y2", "cx", "cy", "r", "rx"],
  ...["ry", "fx", "fy", "fr", "dx", "dy", "width", "height", "offset", "pathLength", "color", "opacity", "display"],
  ...["visibility", "overflow", "fill", "fill-opacity", "fill-rule", "stroke", "stroke-opacity", "stroke-width"],
  ...["stroke-miterlimit", "stroke-dasharray", "stroke-dashoffset", "stroke-linecap", "stroke-linejoin"],
  ...["vector-effect", "shape-rendering", "color-interpolation", "color-interpolation-filters", "font-size"],
  ...["stop-color", "stop-opacity", "gradientUnits", "gradientTransform", "spreadMethod"],
  ...["clip-path", "clip-rule", "clipPathUnits", "mask", "maskUnits", "maskContentUnits"],
  ...["patternUnits", "patternContentUnits", "patternTransform"],
  ...[
    "marker-start",
    "marker-mid",
    "marker-end",
    "markerUnits",
    "markerWidth",
    "markerHeight",
    "refX",
    "refY",
    "orient",
  ],
  ...["filter", "filterUnits", "primitiveUnits", "in", "in2", "result", "mode", "type", "values", "operator", "k1"],
  ...["k2", "k3", "k4", "stdDeviation", "radius", "flood-color", "flood-opacity", "lighting-color", "tableValues"],
  ...["slope", "intercept", "amplitude", "exponent", "kernelMatrix", "divisor", "bias", "targetX", "targetY"],
  ...["edgeMode", "preserveAlpha", "surfaceScale", "diffuseConstant", "specularConstant", "specularExponent"],
  ...["azimuth", "elevation", "z", "pointsAtX", "pointsAtY", "pointsAtZ", "limitingConeAngle", "scale"],
  ...["xChannelSelector", "yChannelSelector", "baseFrequency", "seed", "stitchTiles"],
]);

/** Whether an attribute is kept: no script, no handler, no address, no style sheet has a place in it. */
export function isAllowed(name: string, value: string): boolean {
  const form = FORMS[name];
  return form ? form.test(value) : ALLOWED.has(name) && !FOREIGN.test(value.replace(LOCAL, ""));
}
