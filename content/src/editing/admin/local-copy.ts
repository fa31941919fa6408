import type { Values } from "../../admin/form-fields.ts";

/** Unsaved text of a form, kept in the browser: it survives Back, a reload, and a lost session. */
export type LocalCopy = {
  /** The open form that wrote it. */
  form: string;
  /** Milliseconds since the epoch. */
  at: number;
  /** When the state was saved that the form is based on; ISO 8601, UTC. */
  since: string;
  /** That state. */
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

/** A browser that stores nothing, or no more, changes nothing for the form. */
export function writeCopy(key: string, copy: LocalCopy): void {
  try {
    localStorage.setItem(key, JSON.stringify(copy));
  } catch {
    // full or forbidden
  }
}

export function dropCopy(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // forbidden
  }
}
