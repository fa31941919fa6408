/**
 * Leaves the history entry of what lies over the page (back-closes.ts), and goes on in the one below it: for a link to the
 * place where the visitor is, which would otherwise be in the history twice.
 */
export function goOnBelow(go: () => void): void {
  history.replaceState(null, ""); // closing does not leave it a second time
  addEventListener("popstate", go, { once: true });
  history.back();
}
