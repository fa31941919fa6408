/**
 * The element that a plain click hit, itself or an ancestor; null for any other click: one with a modifier asks for a
 * new tab or window, and one that was handled already is over.
 */
export function plainClickOn<E extends HTMLElement>(event: MouseEvent, selector: string): E | null {
  const { target, button, ctrlKey, metaKey, shiftKey, altKey, defaultPrevented } = event;
  if (button !== 0 || ctrlKey || metaKey || shiftKey || altKey || defaultPrevented) return null;
  return target instanceof Element ? target.closest<E>(selector) : null;
}
