export function Nothing() {
  return null;
}
