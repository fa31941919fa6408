const FORMAT = new Intl.DateTimeFormat("de-DE", { dateStyle: "medium", timeStyle: "short", timeZone: "Europe/Berlin" });

/** As in „22.11.2026, 10:50“, in German time. Takes ISO 8601. */
export function germanTime(time: string): string {
  return FORMAT.format(new Date(time));
}
