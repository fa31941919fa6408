/**
 * Invoker commands (`command`, `commandfor`) and light dismiss (`closedby`) for browsers that do not have them, by event
 * delegation. Installs nothing where the browser has them.
 */
export function installDialogFallbacks(): void {
  if (!("commandForElement" in HTMLButtonElement.prototype)) document.addEventListener("click", runCommand);
  if (!("closedBy" in HTMLDialogElement.prototype)) document.addEventListener("pointerdown", dismissFromOutside);
}

function runCommand({ target }: Event): void {
  const button = target instanceof Element ? target.closest("button[commandfor]") : null;
  const dialog = document.getElementById(button?.getAttribute("commandfor") ?? "");
  if (!(button instanceof HTMLButtonElement) || !(dialog instanceof HTMLDialogElement)) return;
  if (button.getAttribute("command") === "close") dialog.close(button.value || undefined);
  else if (!dialog.open) dialog.showModal();
}

/** The sheet covers its dialog, so a press on the dialog itself is a press on the backdrop. */
function dismissFromOutside({ target, button }: PointerEvent): void {
  if (button === 0 && target instanceof HTMLDialogElement && target.getAttribute("closedby") === "any") target.close();
}
