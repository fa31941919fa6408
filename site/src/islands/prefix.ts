/** Prefix of the ids that `useId` gives inside an island, on the server and in the browser. */
export function islandIdPrefix(name: string): string {
  return `${name}-`;
}
