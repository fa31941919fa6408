/**
 * What dialogs need in browsers without invoker commands (`command`, `commandfor`) or light dismiss (`closedby`): the
 * same, by delegation. Where the browser does either by itself, nothing is installed for it.
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

/** The sheet covers its dialog, so whatever hits the dialog itself has hit the backdrop. */
function dismissFromOutside({ target, button }: PointerEvent): void {
  if (button === 0 && target instanceof HTMLDialogElement && target.getAttribute("closedby") === "any") target.close();
}
