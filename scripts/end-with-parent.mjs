/*
 * Loaded into an app before anything of its own (`node --import`): ends the app in order when the process that started
 * it is gone, even if that one was killed. The channel between the two closes with it. Programs that the app forks load
 * this, too, and may use its channel for messages: it stays as it is.
 */
import process from "node:process";

/** How long the app may take then, in ms: no other process is left to kill it. */
const STOP_MS = 15_000;

function end() {
  setTimeout(() => process.exit(1), STOP_MS).unref();
  process.kill(process.pid, "SIGTERM");
}

process.once("disconnect", end);
if (process.connected === false) end(); // gone before this was loaded: nobody says so a second time
