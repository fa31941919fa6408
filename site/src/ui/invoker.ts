/**
 * Invoker commands (HTML standard, `command` and `commandfor`): a button opens or closes a dialog without script. React
 * passes the attributes on in lower case, but its types don't include them yet, hence objects to spread.
 */
type Invoker = { command: "show-modal" | "close"; commandfor: string };

export function opens(dialogId: string): Invoker {
  return { command: "show-modal", commandfor: dialogId };
}

export function closes(dialogId: string): Invoker {
  return { command: "close", commandfor: dialogId };
}
