import { inPageLink } from "../scrolling/anchor-target.ts";
import { plainClickOn } from "../ui/plain-click.ts";

export const NAVIGATION_DIALOG_ID = "navigation-dialog";

/** Closes the mobile navigation when a link is chosen (spec §2, header). */
export function closeMenuOnChoice(): void {
  const dialog = document.getElementById(NAVIGATION_DIALOG_ID);
  if (!(dialog instanceof HTMLDialogElement)) return;
  dialog.addEventListener("click", (event) => {
    if (!(event.target instanceof Element && event.target.closest("a"))) return;
    const link = plainClickOn<HTMLAnchorElement>(event, "a[href]:not([target])");
    dialog.close();
    if (!link || !history.state?.over || inPageLink(event)) return;
    // Replaces the menu's history entry (ui/back-closes.ts).
    event.preventDefault();
    history.replaceState(null, "");
    location.replace(link.href);
  });
}
