/** The part of the mail that says why it is marked as suspicious, and what to do. */
export function suspicionNote(suspicion: string): string {
  return `Spamverdacht: ${suspicion} Stammt die Nachricht von einem Menschen, antworten Sie wie gewohnt.`;
}
