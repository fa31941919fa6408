const MONTHS = ["jan", "feb", "m(?:ä|ae|a)r", "apr", "ma[iy]", "jun", "jul", "aug", "sep", "o[kc]t", "nov", "de[zc]"];

/** Days of a spreadsheet's first day before 1970. */
const SERIAL_OF_1970 = 25_569;

const DAY_MS = 86_400_000;

/** Longest date, in characters. */
const LONGEST = 100;

/** Reads dates of one column: whether the day or the month comes first in 3/4/2023 is told by the others of it. */
export function dateReader(cells: readonly string[]): (cell: string) => string | null {
  const monthFirst = cells.some((cell) => Number(/^\d{1,2}\/(\d{1,2})\/\d{2,4}/.exec(cell)?.[1] ?? 0) > 12);
  return (cell) => {
    const time = cell.length > LONGEST ? Number.NaN : timeOf(cell.trim(), monthFirst);
    return Number.isNaN(time) ? null : new Date(time).toISOString();
  };
}

function timeOf(cell: string, monthFirst: boolean): number {
  const numbers = /^(\d{1,2})([./-])(\d{1,2})\2(\d{4}|\d{2})(?:,?\s+(\d{1,2}):(\d{2})(?::(\d{2}))?(?:\s*Uhr)?)?$/.exec(
    cell,
  );
  if (numbers) {
    const [, one, sign, two, year, hours, minutes, seconds] = numbers.map((each, index) =>
      index === 2 ? each : Number(each ?? 0),
    );
    const [day, month] = sign === "/" && monthFirst ? [two, one] : [one, two];
    return utc(Number(year), Number(month), Number(day), [Number(hours), Number(minutes), Number(seconds)]);
  }
  if (/^(19|20)\d\d$/.test(cell)) return utc(Number(cell), 1, 1);
  if (/^\d{5}([.,]\d+)?$/.test(cell)) return Math.round((Number(cell.replace(",", ".")) - SERIAL_OF_1970) * DAY_MS);
  if (/^\d{10}$|^\d{13}$/.test(cell)) return Number(cell.padEnd(13, "0"));
  const words = /^(?:(\d{1,2})\.?\s+)?(\p{L}+)\.?\s+(\d{4})$/u.exec(cell);
  const month = words ? MONTHS.findIndex((name) => new RegExp(`^${name}`, "i").test(words[2] ?? "")) : -1;
  if (words && month >= 0) return utc(Number(words[3]), month + 1, Number(words[1] ?? 1));
  const known = cell.replace(/\s*\([^)]*\)$/, "");
  const hasZone = /(Z|GMT|UTC|[+-]\d\d:?\d\d)$/.test(known);
  return /\d{4}/.test(cell) ? Date.parse(hasZone ? known : `${known.replace(/(?<=\d)T(?=\d)/, " ")} UTC`) : Number.NaN;
}

function utc(year: number, month: number, day: number, [hours = 0, minutes = 0, seconds = 0]: number[] = []): number {
  const whole = year < 100 ? year + (year < 70 ? 2000 : 1900) : year;
  const date = new Date(Date.UTC(whole, month - 1, day, hours, minutes, seconds));
  return date.getUTCMonth() === month - 1 ? date.getTime() : Number.NaN; // there is no 31st of June
}
