/** Hides a component of Payload's. */
export function Nothing() {
  return null;
}
