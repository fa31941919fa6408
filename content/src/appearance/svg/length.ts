/** Units in px (CSS Values 4, 6.2); those of letters as browsers take them without a typeface. */
const PX: Record<string, number> = {
  "": 1,
  px: 1,
  in: 96,
  cm: 96 / 2.54,
  mm: 96 / 25.4,
  q: 96 / 101.6,
  pt: 96 / 72,
  pc: 16,
  em: 16,
  rem: 16,
  ex: 8,
};

/** A length in px; null if it is none or a part of something. */
export function lengthPx(value: string | undefined): number | null {
  const [, number = "", unit = ""] =
    /^([-+]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[-+]?\d+)?)([a-z]*)$/i.exec((value ?? "").trim()) ?? [];
  const factor = PX[unit.toLowerCase()];
  return number && factor !== undefined ? Number(number) * factor : null;
}
