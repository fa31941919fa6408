/** Kept with the process: Next bundles routes and instrumentation apart, each with its own copy of this module. */
const VERSION = Symbol.for("schaufenster.content-version");
const home = globalThis as typeof globalThis & { [VERSION]?: number };

/** Counts what this process has published: what was read under another number may be out of date. */
export function contentVersion(): number {
  return home[VERSION] ?? 0;
}

export function countPublication(): void {
  home[VERSION] = contentVersion() + 1;
}
