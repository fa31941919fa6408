/**
 * The layers of imports: a folder or file imports from its own line and from those before it, never from one after it.
 * A file that is named by itself is in the line that names it. Tests may import from everywhere in their package.
 */
export const LAYERS: Record<string, string[][]> = {
  "content/src": [
    [
      "error-code.ts",
      "singleton.ts",
      "german-time.ts",
      "start-failure.ts",
      "accounts/password-length.ts",
      "exit-codes.ts",
      "exit-code-of-stop.ts",
      "payload-types.ts",
      "log.ts",
      "private-files.ts",
      "worker-processes",
      "settings",
    ],
    ["database"],
    ["http", "mail"],
    ["access", "figures"],
    [
      "accounts",
      "addresses",
      "admin/graphics",
      "appearance",
      "editing",
      "trash",
      "legal-texts",
      "contact",
      "uploads",
      "publishing",
      "preview",
      "graphql",
    ],
    ["ordering"],
    ["fields", "collections", "globals"],
    ["admin", "first-steps", "seed", "import", "backup", "moving", "metrics"],
    [
      "boot.ts",
      "instrumentation.ts",
      "payload.config.ts",
      "app",
      "import-command.ts",
      "backup-command.ts",
      "move-command.ts",
    ],
  ],
  "site/src": [
    ["ui", "styles", "content"],
    ["scrolling", "analytics", "islands"],
    ["layout"],
    ["pages"],
    ["site-icons"],
    ["shell", "discovery", "social-card", "styleguide"],
    ["island-registry.tsx", "browser.ts", "behaviour.ts", "hydrate.tsx", "shell.tsx", "preview.ts", "styles.ts"],
    ["server"],
  ],
  "site/src/server": [
    ["settings", "metrics", "logging", "http", "text-rendering"],
    ["page-cache", "content-proxy", "figures"],
    ["dependencies.ts"],
    ["routes"],
    ["build-output.ts"],
    ["app.ts"],
    ["main.ts", "dev.ts"],
  ],
};

/** The packages that each package may import from, beside its own. What is not listed here may import all of them. */
export const PACKAGES: Record<string, string[]> = { contract: [], content: ["contract"], site: ["contract"] };
