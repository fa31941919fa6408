import { projectsOf2022 } from "./projects/2022.ts";
import { projectsOf2023 } from "./projects/2023.ts";
import { projectsOf2024 } from "./projects/2024.ts";
import { projectsOf2025 } from "./projects/2025.ts";
import { projectsOf2026 } from "./projects/2026.ts";
import type { DemoProject } from "./types.ts";

/** Oldest first: written in this order, a higher id is a newer project, and the list sorts by id (spec §7). */
export const projects: DemoProject[] = [
  ...projectsOf2022,
  ...projectsOf2023,
  ...projectsOf2024,
  ...projectsOf2025,
  ...projectsOf2026,
];
