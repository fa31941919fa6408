/**
 * The rooms of each package by layer, one line each. A room, which is a folder or file, may import from layers below
 * its own, not from those above or from other rooms of its layer. Tests may import from everywhere in their package.
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

/**
 * The packages that a package may import from; one that isn't listed may import from all. Test support may import
 * `testing/`.
 */
export const PACKAGES: Record<string, string[]> = {
  contract: [],
  content: ["contract"],
  site: ["contract"],
  tools: ["contract", "content"],
  scripts: ["contract", "content", "site", "tools"],
};
