import { readSettings } from "./read-settings.ts";

/**
 * The settings of this process, read once from its environment. Payload's configuration is a module, so they are there
 * when it is imported; what only checks or tests settings calls `readSettings`.
 *
 * @throws Error as `readSettings` does
 */
export const settings = readSettings(process.env);
