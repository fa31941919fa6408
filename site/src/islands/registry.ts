import type { ComponentType } from "react";

/** A component of any props; hydrate.tsx gives it those that the server rendered it with. */
export type IslandComponent = ComponentType<never>;

/**
 * Every island by its name. Each is a chunk of its own, fetched only by pages that have the island:
 *
 *     navigation: () => import("../layout/Navigation.tsx").then((module) => module.Navigation),
 */
export const islands: Record<string, () => Promise<IslandComponent>> = {};
