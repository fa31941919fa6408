/**
 * The clicked element or its nearest ancestor that matches the selector. Null for clicks with a modifier key, which
 * open a new tab or window, and for handled ones (default prevented).
 */
export function plainClickOn<E extends HTMLElement>(event: MouseEvent, selector: string): E | null {
  const { target, button, ctrlKey, metaKey, shiftKey, altKey, defaultPrevented } = event;
  if (button !== 0 || ctrlKey || metaKey || shiftKey || altKey || defaultPrevented) return null;
  return target instanceof Element ? target.closest<E>(selector) : null;
}
