import { type FocusEvent, type PointerEvent, useState } from "react";

/**
 * Whether a visitor is at work in an element: points at it, or has the keyboard's focus in it. A click leaves a focus
 * behind that nobody sees; that one does not count, or the element would be busy for good.
 */
export function useAttention() {
  const [pointed, setPointed] = useState(false);
  const [focused, setFocused] = useState(false);
  return {
    attended: pointed || focused,
    handlers: {
      onPointerEnter: (event: PointerEvent) => setPointed(event.pointerType !== "touch"),
      onPointerLeave: () => setPointed(false),
      onFocus: (event: FocusEvent) => setFocused(event.target.matches(":focus-visible")),
      onBlur: (event: FocusEvent) => {
        if (!event.currentTarget.contains(event.relatedTarget)) setFocused(false);
      },
    },
  };
}
