const FIELDS = "input, textarea, select";

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const fieldsOf = (island: HTMLElement) => [...island.querySelectorAll<Field>(FIELDS)];

/**
 * Notes an island's fields and the focus before React takes over. Extensions put elements beside fields and translators wrap
 * words; React builds such an island anew, with empty fields. Those that it removes go on holding what was typed.
 *
 * @returns a function to call in the task in which they were removed: it puts all of that into the new ones
 */
export function keepTyped(island: HTMLElement): () => void {
  const before = fieldsOf(island);
  let focused = document.activeElement;
  const noteFocus = ({ target }: Event) => {
    focused = target as Element;
  };
  // A field that is removed may lose the focus, too; one that the visitor has left is still there a task later.
  const noteBlur = ({ target }: Event) => {
    setTimeout(() => {
      if (focused === target && focused !== document.activeElement) focused = null;
    });
  };
  island.addEventListener("focusin", noteFocus);
  island.addEventListener("focusout", noteBlur);
  return () => {
    island.removeEventListener("focusin", noteFocus);
    island.removeEventListener("focusout", noteBlur);
    const now = fieldsOf(island);
    for (const old of before.filter((field) => !field.isConnected)) {
      const field = counterpart(old, before, now);
      if (!field) continue;
      copyState(old, field);
      if (old === focused) moveFocus(old, field);
    }
  };
}

/** The field of the same name; of several, that in the same place. */
function counterpart(old: Field, before: Field[], now: Field[]): Field | undefined {
  const named = ({ name }: Field) => name === old.name;
  return now.filter(named)[before.filter(named).indexOf(old)];
}

function copyState(old: Field, field: Field): void {
  if (field.value !== old.value) field.value = old.value;
  if ("checked" in old && "checked" in field) field.checked = old.checked;
}

function moveFocus(old: Field, field: Field): void {
  field.focus({ preventScroll: true });
  if ("selectionStart" in old && "selectionStart" in field && old.selectionStart !== null) {
    field.setSelectionRange(old.selectionStart, old.selectionEnd, old.selectionDirection ?? undefined);
  }
}
