/** Lists of up to this many pages show all page numbers. */
const ALL_UP_TO = 9;

/** Pages shown on either side of the current one in longer lists. */
const AROUND = 1;

/** Page numbers to link, ascending: first, last and those around the current one, or all of a short list. */
export function pagesToShow(page: number, pageCount: number): number[] {
  const all = pageCount <= ALL_UP_TO;
  const near = all ? pageCount : AROUND;
  const from = Math.max(1, page - near);
  const to = Math.min(pageCount, page + near);
  const around = Array.from({ length: to - from + 1 }, (_, index) => from + index);
  return [...new Set([1, ...around, pageCount])];
}
