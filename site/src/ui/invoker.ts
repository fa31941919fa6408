/**
 * Invoker commands (HTML standard, `command` and `commandfor`): a button opens or closes a dialog without script.
 * React passes the attributes on in lower case; its types do not know them yet, hence objects to spread.
 */
type Invoker = { command: "show-modal" | "close"; commandfor: string };

/** For a button that opens the dialog with this id. */
export function opens(dialogId: string): Invoker {
  return { command: "show-modal", commandfor: dialogId };
}

/** For a button that closes the dialog with this id. */
export function closes(dialogId: string): Invoker {
  return { command: "close", commandfor: dialogId };
}
