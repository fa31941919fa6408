import { isEqual, type Values } from "../../admin/form-fields.ts";
import type { LocalCopy } from "./local-copy.ts";
import type { Command, FieldError, Looked, Outcome, Send } from "./requests.ts";

export type Trouble = { kind: "signed-out" } | { kind: "unreachable" } | { kind: "taken"; by: string };

/** All that is known of an open form and its entry. */
export type FormState = {
  /** Unlike every other open form: the server recognises this form's own saves by it. */
  mark: string;
  /** Names of the fields that an editor fills in. */
  names: readonly string[];
  /** Whether the form stores drafts by itself; files are sent by Payload's form. */
  savesItself: boolean;
  /** The stored state that the form is based on; null until Payload has filled the form. */
  base: Values | null;
  /** The form's values. */
  written: Values;
  /** Words that an earlier form left behind in this browser, until the stored state is known. */
  copy: LocalCopy | null;
  /** Whether the server has said what is stored since the form was opened: until then nothing is sent. */
  isChecked: boolean;
  isOpen: boolean;
  /** Whether something was ever written: from then on the form holds the entry's lock. */
  isTouched: boolean;
  sending: { command: Command; values: Values } | null;
  /** To be done as soon as nothing is being sent. */
  next: Command | null;
  trouble: Trouble | null;
  /** The state that somebody else has stored, while the form says something else. */
  conflict: Values | null;
  /** Whether the choice between the two is put off. */
  isPutOff: boolean;
  status: { isPublic: boolean; isChanged: boolean } | null;
};

export type FormEvent =
  /** Payload has filled the form with a stored state. `copy`: what an earlier form left behind. */
  | { type: "filled"; stored: Values; copy: LocalCopy | null }
  | { type: "written"; values: Values }
  /** Nothing was written for a moment. */
  | { type: "rested" }
  | { type: "pressed"; command: Command }
  /** It is time to ask the server, or the window is looked at again. */
  | { type: "asked" }
  | { type: "taken-over" }
  | { type: "looked"; answer: Looked }
  /** The stored state, as it was asked for or as Payload's form has stored it; null when it cannot be had. */
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
  /** For Payload's form to send: a file. */
  | { do: "submit"; base: Values }
  /** The form says something else than it should. */
  | { do: "fill"; values: Values }
  /** Another state is stored, without a change of what is written. */
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

/** Names of the fields in which two states differ. */
export const differing = (names: readonly string[], one: Values, other: Values): string[] =>
  names.filter((name) => !isEqual(one[name], other[name]));

/** Whether the form says anything that the server has not confirmed. */
export const isUnsaved = ({ base, names, written }: FormState): boolean =>
  base !== null && differing(names, written, base).length > 0;

/** The values of the given fields. */
export const only = (names: readonly string[], values: Values): Values =>
  Object.fromEntries(names.map((name) => [name, values[name]]));

/** Whether a state was stored after another one. */
export function isNewer({ updatedAt: one }: Values, { updatedAt: other }: Values): boolean {
  return Boolean(one) && (!other || Date.parse(String(one)) > Date.parse(String(other)));
}
