const DAY = new Intl.DateTimeFormat("de-DE", { dateStyle: "medium", timeZone: "Europe/Berlin" });
const TIME = new Intl.DateTimeFormat("de-DE", { timeStyle: "short", timeZone: "Europe/Berlin" });

/** A moment as a sentence has it: 'heute um 11:02 Uhr', 'am 21.11.2026 um 11:02 Uhr'; 'inzwischen' for none. */
export function germanTime(at: string | number | null | undefined, now: Date = new Date()): string {
  if (!at) return "inzwischen";
  const date = new Date(at);
  const day = DAY.format(date) === DAY.format(now) ? "heute" : `am ${DAY.format(date)}`;
  return `${day} um ${TIME.format(date)} Uhr`;
}
