import type { Values } from "../../ui/form-fields.ts";

/** Unconfirmed input of a form, kept in the browser until the server has stored it. */
export type LocalCopy = {
  /** Id of the form that wrote it. */
  form: string;
  /** The stored state that the form was based on, and its input, by field. */
  base: Values;
  mine: Values;
};

export function readCopy(key: string): LocalCopy | null {
  try {
    const copy = JSON.parse(localStorage.getItem(key) ?? "null") as LocalCopy | null;
    return copy?.base && copy.mine ? copy : null;
  } catch {
    return null;
  }
}

/** Writes it, or removes it if there is no input. Without local storage the form still works. */
export function writeCopy(key: string, copy: LocalCopy | null): void {
  try {
    if (copy) localStorage.setItem(key, JSON.stringify(copy));
    else localStorage.removeItem(key);
  } catch {
    // storage is full or blocked
  }
}
