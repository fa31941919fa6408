export function cut(text: string, maxLength: number): string {
  if (text.length <= maxLength) return text;
  const end = text.slice(0, maxLength).lastIndexOf(" ");
  return `${text.slice(0, end > maxLength / 2 ? end : maxLength - 1).trimEnd()}…`;
}

/** Appends a number if another entry already has the text; `join` is the separator. */
export function firstFree(text: string, isTaken: (text: string) => boolean, maxLength: number, join: string): string {
  if (!isTaken(text)) return text;
  for (let number = 2; ; number += 1) {
    const end = `${join}${number}`;
    const candidate = text.slice(0, maxLength - end.length) + end;
    if (!isTaken(candidate)) return candidate;
  }
}
