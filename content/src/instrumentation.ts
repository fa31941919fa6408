import { TIME_ZONE } from "./platform/process/german-time.ts";

/** Called by Next once, before the first request. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== "nodejs") return;
  process.env.TZ = TIME_ZONE; // what the server writes into the admin's pages is German time; stored is UTC
  const { allowSlowUploads } = await import("./platform/http/upload-time.ts");
  allowSlowUploads();
  const { dropUntrustedHeaders } = await import("./platform/http/strangers.ts");
  dropUntrustedHeaders();
  const { exitWithZero } = await import("./platform/process/exit-code-of-stop.ts");
  exitWithZero();
  const { endWith } = await import("./platform/process/start-failure.ts");
  // Settings are read while modules are loaded: Next would go on without them and answer everything with an error.
  const { bootOrStop } = await import("./boot.ts").catch(endWith);
  await bootOrStop();
}
