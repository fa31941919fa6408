import type { Values } from "../../ui/form-fields.ts";
import {
  differing,
  type Effect,
  type FormEvent,
  type FormState,
  isNewer,
  isUnsaved,
  only,
  type Step,
} from "./form-state.ts";
import type { Command, Looked, Outcome } from "./requests.ts";
import { lookFor, proceed, resume, settle, takenBy } from "./settle.ts";

type Stored = Extract<Outcome, { kind: "stored" }>;

/** The message for a command without a response: it may have been carried out. */
const UNKNOWN =
  "Das Redaktionssystem hat nicht geantwortet. Ihr Text steht noch im Formular. Sehen Sie bei „Status“ nach, und versuchen Sie es sonst noch einmal.";

/** Commands whose outcome is unknown after a lost connection; drafts are resent automatically. */
const UNDECIDED = ["publish", "unpublish", "revert"];

/** The single owner of a form's state (docs/decisions/224). A pure reducer, without React and clocks. */
export function reduce(state: FormState, event: FormEvent): Step {
  switch (event.type) {
    case "filled":
      return filled(state, event);
    case "written":
      return written(state, event.values);
    case "rested":
      return proceed({ ...state, next: state.next ?? "autosave" });
    case "pressed":
      return proceed({ ...state, next: event.command });
    case "asked":
      return { state, effects: state.isOpen ? [lookFor(state)] : [] };
    case "taken-over":
      return { state: { ...state, isTouched: true }, effects: [{ do: "look", form: "take" }] };
    case "looked":
      return looked(state, event.answer);
    case "read":
      return event.stored ? settle(state, event.stored) : { state, effects: [] };
    case "answered":
      return answered(state, event.outcome);
    case "chosen":
      return chosen(state, event.side);
    case "put-off":
      return { state: { ...state, isPutOff: event.isPutOff }, effects: [] };
    case "left":
      return proceed({ ...state, isOpen: false, next: state.next ?? "autosave" });
    case "returned":
      return { state: { ...state, isOpen: true }, effects: state.base ? [lookFor(state)] : [] };
  }
}

/** Payload fills a form when it is opened, and again at each render of the page, with the page's initial data. */
function filled(state: FormState, { stored, copy }: Extract<FormEvent, { type: "filled" }>): Step {
  const { base } = state;
  if (!base) {
    return { state: { ...state, base: stored, written: stored, copy }, effects: [{ do: "look", form: "look" }] };
  }
  const now = { ...state, isOpen: true };
  const step: Step = isNewer(stored, base) ? settle(now, stored) : { state: now, effects: [] };
  const { written, names } = step.state;
  const effects: Effect[] = [...step.effects.filter((effect) => effect.do !== "fill"), lookFor(now)];
  const isOlder = differing(names, written, stored).length > 0;
  if (isOlder) effects.push({ do: "fill", values: { ...stored, ...only(names, written) } });
  return { state: step.state, effects };
}

function written(before: FormState, values: Values): Step {
  const state = { ...before, written: { ...before.written, ...values } };
  if (!isUnsaved(state)) return { state, effects: [] };
  const effects: Effect[] = [{ do: "wait" }];
  if (!state.isTouched) effects.push({ do: "look", form: "open" }); // takes the lock
  return { state: { ...state, isTouched: true }, effects };
}

function looked(before: FormState, answer: Looked): Step {
  if (answer.kind !== "known") return { state: { ...before, trouble: answer }, effects: [] };
  const { base, sending } = before;
  const { isPublic, isChanged, openBy } = answer;
  if (!base) return { state: before, effects: [] };
  const state = { ...before, status: { isPublic, isChanged } };
  if (!sending && isNewer({ updatedAt: answer.updatedAt }, base)) {
    // A conflicting state is read again only after another change.
    const isKnown = state.conflict && !isNewer({ updatedAt: answer.updatedAt }, state.conflict);
    return { state: { ...state, trouble: takenBy(openBy) }, effects: isKnown ? [] : [{ do: "read" }] };
  }
  return resume({ ...state, isChecked: true }, openBy);
}

function answered(before: FormState, outcome: Outcome): Step {
  const { command, values } = before.sending ?? { command: "draft", values: {} };
  const state = { ...before, sending: null };
  if (outcome.kind === "stored") return stored(state, command, values, outcome);
  if (outcome.kind !== "refused") {
    const isUndecided = [command, state.next ?? command].some((each) => UNDECIDED.includes(each));
    // A failed command isn't repeated automatically: the input is stored as a draft, which files don't have.
    const next = state.savesItself ? null : command;
    const effects: Effect[] =
      isUndecided && outcome.kind === "unreachable" ? [{ do: "say", kind: "error", text: UNKNOWN }] : [];
    return { state: { ...state, trouble: outcome, next }, effects };
  }
  if (outcome.code === "stale") return { state: { ...state, next: state.next ?? command }, effects: [{ do: "read" }] };
  const { message, errors } = outcome;
  const isSaid = outcome.code === "locked" && command === "autosave"; // shown by the notice
  const effects: Effect[] = isSaid ? [] : [{ do: "refuse", command, message, errors }];
  // The input of a refused command is still stored as a draft.
  if (command === "publish" && isUnsaved(state)) effects.push({ do: "wait" });
  return { state, effects: outcome.code === "locked" ? [...effects, lookFor(state)] : effects };
}

function stored(before: FormState, command: Command, sent: Values, { doc, message }: Stored): Step {
  const { names, savesItself } = before;
  const text = command === "publish" && savesItself ? "Veröffentlicht." : message; // files have no drafts
  const say: Effect[] = command === "autosave" || command === "keep" ? [] : [{ do: "say", kind: "success", text }];
  const state = { ...before, trouble: null, conflict: null };
  if (command === "unpublish") return { state, effects: [...say, lookFor(state), { do: "read" }] };
  // Input written during the request is kept; the rest becomes the stored state.
  const isRefilled = command === "revert" || command === "keep";
  const since = isRefilled ? [] : differing(names, state.written, sent);
  const values = { ...doc, ...only(since, state.written) };
  const show: Effect = isRefilled ? { do: "fill", values } : { do: "draw", stored: doc, values, command };
  const now = { ...state, base: doc, written: values, status: statusAfter(state, command) };
  const step = proceed(now, [show, ...say, lookFor(now)]);
  return isUnsaved(now) ? { ...step, effects: [...step.effects, { do: "wait" }] } : step;
}

/** Until the server reports the public state. */
function statusAfter({ status }: FormState, command: Command): FormState["status"] {
  if (command === "publish" || command === "revert") return { isPublic: true, isChanged: false };
  return status && command !== "keep" ? { ...status, isChanged: true } : status;
}

/** The state that isn't chosen remains as a version: theirs already is one, mine is stored as one first (`keep`). */
function chosen(state: FormState, side: "mine" | "stored"): Step {
  const { conflict: theirs, names } = state;
  if (!theirs) return { state, effects: [] };
  const decided = { ...state, base: theirs, conflict: null };
  if (side === "mine") {
    const step = proceed({ ...decided, next: state.savesItself ? "autosave" : "draft" });
    return {
      state: step.state,
      effects: [{ do: "draw", stored: theirs, values: state.written, command: null }, ...step.effects],
    };
  }
  if (!state.savesItself) return { state: { ...decided, written: theirs }, effects: [{ do: "fill", values: theirs }] };
  const values = only(names, state.written);
  const send: Effect = { do: "send", command: "keep", values, base: theirs };
  return { state: { ...state, next: null, sending: { command: "keep", values } }, effects: [send] };
}
