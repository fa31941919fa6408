import { type FocusEvent, type RefObject, useLayoutEffect, useRef } from "react";

/** Handlers for the row of cards, which tell where in it the focus is. */
type FocusHandlers = { onFocus: (event: FocusEvent<HTMLElement>) => void; onBlur: () => void };

/**
 * Keeps the focus in the carousel when the card that has it goes out of view and becomes inert: by an arrow that was pressed
 * without taking the focus, by one pressed before, or because fewer cards fit. It goes to the last arrow (WCAG 2.4.3).
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
