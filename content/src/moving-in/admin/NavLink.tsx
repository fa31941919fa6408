"use client";

import { useAuth } from "@payloadcms/ui";
import { NavLink } from "../../ui/NavLink.tsx";

/** Link to „Umziehen“ below the admin's navigation, for administrators. */
export function MovingLink() {
  const { user } = useAuth<{ id: number; collection: "users"; role?: string }>();
  return user?.role === "administrator" ? <NavLink href="/admin/umziehen">Umziehen</NavLink> : null;
}
