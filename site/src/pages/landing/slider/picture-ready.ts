const LONGEST_WAIT_MS = 3000;

/** Decodes a picture off-screen. Resolves when it can be shown, or after a timeout. */
export async function pictureReady(picture: HTMLImageElement | null): Promise<void> {
  if (!picture) return;
  picture.loading = "eager";
  const decoded = picture.decode().catch(() => {});
  await Promise.race([decoded, new Promise((resolve) => setTimeout(resolve, LONGEST_WAIT_MS))]);
}
