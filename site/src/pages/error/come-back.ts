const PAUSE_MS = 5000;

/** Polls for this page and shows it once it is available. Until then the document stays unchanged. */
export async function comeBack(): Promise<void> {
  for (;;) {
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    const { status } = await fetch(location.href, { method: "HEAD" }).catch(() => ({ status: 503 }));
    if (status !== 503) return location.reload();
  }
}
