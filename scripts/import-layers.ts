/**
 * The rooms of each package, and the floors they stand on: a line is a floor. A room, which is a folder or file, imports from
 * floors below its own, never from one above, nor from a room beside it. Tests may import from everywhere in their package.
 */
export const LAYERS: Record<string, string[][]> = {
  "content/src": [
    ["payload-types.ts", "settings"],
    ["process"],
    ["database"],
    ["http", "mail"],
    ["access"],
    ["admin"],
    ["accounts", "figures", "preview"],
    ["contact", "editing"],
    ["publishing"],
    ["addresses"],
    ["uploads"],
    ["appearance", "backup", "graphql", "moving-in"],
    ["fields"],
    ["legal-texts"],
    ["collections"],
    ["globals"],
    ["handbook", "start-page"],
    ["payload.config.ts"],
    ["boot.ts", "app", "backup-command.ts"],
    ["instrumentation.ts"],
  ],
  tools: [["target"], ["demo", "moving-in", "move", "restore"]],
  "site/src": [
    ["content"],
    ["ui", "styles"],
    ["scrolling", "analytics", "islands"],
    ["layout"],
    ["pages"],
    ["site-icons"],
    ["shell", "discovery", "editing", "social-card"],
    ["island-registry.tsx", "behaviour.ts", "preview.ts", "styles.ts"],
    ["hydrate.tsx", "shell.tsx"],
    ["browser.ts"],
    ["server"],
  ],
  "site/src/server": [
    ["settings", "schedule.ts"],
    ["http"],
    ["metrics"],
    ["logging"],
    ["page-cache", "content-proxy", "figures"],
    ["dependencies.ts"],
    ["routes"],
    ["build-output.ts", "publications.ts"],
    ["app.ts"],
    ["main.ts", "dev.ts"],
  ],
};

/** The packages that a package may import from, beside its own; one that is not listed may import all. What serves its tests may import `testing/`. */
export const PACKAGES: Record<string, string[]> = {
  contract: [],
  content: ["contract"],
  site: ["contract"],
  tools: ["contract", "content"],
  scripts: ["contract", "content", "site", "tools"],
};
