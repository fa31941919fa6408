/**
 * Sets `data-opened-from-top` on the root element before the first layout, unless the page is opened at an anchor or
 * restored at a scroll position. The only inline script.
 */
export const OPENED_FROM_TOP_SCRIPT =
  'if(!location.hash&&performance.getEntriesByType("navigation")[0]?.type==="navigate")document.documentElement.dataset.openedFromTop=""';
