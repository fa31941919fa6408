/**
 * The element that a plain click hit, or its nearest ancestor that matches the selector. Null for other clicks: with a
 * modifier key they ask for a new tab or window, and those whose default was prevented have been handled.
 */
export function plainClickOn<E extends HTMLElement>(event: MouseEvent, selector: string): E | null {
  const { target, button, ctrlKey, metaKey, shiftKey, altKey, defaultPrevented } = event;
  if (button !== 0 || ctrlKey || metaKey || shiftKey || altKey || defaultPrevented) return null;
  return target instanceof Element ? target.closest<E>(selector) : null;
}
