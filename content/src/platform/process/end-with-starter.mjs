// @ts-check
/*
 * Preloaded into a child process (own-process.ts): ends it at once when its parent is gone. The database rolls back an
 * open transaction.
 */
import process from "node:process";

// A normal exit waits for threads of native packages, which may hang, and the database would stay locked.
const end = () => process.kill(process.pid, "SIGKILL");

process.once("disconnect", end);
if (process.connected === false) end(); // already gone, so no event will follow
