import { isEqual, type Values } from "../../ui/form-fields.ts";
import type { LocalCopy } from "./local-copy.ts";
import type { Command, FieldError, Looked, Outcome, Send } from "./requests.ts";

export type Trouble = { kind: "signed-out" } | { kind: "unreachable" } | { kind: "taken"; by: string };

export type FormState = {
  /** Unique id of the form, by which the server recognizes its own saves. */
  mark: string;
  names: readonly string[];
  /** Whether the form autosaves drafts; files are sent by Payload's form. */
  savesItself: boolean;
  /** The stored state that the form is based on; null until Payload has filled the form. */
  base: Values | null;
  written: Values;
  /** Input that an earlier form left in this browser, until the stored state is known. */
  copy: LocalCopy | null;
  /** Whether the server has reported the stored state since the form was opened: until then nothing is sent. */
  isChecked: boolean;
  isOpen: boolean;
  /** Whether there was any input: from then on the form holds the entry's lock. */
  isTouched: boolean;
  sending: { command: Command; values: Values } | null;
  /** The next command, once nothing is being sent. */
  next: Command | null;
  trouble: Trouble | null;
  /** Another person's stored state that conflicts with the form. */
  conflict: Values | null;
  /** Whether the editor has postponed the choice. */
  isPutOff: boolean;
  status: { isPublic: boolean; isChanged: boolean } | null;
};

export type FormEvent =
  /** Payload has filled the form with a stored state. `copy`: input of an earlier form. */
  | { type: "filled"; stored: Values; copy: LocalCopy | null }
  | { type: "written"; values: Values }
  | { type: "rested" }
  | { type: "pressed"; command: Command }
  /** The poll interval has passed, or the window has become visible. */
  | { type: "asked" }
  | { type: "taken-over" }
  | { type: "looked"; answer: Looked }
  /** The stored state, as read or as saved by Payload's form; null if unavailable. */
  | { type: "read"; stored: Values | null }
  | { type: "answered"; outcome: Outcome }
  | { type: "chosen"; side: "mine" | "stored" }
  | { type: "put-off"; isPutOff: boolean }
  | { type: "left" }
  | { type: "returned" };

/** An effect of an event, carried out by form-owner.ts or by the form. */
export type Effect =
  | { do: "look"; form: "open" | "look" | "take" }
  | { do: "read" }
  | { do: "wait" }
  | Send
  /** A file, to be sent by Payload's form. */
  | { do: "submit"; base: Values }
  /** The form's values differ from the state. */
  | { do: "fill"; values: Values }
  /** The stored state has changed, without a change of the input. */
  | { do: "draw"; stored: Values; values: Values; command: Command | null }
  | { do: "refuse"; command: Command; message: string; errors: FieldError[] }
  | { do: "say"; kind: "success" | "info" | "error"; text: string };

export type Step = { state: FormState; effects: Effect[] };

export function newForm(mark: string, names: readonly string[], savesItself: boolean): FormState {
  return {
    mark,
    names,
    savesItself,
    base: null,
    written: {},
    copy: null,
    isChecked: false,
    isOpen: true,
    isTouched: false,
    sending: null,
    next: null,
    trouble: null,
    conflict: null,
    isPutOff: false,
    status: null,
  };
}

export const differing = (names: readonly string[], one: Values, other: Values): string[] =>
  names.filter((name) => !isEqual(one[name], other[name]));

/** Whether the form has unconfirmed input. */
export const isUnsaved = ({ base, names, written }: FormState): boolean =>
  base !== null && differing(names, written, base).length > 0;

export const only = (names: readonly string[], values: Values): Values =>
  Object.fromEntries(names.map((name) => [name, values[name]]));

export function isNewer({ updatedAt: one }: Values, { updatedAt: other }: Values): boolean {
  return Boolean(one) && (!other || Date.parse(String(one)) > Date.parse(String(other)));
}
