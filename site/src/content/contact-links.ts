/** The address of a phone link: what the number means when dialled, without the spaces and signs it is written with. */
export function phoneHref(phone: string): string {
  return `tel:${phone.replace(/(?!^\+)\D/g, "")}`;
}

export function mailHref(email: string): string {
  return `mailto:${email}`;
}
