"use client";

import { SECTIONS_PATH } from "@schaufenster/contract/beside-page";
import { NavLink } from "../../admin/NavLink.tsx";

/** The way to the landing page's sections, above the admin's navigation. */
export const SectionsLink = () => <NavLink href={SECTIONS_PATH}>Startseite</NavLink>;
