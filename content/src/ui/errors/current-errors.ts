import { singleton } from "../../platform/process/singleton.ts";

/** The last errors, in sentences. They stand in the form that is open, and stay until they are read. */
type State = { errors: readonly string[]; forms: readonly string[] };

/** A form that is sent is answered within this time. In ms. */
const ANSWERED_WITHIN_MS = 30_000;

/** A form that is drawn anew comes back within this time and takes its errors over; one that was left does not. In ms. */
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
    /** @returns false when no form is open that could show it */
    report(error: string): boolean {
      if (state.forms.length === 0) return false;
      times.set(error, Date.now());
      if (!state.errors.includes(error)) change({ errors: [...state.errors, error] });
      return true;
    },
    /** Somebody sends the form: what was wrong before is settled by the answer. */
    sent(): void {
      sentAt = Date.now();
      this.clear();
    },
    /** A draft has saved itself, which settles what was wrong with such saves; why the form could not be published stays. */
    savedItself(): void {
      const isAnswer = (at = 0) => at >= sentAt && at <= sentAt + ANSWERED_WITHIN_MS;
      const kept = state.errors.filter((error) => isAnswer(times.get(error)));
      if (kept.length < state.errors.length) change({ errors: kept });
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

export const currentErrors = singleton("current-errors", createErrors);
