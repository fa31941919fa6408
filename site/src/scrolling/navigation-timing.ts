/** Undefined in browsers that don't support it. */
export function navigationTiming(): PerformanceNavigationTiming | undefined {
  return (performance.getEntriesByType("navigation") as PerformanceNavigationTiming[])[0];
}
