/*
 * Preloaded into an app (`node --import`): shuts the app down when its parent is gone, even if the parent was killed:
 * the IPC channel between them closes. Child processes of the app load this, too, and may use their channel for
 * messages, so it is left alone.
 */
import process from "node:process";

/** Shutdown timeout, in ms: no other process is left to kill the app. */
const STOP_MS = 15_000;

function end() {
  setTimeout(() => process.exit(1), STOP_MS).unref();
  process.kill(process.pid, "SIGTERM");
}

process.once("disconnect", end);
if (process.connected === false) end();
