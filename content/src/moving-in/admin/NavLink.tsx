"use client";

import { Link, useAuth } from "@payloadcms/ui";
import { usePathname } from "next/navigation";

const PATH = "/admin/umziehen";

/** Link to 'Umziehen' below the admin's navigation, for administrators. */
export function NavLink() {
  const { user } = useAuth<{ id: number; collection: "users"; role?: string }>();
  const isHere = usePathname() === PATH;
  if (user?.role !== "administrator") return null;
  return (
    <Link className="nav__link" href={PATH} aria-current={isHere ? "page" : undefined}>
      {isHere && <span className="nav__link-indicator" />}
      <span className="nav__link-label">Umziehen</span>
    </Link>
  );
}
