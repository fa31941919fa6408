/** Time between two questions, in ms. */
const PAUSE_MS = 5000;

/** Asks for this page until it is there, and shows it then. Until then the document stays as it is read. */
export async function comeBack(): Promise<void> {
  for (;;) {
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    const { status } = await fetch(location.href, { method: "HEAD" }).catch(() => ({ status: 503 }));
    if (status !== 503) return location.reload();
  }
}
