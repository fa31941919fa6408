import { reduce } from "./form-reducer.ts";
import { type Effect, type FormEvent, type FormState, isUnsaved, newForm, only } from "./form-state.ts";
import { readCopy, writeCopy } from "./local-copy.ts";
import { look, type OpenEntry, readStored, reportLeft, send } from "./requests.ts";

/** Autosave delay after the last keystroke, in ms; the preview follows each save. */
const REST_MS = 800;

/** Poll interval of an open form, in ms, normally and during a problem; a lock lasts 90 s. */
const EVERY_MS = 8000;
const AGAIN_MS = 4000;

/** React sometimes unmounts and remounts a form at once: only one that stays unmounted for so long was left. In ms. */
const LEFT_AFTER_MS = 400;

type FormEffect = Extract<Effect, { do: "fill" | "draw" | "refuse" | "say" | "submit" }>;

export type FormOwner = {
  dispatch: (event: FormEvent) => void;
  current: () => FormState;
  subscribe: (listener: () => void) => () => void;
  /** Input that an earlier form left in this browser. */
  leftBehind: () => ReturnType<typeof readCopy>;
  /** The page unloads: there is no time to see whether the form is mounted again. */
  leavePage: () => void;
  connect: (form: (effect: FormEffect) => void) => () => void;
};

/** The owners of this tab; they outlive their rendered forms while input is being sent. */
const owners = new Map<string, FormOwner>();

/** Ids of forms, kept per tab: a reopened form keeps its id, so that its own saves never count as another person's. */
const marks = new Map<string, string>();

const newMark = () => `${Date.now().toString(36)}-${Math.random().toString(36).slice(2)}`;

/** The owner of the form of an entry, for an account. */
export function ownerOf(entry: OpenEntry, account: unknown, names: readonly string[], savesItself: boolean): FormOwner {
  const key = `nicht-gespeichert:${account}:${JSON.stringify(entry)}`;
  if (typeof window === "undefined") return createOwner(entry, key, newForm("", names, savesItself));
  const found = owners.get(key);
  if (found) return found;
  const mark = marks.get(key) ?? newMark();
  marks.set(key, mark);
  const made = createOwner(entry, key, newForm(mark, names, savesItself));
  owners.set(key, made);
  return made;
}

function createOwner(entry: OpenEntry, key: string, opened: FormState): FormOwner {
  let state = opened;
  let form: ((effect: FormEffect) => void) | null = null;
  const listeners = new Set<() => void>();
  const timers: Partial<Record<"rest" | "ask" | "leave", ReturnType<typeof setTimeout>>> = {};

  function after(name: keyof typeof timers, ms: number, work: () => void): void {
    clearTimeout(timers[name]);
    timers[name] = setTimeout(work, ms);
  }

  function dispatch(event: FormEvent): void {
    const before = state;
    const step = reduce(state, event);
    state = step.state;
    const isSame = state.written === before.written && state.base === before.base && state.copy === before.copy;
    if (!state.copy && !isSame) keepCopy();
    if (before.isOpen && !state.isOpen) clearTimeout(timers.ask);
    if (!state.isOpen && !state.sending) after("leave", LEFT_AFTER_MS, release);
    for (const effect of step.effects) run(effect);
    for (const listener of listeners) listener();
  }

  function keepCopy(): void {
    const { base, mark, names, written } = state;
    const isNeeded = base && isUnsaved(state);
    writeCopy(key, isNeeded ? { form: mark, base: only(names, base), mine: only(names, written) } : null);
  }

  function release(): void {
    if (state.isOpen || state.sending) return;
    owners.delete(key);
    // An empty entry is deleted when it is left (discard-untouched.ts), but not while it has unsaved input.
    if (!isUnsaved(state)) reportLeft(entry);
  }

  function askLater(): void {
    if (state.isOpen) after("ask", state.trouble ? AGAIN_MS : EVERY_MS, () => dispatch({ type: "asked" }));
  }

  function run(effect: Effect): void {
    if (effect.do === "wait") after("rest", REST_MS, () => dispatch({ type: "rested" }));
    else if (effect.do === "look") {
      void look(entry, effect.form).then((answer) => {
        dispatch({ type: "looked", answer });
        askLater();
      });
    } else if (effect.do === "read") {
      void readStored(entry).then((stored) => dispatch({ type: "read", stored }));
    } else if (effect.do === "send") {
      clearTimeout(timers.rest);
      void send(entry, state.mark, effect).then((outcome) => {
        dispatch({ type: "answered", outcome });
        askLater();
      });
    } else form?.(effect);
  }

  return {
    dispatch,
    current: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    leftBehind: () => readCopy(key),
    leavePage() {
      dispatch({ type: "left" });
      release();
    },
    connect(given) {
      form = given;
      return () => {
        if (form === given) form = null;
      };
    },
  };
}
