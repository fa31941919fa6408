import { singleton } from "../../platform/process/singleton.ts";

/** The form opened last shows the errors until they are dismissed or resolved. */
type State = { errors: readonly string[]; forms: readonly string[] };

/** Maximum time between submitting a form and its response, in ms. */
const ANSWERED_WITHIN_MS = 30_000;

/** A re-rendered form remounts within this time and keeps its errors, in ms. */
const LEFT_AFTER_MS = 400;

function createErrors() {
  let state: State = { errors: [], forms: [] };
  let sentAt = Number.NEGATIVE_INFINITY;
  /** When each error was reported. */
  const times = new Map<string, number>();
  let leaving: ReturnType<typeof setTimeout> | undefined;
  const listeners = new Set<() => void>();

  function change(next: Partial<State>): void {
    state = { ...state, ...next };
    for (const listener of listeners) listener();
  }

  return {
    current: () => state,
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** @returns false if no open form can show it */
    report(error: string): boolean {
      if (state.forms.length === 0) return false;
      times.set(error, Date.now());
      if (!state.errors.includes(error)) change({ errors: [...state.errors, error] });
      return true;
    },
    /** The form is submitted; the response replaces earlier errors. */
    sent(): void {
      sentAt = Date.now();
      this.clear();
    },
    /** An autosave succeeded, which clears errors of autosaves; why the form couldn't be published stays. */
    savedItself(): void {
      const isAnswer = (at = 0) => at >= sentAt && at <= sentAt + ANSWERED_WITHIN_MS;
      const kept = state.errors.filter((error) => isAnswer(times.get(error)));
      if (kept.length < state.errors.length) change({ errors: kept });
    },
    clear(): void {
      if (state.errors.length > 0) change({ errors: [] });
    },
    /** Registers an open form. @returns unregisters it */
    open(form: string): () => void {
      clearTimeout(leaving);
      change({ forms: [...state.forms, form] });
      return () => {
        change({ forms: state.forms.filter((each) => each !== form) });
        leaving = setTimeout(() => change({ errors: [] }), LEFT_AFTER_MS);
      };
    },
  };
}

export const currentErrors = singleton("current-errors", createErrors);
