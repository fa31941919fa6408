/** Called by Next once, before the first request. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== "nodejs") return;
  const { allowSlowUploads } = await import("./http/upload-time.ts");
  allowSlowUploads();
  const { bootOrStop } = await import("./boot.ts");
  await bootOrStop();
}
