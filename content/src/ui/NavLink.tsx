"use client";

import { Link } from "@payloadcms/ui";
import { usePathname } from "next/navigation";
import type { ReactNode } from "react";

/** A navigation link to one of our own admin pages. */
export function NavLink({ href, children }: { href: string; children: ReactNode }) {
  const isHere = usePathname() === href;
  return (
    <Link className="nav__link" href={href} aria-current={isHere ? "page" : undefined}>
      {isHere && <span className="nav__link-indicator" />}
      <span className="nav__link-label">{children}</span>
    </Link>
  );
}
