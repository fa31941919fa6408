/** Invoker commands (`command`, `commandfor`) and light dismiss (`closedby`) for browsers without them. */
export function installDialogFallbacks(): void {
  if (!("commandForElement" in HTMLButtonElement.prototype)) document.addEventListener("click", runCommand);
  if ("closedBy" in HTMLDialogElement.prototype) return;
  document.addEventListener("pointerdown", notePress);
  document.addEventListener("pointerup", dismissFromOutside);
}

function runCommand({ target }: Event): void {
  const button = target instanceof Element ? target.closest("button[commandfor]") : null;
  const dialog = document.getElementById(button?.getAttribute("commandfor") ?? "");
  if (!(button instanceof HTMLButtonElement) || !(dialog instanceof HTMLDialogElement)) return;
  if (button.getAttribute("command") === "close") dialog.close(button.value || undefined);
  else if (!dialog.open) dialog.showModal();
}

let pressed: EventTarget | null = null;

function notePress({ target, button }: PointerEvent): void {
  pressed = button === 0 ? target : null;
}

/**
 * The sheet covers its dialog, so a click on the dialog itself is on the backdrop. Closes on release: on press, the
 * browser would move the focus from the opener to the page behind.
 */
function dismissFromOutside({ target }: PointerEvent): void {
  if (!(target instanceof HTMLDialogElement) || target !== pressed) return;
  if (target.getAttribute("closedby") === "any") target.close();
}
