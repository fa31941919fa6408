/** How long an answer is waited for, in ms. */
const PATIENCE_MS = 2000;

/** Whether anything answers at an address. */
export async function answers(url: string): Promise<boolean> {
  return fetch(url, { signal: AbortSignal.timeout(PATIENCE_MS) }).then(
    () => true,
    () => false,
  );
}
