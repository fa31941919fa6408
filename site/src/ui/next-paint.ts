/** Resolves once the next frame is painted; immediately in a hidden tab. */
export async function nextPaint(): Promise<void> {
  if (document.hidden) return;
  await new Promise(requestAnimationFrame);
  await new Promise((resolve) => setTimeout(resolve)); // after the frame that called back
}
