import type { Values } from "../../admin/form-fields.ts";

/** Words of a form that the server has not confirmed, kept in the browser until it does. */
export type LocalCopy = {
  /** The open form that wrote it. */
  form: string;
  /** The stored state that the form was based on, and what it said, by field. */
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

/** Writes or, without words, removes it. A browser that stores nothing, or no more, changes nothing for the form. */
export function writeCopy(key: string, copy: LocalCopy | null): void {
  try {
    if (copy) localStorage.setItem(key, JSON.stringify(copy));
    else localStorage.removeItem(key);
  } catch {
    // full or forbidden
  }
}
