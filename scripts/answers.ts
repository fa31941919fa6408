/** How long an answer is waited for, in ms. */
const PATIENCE_MS = 2000;

/** Whether something answers at an address, whichever way. */
export async function answers(url: string): Promise<boolean> {
  return fetch(url, { signal: AbortSignal.timeout(PATIENCE_MS) }).then(
    () => true,
    () => false,
  );
}
