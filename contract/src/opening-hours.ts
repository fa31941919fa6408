import { visibleLine } from "./pasted-text.ts";

/** German and schema.org names of the days; the first two German letters are the short form. */
const DAYS = [
  ["Montag", "Monday"],
  ["Dienstag", "Tuesday"],
  ["Mittwoch", "Wednesday"],
  ["Donnerstag", "Thursday"],
  ["Freitag", "Friday"],
  ["Samstag", "Saturday"],
  ["Sonntag", "Sunday"],
] as const;

const DAY_MINUTES = 24 * 60;

/** Texts instead of times. */
const WORDS = ["nach Vereinbarung", "nach Absprache", "geschlossen"];

export type OpeningHours = {
  /** As shown to visitors: 'Mo–Fr 9–12 und 14–17:30 Uhr'. */
  text: string;
  /** schema.org's names. */
  days: string[];
  /** 'HH:MM'; empty if there is a text instead. */
  times: { opens: string; closes: string }[];
};

const short = (day: number) => DAYS[day]?.[0].slice(0, 2) ?? "";

/** Words, times and punctuation of a line, without fillers. */
function tokensOf(line: string): string[] {
  const tokens =
    visibleLine(line)
      .toLowerCase()
      .match(/\p{L}+|\d+(?:[.:]\d\d)?|\S/gu) ?? [];
  return tokens.flatMap((token) => {
    if (/^[-‐‑–—]$|^bis$/.test(token)) return ["–"];
    if (/^[,;/&+]$|^und$/.test(token)) return [","];
    if (/^(?:[.:|]|uhr|von)$/.test(token)) return [];
    return token === "täglich" ? ["mo", "–", "so"] : [token];
  });
}

function readDay(token: string): number | null {
  const name = token === "sonnabend" || token === "sonnabends" ? "samstag" : token;
  const day = DAYS.findIndex(([long]) => {
    const full = long.toLowerCase();
    return name === full || name === `${full}s` || name === full.slice(0, 2);
  });
  return day === -1 ? null : day;
}

/** In minutes. */
function readTime(token: string): number | null {
  const [, hour, minute = "0"] = /^(\d{1,2})(?:[.:](\d\d))?$/.exec(token) ?? [];
  const time = Number(hour) * 60 + Number(minute);
  return time <= DAY_MINUTES && Number(minute) < 60 ? time : null;
}

type Range = { from: number; to: number | null };
type Span = { from: number; to: number };

const isSpan = (range: Range): range is Span => range.to !== null && range.to !== range.from;

/** Parses 'a–b, c, d–e' at the beginning of the tokens; null if a range has no end. */
function takeRanges(tokens: string[], read: (token: string) => number | null): Range[] | null {
  const ranges: Range[] = [];
  for (let from = read(tokens[0] ?? ""); from !== null; from = read(tokens[0] ?? "")) {
    tokens.shift();
    const hasEnd = tokens[0] === "–";
    const to = hasEnd ? read(tokens[1] ?? "") : null;
    if (hasEnd && to === null) return null;
    if (hasEnd) tokens.splice(0, 2);
    ranges.push({ from, to });
    if (tokens[0] !== ",") return ranges;
    tokens.shift();
  }
  return ranges;
}

function daysOf({ from, to }: Range): string[] {
  const count = to === null ? 1 : ((to - from + DAYS.length) % DAYS.length) + 1;
  return Array.from({ length: count }, (_, index) => DAYS[(from + index) % DAYS.length]?.[1] ?? "");
}

const twoDigits = (value: number) => String(value).padStart(2, "0");

/** Google's guide uses 23:59 for midnight at the end of a day. */
const asIso = (time: number) =>
  time === DAY_MINUTES ? "23:59" : `${twoDigits(Math.floor(time / 60))}:${twoDigits(time % 60)}`;

const asText = (time: number) => `${Math.floor(time / 60)}${time % 60 ? `:${twoDigits(time % 60)}` : ""}`;

/**
 * Parses a line of opening hours as people write them: 'Mo-Fr 9-17 Uhr', 'Samstag, 10.00 bis 14.00', 'Mi nach
 * Vereinbarung'. Days, then times, a text, or both; other days need another line.
 */
export function readOpeningHours(line: string): OpeningHours | null {
  const tokens = tokensOf(line);
  const dayRanges = takeRanges(tokens, readDay);
  if (!dayRanges) return null;
  const days = dayRanges.flatMap(daysOf);
  const dayText = dayRanges
    .map(({ from, to }) => (to === null ? short(from) : `${short(from)}–${short(to)}`))
    .join(", ");
  const times = takeRanges(tokens, readTime);
  if (!times?.every(isSpan)) return null;
  const rest = tokens.join(" ").replace(/^, /, "");
  const words = WORDS.find((each) => each.toLowerCase() === rest);
  const isClosed = words === "geschlossen";
  if (rest && !words) return null;
  if (times.length === 0) {
    if (!words || (isClosed && days.length === 0)) return null;
    return { text: dayText ? `${dayText} ${words}` : words.replace("n", "N"), days, times: [] };
  }
  if (days.length === 0 || isClosed) return null;
  const timeText = times.map(({ from, to }) => `${asText(from)}–${asText(to)}`).join(" und ");
  return {
    text: `${dayText} ${timeText} Uhr${words ? ` und ${words}` : ""}`,
    days,
    times: times.map(({ from, to }) => ({ opens: asIso(from), closes: asIso(to) })),
  };
}

/** The typed lines of opening hours, each parsed; null if one is invalid. */
export function openingHoursOf(text: string | null | undefined): { line: string; hours: OpeningHours | null }[] {
  const lines = (text ?? "").split("\n").map((line) => visibleLine(line));
  return lines.filter(Boolean).map((line) => ({ line, hours: readOpeningHours(line) }));
}
