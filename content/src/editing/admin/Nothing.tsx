/** In place of a part of Payload's that has no use here. */
export function Nothing() {
  return null;
}
