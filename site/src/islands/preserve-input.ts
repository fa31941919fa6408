const FIELDS = "input, textarea, select";

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const fieldsOf = (island: HTMLElement) => [...island.querySelectorAll<Field>(FIELDS)];

/**
 * Saves an island's field values and focus before React takes over. Extensions add elements beside fields and
 * translators wrap words; React then re-creates such an island with empty fields.
 * @returns a function to call in the task in which the old fields were removed: it restores everything in the new ones
 */
export function preserveInput(island: HTMLElement): () => void {
  const before = fieldsOf(island);
  let focused = document.activeElement;
  const noteFocus = ({ target }: Event) => {
    focused = target as Element;
  };
  // A removed field may lose the focus, too; one that the visitor has left still exists a task later.
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

/** The field of the same name; of several, the one at the same index. */
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
