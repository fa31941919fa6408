/** Id of the link to the sheet: where it stands, the page's first view ends; or of the `noscript` that holds it (RemainingStyles.tsx). */
export const REMAINING_STYLES_ID = "remaining-styles";

/**
 * Fetches the sheet that the document holds for browsers without script. Resolves when it is there or cannot be had; at
 * once where the document names it.
 */
export async function fetchRemainingStyles(): Promise<void> {
  const held = document.querySelector(`noscript#${REMAINING_STYLES_ID}`);
  if (!held) return;
  held.insertAdjacentHTML("afterend", held.textContent ?? "");
  await new Promise((resolve) => {
    for (const type of ["load", "error"]) held.nextElementSibling?.addEventListener(type, resolve);
  });
  held.remove();
}
