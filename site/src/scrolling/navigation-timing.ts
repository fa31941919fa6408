/** How this document was navigated to; undefined in a browser that does not say. */
export function navigationTiming(): PerformanceNavigationTiming | undefined {
  return (performance.getEntriesByType("navigation") as PerformanceNavigationTiming[])[0];
}
