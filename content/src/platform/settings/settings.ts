import { readSettings } from "./read-settings.ts";

/**
 * This process's settings, read once from its environment on import, since Payload's configuration is a module. Code
 * that only checks settings calls `readSettings`.
 *
 * @throws Error like `readSettings`
 */
export const settings = readSettings(process.env);
