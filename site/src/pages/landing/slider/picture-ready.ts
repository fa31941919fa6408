/** Longest wait of a slide for its picture, in ms. */
const LONGEST_WAIT_MS = 3000;

/** Loads a picture out of view. Resolves when it can be shown, or after the longest wait: the text goes on. */
export async function pictureReady(picture: HTMLImageElement | null): Promise<void> {
  if (!picture) return;
  picture.loading = "eager";
  const decoded = picture.decode().catch(() => {});
  await Promise.race([decoded, new Promise((resolve) => setTimeout(resolve, LONGEST_WAIT_MS))]);
}
