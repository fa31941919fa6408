/** Put before the ids that `useId` gives inside an island, here and in the browser alike. */
export function islandIdPrefix(name: string): string {
  return `${name}-`;
}
