/** In the mail: why it is marked, and what to do about it. */
export function suspicionNote(suspicion: string): string {
  return `Spamverdacht: ${suspicion} Stammt die Nachricht von einem Menschen, antworten Sie wie gewohnt.`;
}
