/**
 * The address of a phone link (RFC 3966): what a number means when dialled, without the signs it is written with. The zero of
 * "+49 (0)221 …" is dialled within the country alone, where the code is not.
 */
export function phoneHref(phone: string): string {
  const number = phone.trim().replace(/^((?:\+|00)[\d\s]*)\(0\)/, "$1");
  return `tel:${number.replace(/(?!^\+)\D/g, "")}`;
}
