import { type FocusEvent, type PointerEvent, useEffect, useState } from "react";
import { isFramed } from "./framed.ts";
import { REDUCED_MOTION } from "./reduced-motion.ts";
import { useMediaQuery } from "./useMediaQuery.ts";

export type PauseHandlers = {
  onPointerEnter: (event: PointerEvent) => void;
  onPointerLeave: (event: PointerEvent) => void;
  onFocus: (event: FocusEvent) => void;
  onBlur: () => void;
};

/**
 * Whether a carousel (slider, references) is paused: the pointer is over it or the focus in it (spec §9, hover pause),
 * the visitor prefers reduced motion, the tab is hidden (WCAG 2.2.2), or it is in an editor's preview.
 * @param byAnyFocus also by the focus that a mouse click leaves on a button
 */
export function usePause({ byAnyFocus = false } = {}): { paused: boolean; handlers: PauseHandlers } {
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const [hidden, setHidden] = useState(false);
  const reducedMotion = useMediaQuery(REDUCED_MOTION);

  useEffect(() => {
    const read = () => setHidden(document.hidden || isFramed());
    read();
    document.addEventListener("visibilitychange", read);
    return () => document.removeEventListener("visibilitychange", read);
  }, []);

  return {
    paused: hovered || focused || hidden || reducedMotion,
    handlers: {
      // Touch has no hover.
      onPointerEnter: ({ pointerType }) => setHovered(pointerType !== "touch"),
      onPointerLeave: () => setHovered(false),
      onFocus: ({ target }) => setFocused(byAnyFocus || target.matches(":focus-visible")),
      onBlur: () => setFocused(false),
    },
  };
}
