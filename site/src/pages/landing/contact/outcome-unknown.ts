export type DirectWays = { phone: string; email: string };

/** Shown during retries: the message was forwarded, or even that is unknown. */
export const NO_ANSWER_YET =
  "Noch keine Antwort: Ob Ihre Nachricht angekommen ist, wissen wir noch nicht. Wir fragen von selbst weiter nach.";
export const NO_CONNECTION =
  "Keine Verbindung: Ob Ihre Nachricht angekommen ist, wissen wir noch nicht. Bitte prüfen Sie Ihre Verbindung; wir versuchen es von selbst weiter.";

/** Shown if it is unknown whether the message was stored (docs/decisions/187). */
export function outcomeUnknown({ phone, email }: DirectWays): string {
  const ways = [phone && `Telefon ${phone}`, email && `E-Mail ${email}`].filter(Boolean).join(", ");
  return `Es kam keine Antwort: Ob Ihre Nachricht angekommen ist, wissen wir nicht. Senden Sie sie ruhig noch einmal; zweimal kommt sie dadurch nicht an. Oder melden Sie sich direkt${ways && `: ${ways}`}.`;
}
