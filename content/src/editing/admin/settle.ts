import type { Values } from "../../ui/form-fields.ts";
import { differing, type Effect, type FormState, isNewer, isUnsaved, only, type Step } from "./form-state.ts";

export const lookFor = ({ isTouched }: FormState): Effect => ({ do: "look", form: isTouched ? "open" : "look" });

export function proceed(state: FormState, effects: Effect[] = []): Step {
  const { base, next: command, savesItself, sending } = state;
  if (!command || !base || sending || !state.isChecked || state.conflict) return { state, effects };
  const isIdle = !(savesItself && isUnsaved(state)) || state.trouble?.kind === "taken";
  if (command === "autosave" && isIdle) return { state: { ...state, next: null }, effects };
  if (!savesItself) return { state: { ...state, next: null }, effects: [...effects, { do: "submit", base }] };
  const values = only(state.names, state.written);
  const send: Effect = { do: "send", command, values, base };
  return { state: { ...state, next: null, sending: { command, values } }, effects: [...effects, send] };
}

export const takenBy = (openBy: string | null) => (openBy ? ({ kind: "taken", by: openBy } as const) : null);

/** Resumes after a problem. The notice about a lost connection or session stays until autosave has stored the input. */
export function resume(before: FormState, openBy: string | null): Step {
  const { trouble: was } = before;
  const isStillLost = was && was.kind !== "taken" && before.savesItself && isUnsaved(before);
  const trouble = takenBy(openBy) ?? (isStillLost ? was : null);
  const state = { ...before, trouble, next: before.next ?? (was ? "autosave" : null) };
  return state.copy ? bringBack(state) : proceed(state);
}

/** Restores input that an earlier form left behind, unless another person has saved since; then the editor decides. */
function bringBack(before: FormState): Step {
  const { copy, base, names } = before;
  const state = { ...before, copy: null };
  if (!copy || !base) return proceed(state);
  const mine = differing(names, copy.mine, copy.base);
  const left = differing(mine, copy.mine, base);
  if (left.length === 0) return proceed(state);
  const since = differing(names, state.written, base);
  const values = { ...base, ...only(mine, copy.mine), ...only(since, state.written) };
  const isAlone = copy.form === base.lastForm || differing(names, copy.base, base).length === 0;
  const fill: Effect = { do: "fill", values };
  if (!isAlone) {
    return { state: { ...state, written: values, conflict: base, isPutOff: false }, effects: [fill] };
  }
  const say: Effect = { do: "say", kind: "info", text: "Ihr nicht gespeicherter Text ist wieder da." };
  return proceed({ ...state, written: values, isTouched: true, next: state.next ?? "autosave" }, [fill, say]);
}

/** The stored state differs from the one that the form is based on. */
export function settle(before: FormState, stored: Values): Step {
  const { base, names, written: said } = before;
  const openBy = before.trouble?.kind === "taken" ? before.trouble.by : null;
  if (!base || !(isNewer(stored, base) || before.conflict)) return resume({ ...before, isChecked: true }, openBy);
  const theirs = differing(names, stored, base);
  const mine = differing(names, said, base);
  const isOwn = stored.lastForm === before.mark;
  if (theirs.length > 0 && mine.length > 0 && !isOwn && differing(names, said, stored).length > 0) {
    const state = { ...before, isChecked: true, conflict: stored, isPutOff: false, next: null };
    return { state, effects: [] };
  }
  const values = { ...stored, ...only(mine, said) };
  const state = { ...before, isChecked: true, base: stored, written: values, conflict: null };
  const isShown = differing(names, values, said).length === 0;
  const show: Effect = isShown ? { do: "draw", stored, values, command: null } : { do: "fill", values };
  const step = resume({ ...state, next: state.next ?? (mine.length > 0 ? "autosave" : null) }, openBy);
  return { state: step.state, effects: [show, ...step.effects] };
}
