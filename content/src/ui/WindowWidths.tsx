"use client";

import "./german-clock.ts";
import { useNav, useWindowInfo, WindowInfoProvider } from "@payloadcms/ui";
import { type ReactNode, useEffect, useState } from "react";

/** From here on the navigation stands open beside the page, in px. */
const ROOMY = 1280;

/** Payload's own widths, but that of a window with room for the navigation, which is 1441 px there. */
const WIDTHS = {
  l: `(max-width: ${ROOMY - 1}px)`,
  m: "(max-width: 1024px)",
  s: "(max-width: 768px)",
  xs: "(max-width: 400px)",
};

/** Keeps the navigation open where there is room for it and nobody has closed it; Payload closes it up to 1440 px. */
export function WindowWidths({ children }: { children: ReactNode }) {
  const { navOpen, setNavOpen } = useNav();
  const [wasOpen] = useState(navOpen);
  const { breakpoints } = useWindowInfo();
  const closesIt = breakpoints.l;
  useEffect(() => {
    const isRoomy = window.matchMedia(`(min-width: ${ROOMY}px)`).matches;
    if (closesIt && isRoomy && wasOpen) queueMicrotask(() => setNavOpen(true)); // after Payload has closed it
  }, [closesIt, setNavOpen, wasOpen]);
  return <WindowInfoProvider breakpoints={WIDTHS}>{children}</WindowInfoProvider>;
}
