/** A text of at most so many characters, cut at a word's end. */
export function cut(text: string, maxLength: number): string {
  if (text.length <= maxLength) return text;
  const end = text.slice(0, maxLength).lastIndexOf(" ");
  return `${text.slice(0, end > maxLength / 2 ? end : maxLength - 1).trimEnd()}…`;
}

/** The same text with a number appended if another entry already has it; `join` is the separator. */
export function firstFree(text: string, isTaken: (text: string) => boolean, maxLength: number, join: string): string {
  if (!isTaken(text)) return text;
  for (let number = 2; ; number += 1) {
    const end = `${join}${number}`;
    const candidate = text.slice(0, maxLength - end.length) + end;
    if (!isTaken(candidate)) return candidate;
  }
}
