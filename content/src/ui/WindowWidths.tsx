"use client";

import "./german-clock.ts";
import { useNav, useWindowInfo, WindowInfoProvider } from "@payloadcms/ui";
import { type ReactNode, useEffect, useState } from "react";

/** Minimum window width with the navigation open beside the page, in px. */
const ROOMY = 1280;

/** Payload's breakpoints, except `l`, which is 1440 px in Payload. */
const WIDTHS = {
  l: `(max-width: ${ROOMY - 1}px)`,
  m: "(max-width: 1024px)",
  s: "(max-width: 768px)",
  xs: "(max-width: 400px)",
};

/** Keeps the navigation open if it fits and the user hasn't closed it; Payload closes it up to 1440 px. */
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
