/**
 * The rooms of each package by layer, one line each. A room, which is a folder, a file, or several of them, may import
 * from layers below its own, not from those above or from other rooms of its layer. Tests may import from everywhere in
 * their package.
 */
export const LAYERS: Record<string, string[][]> = {
  "content/src": [
    ["platform payload-types.ts"],
    ["access", "ui"],
    ["accounts", "entry", "statistics"],
    ["addresses", "editing", "files", "inquiries"],
    ["appearance", "backup", "content-api", "fields", "legal-texts", "moving-in"],
    ["start-page", "types"],
    ["app payload.config.ts boot.ts backup-command.ts instrumentation.ts"],
  ],
  "content/src/platform": [["settings"], ["process"], ["database"], ["file-store", "http", "mail"]],
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
  "site/src/server": [["http"], ["cache"], ["routes"], ["app.ts main.ts dev.ts"]],
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
