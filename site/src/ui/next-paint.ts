/** Resolves when the next frame has been painted; at once in a hidden tab, which paints none. */
export async function nextPaint(): Promise<void> {
  if (document.hidden) return;
  await new Promise(requestAnimationFrame);
  await new Promise((resolve) => setTimeout(resolve)); // after the frame that called back
}
