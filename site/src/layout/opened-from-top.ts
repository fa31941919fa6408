/**
 * Says on the root element, before anything is laid out, that the page is shown from its top: not from an anchor, and not
 * from where it was left before a reload. The one script within documents that runs.
 */
export const OPENED_FROM_TOP_SCRIPT =
  'if(!location.hash&&performance.getEntriesByType("navigation")[0]?.type==="navigate")document.documentElement.dataset.openedFromTop=""';
