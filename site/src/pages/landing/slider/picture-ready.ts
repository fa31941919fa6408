/** A slide does not wait longer than this for its picture, in ms. */
const LONGEST_WAIT_MS = 3000;

/**
 * Has a picture fetched, though it is out of sight; resolves when it can be shown, and after a while in any case: a slow
 * network or a missing file must not hold up the words.
 */
export async function pictureReady(picture: HTMLImageElement | null): Promise<void> {
  if (!picture) return;
  picture.loading = "eager";
  const decoded = picture.decode().catch(() => {});
  await Promise.race([decoded, new Promise((resolve) => setTimeout(resolve, LONGEST_WAIT_MS))]);
}
