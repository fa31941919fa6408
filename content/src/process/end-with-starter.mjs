// @ts-check
/*
 * Loaded into a program before anything of its own (own-process.ts): ends it at once when the process that started it is gone.
 * What it was writing is undone by the database.
 */
import process from "node:process";

// An exit waits for threads of native packages, which may hang, and the database would stay locked.
const end = () => process.kill(process.pid, "SIGKILL");

process.once("disconnect", end);
if (process.connected === false) end(); // gone before this was loaded: nobody says so a second time
