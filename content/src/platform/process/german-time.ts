/** The agency's time zone, in which editors read and write all times, whatever the server's or the browser's. */
export const TIME_ZONE = "Europe/Berlin";

const DAY = new Intl.DateTimeFormat("de-DE", { dateStyle: "medium", timeZone: TIME_ZONE });
const TIME = new Intl.DateTimeFormat("de-DE", { timeStyle: "short", timeZone: TIME_ZONE });
const BOTH = new Intl.DateTimeFormat("de-DE", { dateStyle: "medium", timeStyle: "short", timeZone: TIME_ZONE });

/** A time within a sentence: 'heute um 11:02 Uhr', 'am 21.11.2026 um 11:02 Uhr'; 'inzwischen' if there is none. */
export function germanTime(at: string | number | null | undefined, now: Date = new Date()): string {
  if (!at) return "inzwischen";
  const date = new Date(at);
  const day = DAY.format(date) === DAY.format(now) ? "heute" : `am ${DAY.format(date)}`;
  return `${day} um ${TIME.format(date)} Uhr`;
}

/** A time in a list: '22.11.2026, 10:50'. Takes ISO 8601. */
export function germanDateTime(at: string): string {
  return BOTH.format(new Date(at));
}

/** A date: '22.11.2026'. Takes ISO 8601. */
export function germanDay(at: string): string {
  return DAY.format(new Date(at));
}
