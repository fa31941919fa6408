/** What went wrong last, in sentences. They stand in the form that is open, and stay until they are read. */
type State = { errors: readonly string[]; forms: readonly string[] };

/** A form that is drawn anew comes back within this time and takes its errors over; one that was left does not. In ms. */
const LEFT_AFTER_MS = 400;

/** Kept with the page: bundles may hold this module more than once. */
const STATE = Symbol.for("schaufenster.current-errors");
const home = globalThis as typeof globalThis & { [STATE]?: ReturnType<typeof createErrors> };

function createErrors() {
  let state: State = { errors: [], forms: [] };
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
    /** @returns false when no form is open that could show it */
    report(error: string): boolean {
      if (state.forms.length === 0) return false;
      if (!state.errors.includes(error)) change({ errors: [...state.errors, error] });
      return true;
    },
    clear(): void {
      if (state.errors.length > 0) change({ errors: [] });
    },
    /** A form is open; the one that was opened last shows the errors. */
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

home[STATE] ??= createErrors();
export const currentErrors = home[STATE];
