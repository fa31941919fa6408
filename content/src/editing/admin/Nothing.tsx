/** Replaces a component of Payload's that isn't needed here. */
export function Nothing() {
  return null;
}
