import { type FocusEvent, type RefObject, useLayoutEffect, useRef } from "react";

type FocusHandlers = { onFocus: (event: FocusEvent<HTMLElement>) => void; onBlur: () => void };

/**
 * Keeps the focus in the carousel when the focused card leaves the view and becomes inert, because of an arrow pressed
 * without taking the focus or earlier, or because fewer cards fit. Focus moves to the last arrow (WCAG 2.4.3).
 */
export function useFocusKept(arrows: RefObject<HTMLElement | null>): FocusHandlers {
  const focused = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    if (!focused.current?.closest("[inert]")) return;
    focused.current = null;
    arrows.current?.querySelector<HTMLElement>("button:last-child")?.focus({ preventScroll: true });
  });
  return {
    onFocus: ({ target }) => {
      focused.current = target;
    },
    onBlur: () => {
      focused.current = null;
    },
  };
}
