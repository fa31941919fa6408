"use client";

import { usePathname } from "next/navigation";
import { useEffect, useState } from "react";

const ADDRESS = "/favicon.svg";

/** The agency's mark before the breadcrumbs, which links to the start page; Payload adds its title. */
export function Icon() {
  const [mark, setMark] = useState(ADDRESS);
  const path = usePathname();

  // It may have changed while this tab was open.
  useEffect(() => {
    if (!path) return;
    async function look(): Promise<void> {
      const answer = await fetch(ADDRESS, { cache: "no-cache" }).catch(() => null);
      if (answer?.ok) setMark(`data:image/svg+xml,${encodeURIComponent(await answer.text())}`);
    }
    const onFocus = () => void look();
    onFocus();
    window.addEventListener("focus", onFocus);
    return () => window.removeEventListener("focus", onFocus);
  }, [path]);

  // biome-ignore lint/performance/noImgElement: half a kilobyte of SVG needs no optimization
  return <img src={mark} alt="" width={20} height={20} />;
}
