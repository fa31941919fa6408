const DATES = [
  /^(?<year>(?:19|20)\d\d)[-_. ]?(?<month>0[1-9]|1[0-2])[-_. ]?(?<day>0[1-9]|[12]\d|3[01])(?!\d)/,
  /^(?<day>0?[1-9]|[12]\d|3[01])\.(?<month>0?[1-9]|1[0-2])\.(?<year>(?:19|20)\d\d)/,
  /^(?<year>(?:19|20)\d\d)[-_.](?<month>0[1-9]|1[0-2])(?!\d)/,
  /^(?<year>(?:19|20)\d\d)(?=[-_ ])/,
];

/**
 * Project name and date from a folder's name: '2023-05-12_Hochzeit Müller'; a number before it is only for sorting: '03
 * Hochzeit Müller'.
 */
export function nameAndDate(folder: string): { name: string; date: string | null } {
  const found = DATES.map((pattern) => pattern.exec(folder)).find(Boolean);
  const { year, month = "01", day = "01" } = found?.groups ?? {};
  const isWholeDate = found?.groups?.month !== undefined; // a year alone may belong to the name
  const rest = isWholeDate
    ? folder.slice(found[0].length)
    : folder.replace(/^(0\d{0,2}[\s_.–-]|\d{1,3}(_|\s[–-]\s))/, "");
  const name = rest
    .replace(/^[\s_.–-]+/, "")
    .replaceAll("_", " ")
    .trim();
  const date = year ? new Date(Date.UTC(Number(year), Number(month) - 1, Number(day))).toISOString() : null;
  return { name: name || folder, date };
}
