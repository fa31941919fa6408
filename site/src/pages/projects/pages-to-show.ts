/** All pages of a list are named up to this many. */
const ALL_UP_TO = 9;

/** Pages named on either side of the current one when not all are. */
const AROUND = 1;

/** Page numbers for links, ascending: the first, the last and those around the current one, or all of a short list. */
export function pagesToShow(page: number, pageCount: number): number[] {
  const all = pageCount <= ALL_UP_TO;
  const near = all ? pageCount : AROUND;
  const from = Math.max(1, page - near);
  const to = Math.min(pageCount, page + near);
  const around = Array.from({ length: to - from + 1 }, (_, index) => from + index);
  return [...new Set([1, ...around, pageCount])];
}
