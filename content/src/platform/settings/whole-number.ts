import * as v from "valibot";

/** An integer setting with bounds, which its error message states. */
export function wholeNumber(name: string, min: number, max: number) {
  const rule = `${name} must be a whole number from ${min} to ${max}.`;
  return v.pipe(v.string(), v.regex(/^\d+$/, rule), v.transform(Number), v.minValue(min, rule), v.maxValue(max, rule));
}
