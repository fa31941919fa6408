/** Fewer characters say nothing of a picture. */
const MIN_LENGTH = 5;

/** Whether a text can stand in for a picture (WCAG 2.2, 1.1.1). What imports bring in may have none. */
export function isAlternativeText(text: string | null | undefined): boolean {
  return (text ?? "").trim().length >= MIN_LENGTH;
}
