"use client";

import { usePathname } from "next/navigation";
import { useEffect, useState } from "react";

const ADDRESS = "/favicon.svg";

/** The agency's mark before the breadcrumbs, which leads to the start page; Payload writes its title. */
export function Icon() {
  const [mark, setMark] = useState(ADDRESS);
  const path = usePathname();

  // Somebody may have changed it while this tab stood open.
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

  // biome-ignore lint/performance/noImgElement: there is nothing to optimise in half a kilobyte of lines
  return <img src={mark} alt="" width={20} height={20} />;
}
