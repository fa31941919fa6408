/** Of an even number of values the lower middle one. */
export function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.ceil(values.length / 2) - 1] ?? Number.NaN;
}
