import { rm } from "node:fs/promises";

/** Pauses between attempts to remove a folder into which something is still being written, in ms. */
const AGAIN = { maxRetries: 10, retryDelay: 100 };

/** Removes a folder and all that is in it. It is fine if there is none. */
export const removeFolder = (folder: string): Promise<void> => rm(folder, { recursive: true, force: true, ...AGAIN });
