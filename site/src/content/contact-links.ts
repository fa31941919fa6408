export function mailHref(email: string): string {
  return `mailto:${email}`;
}
