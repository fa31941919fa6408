import { JSDOM } from "jsdom";

const NAMES = [
  "window",
  "navigator",
  "document",
  "DOMParser",
  "Node",
  "Element",
  "HTMLAnchorElement",
  "HTMLElement",
  "Event",
  "KeyboardEvent",
  "MutationObserver",
  "getComputedStyle",
  "getSelection",
  "requestAnimationFrame",
  "cancelAnimationFrame",
  "innerHeight",
  "location",
] as const;

/** Creates a DOM document for this process, without rendering. */
export function openDocument(): void {
  const { window } = new JSDOM("<!doctype html><html lang=de><body></body></html>", {
    url: "http://localhost:3000/",
    pretendToBeVisual: true,
  });
  for (const name of NAMES) {
    const value = name === "window" ? window : window[name];
    Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
  }
  // The editor reads positions, which don't exist here.
  Object.assign(window.Range.prototype, {
    getClientRects: () => [],
    getBoundingClientRect: () => new window.DOMRect(),
  });
  Object.assign(window.document, { elementFromPoint: () => null });
}
