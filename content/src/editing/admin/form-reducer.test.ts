import { expect, test } from "vitest";
import { reduce } from "./form-reducer.ts";
import { type Effect, type FormEvent, type FormState, isUnsaved, newForm } from "./form-state.ts";
import type { LocalCopy } from "./local-copy.ts";
import type { Looked, Outcome } from "./requests.ts";

const NAMES = ["header", "teaser"];

/** The stored version at a minute of the day. */
const at = (minute: number, values: object = {}) => ({
  header: "Alt",
  teaser: "Anreißer",
  updatedAt: `2026-11-28T10:${String(minute).padStart(2, "0")}:00.000Z`,
  ...values,
});

const BASE = at(0);

const opened = (stored: object = BASE, copy: LocalCopy | null = null): FormEvent => ({
  type: "filled",
  stored: stored as never,
  copy,
});
const said = (values: object): FormEvent => ({ type: "written", values: values as never });
const saw = (answer: Partial<Extract<Looked, { kind: "known" }>> = {}): FormEvent => ({
  type: "looked",
  answer: { kind: "known", openBy: null, updatedAt: BASE.updatedAt, isPublic: false, isChanged: true, ...answer },
});
const lost = (kind: "signed-out" | "unreachable"): FormEvent => ({ type: "looked", answer: { kind } });
const pressed = (command: "draft" | "publish" | "unpublish" | "revert"): FormEvent => ({ type: "pressed", command });
const outcome = (given: Outcome): FormEvent => ({ type: "answered", outcome: given });
const storedAs = (doc: object): FormEvent => outcome({ kind: "stored", doc: doc as never, message: "Gespeichert." });
const stale = outcome({ kind: "refused", code: "stale", message: "", errors: [] });
const read = (stored: object): FormEvent => ({ type: "read", stored: stored as never });
const rested: FormEvent = { type: "rested" };
const left: FormEvent = { type: "left" };

const MINE = { header: "Meins", teaser: "Anreißer" };
/** An up-to-date form. */
const FRESH = [opened(), saw()];
/** With unsaved input. */
const WRITTEN = [...FRESH, said(MINE)];
/** While saving. */
const SENDING = [...WRITTEN, rested];

function play(events: FormEvent[], start: FormState = newForm("me", NAMES, true)) {
  let state = start;
  let effects: Effect[] = [];
  const all: Effect[] = [];
  for (const event of events) {
    const step = reduce(state, event);
    state = step.state;
    effects = step.effects;
    all.push(...effects);
  }
  const sent = all.flatMap((effect) => (effect.do === "send" ? [[effect.command, effect.values.header]] : []));
  return { state, effects, all, sent, kinds: effects.map((effect) => effect.do) };
}

const copyOf = (mine: object): LocalCopy => ({
  form: "earlier",
  base: { header: BASE.header, teaser: BASE.teaser },
  mine: { header: BASE.header, teaser: BASE.teaser, ...mine },
});

test.each<[string, FormEvent[], unknown[]]>([
  ["input is stored after a pause in typing", SENDING, [["autosave", "Meins"]]],
  ["nothing is stored before the server has reported the stored version", [opened(), said(MINE), rested], []],
  ["input is stored as soon as the server has", [opened(), said(MINE), rested, saw()], [["autosave", "Meins"]]],
  ["a form without input stores nothing", [...FRESH, rested, left], []],
  ["leaving a form stores its input at once", [...WRITTEN, left], [["autosave", "Meins"]]],
  [
    "leaving a form while its input is being stored doesn't store it twice",
    [...SENDING, left],
    [["autosave", "Meins"]],
  ],
  [
    "input during a save is stored after it",
    [...SENDING, said({ ...MINE, header: "Mehr" }), rested, storedAs(at(1, MINE))],
    [
      ["autosave", "Meins"],
      ["autosave", "Mehr"],
    ],
  ],
  [
    "publishing includes the latest input and leaves no draft behind",
    [...WRITTEN, pressed("publish"), storedAs(at(1, MINE)), rested],
    [["publish", "Meins"]],
  ],
  [
    "a click while a draft is being stored is carried out afterwards",
    [...SENDING, pressed("publish"), storedAs(at(1, MINE)), storedAs(at(2, MINE))],
    [
      ["autosave", "Meins"],
      ["publish", "Meins"],
    ],
  ],
  [
    "nothing is stored while another user has the entry open",
    [...FRESH, saw({ openBy: "Rita" }), said(MINE), rested],
    [],
  ],
  [
    "input is stored once they have left",
    [...FRESH, saw({ openBy: "Rita" }), said(MINE), rested, saw()],
    [["autosave", "Meins"]],
  ],
  [
    "nothing is stored during a conflict",
    [...SENDING, stale, read(at(1, { header: "Ritas" })), said({ ...MINE, teaser: "Neu" }), rested],
    [["autosave", "Meins"]],
  ],
  [
    "a click refused because another user saved the same text is repeated",
    [...WRITTEN, pressed("publish"), stale, read(at(1))],
    [
      ["publish", "Meins"],
      ["publish", "Meins"],
    ],
  ],
])("%s", (_rule, events, expected) => {
  expect(play(events).sent).toEqual(expected);
});

test.each<[string, FormEvent[], object]>([
  ["an older version that Payload shows again is replaced by the form's input", [...WRITTEN, opened()], MINE],
  ["also after it was stored", [...SENDING, storedAs(at(1, MINE)), opened()], MINE],
  ["also if it was stored after the form was left", [...WRITTEN, left, storedAs(at(1, MINE)), opened()], MINE],
  [
    "another user's version is shown in a form without input",
    [...FRESH, read(at(1, { header: "Ritas" }))],
    { header: "Ritas" },
  ],
  [
    "a newer version from Payload is used in a form without input",
    [...FRESH, opened(at(1, { header: "Ritas" }))],
    { header: "Ritas" },
  ],
  [
    "input left in the browser is restored",
    [opened(BASE, copyOf({ header: "Liegengeblieben" })), saw()],
    { header: "Liegengeblieben" },
  ],
  [
    "also over a save of the same form that was still in flight",
    [
      opened(BASE, copyOf({ header: "Drei Wörter weiter" })),
      saw({ updatedAt: at(1).updatedAt }),
      read(at(1, { header: "Ein Wort", lastForm: "earlier" })),
    ],
    { header: "Drei Wörter weiter" },
  ],
  ["the stored version wins over a local copy without changes", [opened(BASE, copyOf({})), saw()], { header: "Alt" }],
])("%s", (_rule, events, expected) => {
  const { state } = play(events);
  expect(state.written).toMatchObject(expected);
  expect(state.conflict).toBeNull();
});

test("a form that shows an older version is filled, and an up-to-date one stays untouched", () => {
  expect(play([...WRITTEN, opened()]).effects).toContainEqual({ do: "fill", values: { ...BASE, ...MINE } });
  expect(play([...FRESH, opened()]).kinds).toEqual(["look"]);
});

test.each<[string, FormEvent[]]>([
  ["a save is refused as stale", [...SENDING, stale, read(at(1, { header: "Ritas" }))]],
  [
    "it is noticed before anything is sent",
    [...WRITTEN, saw({ updatedAt: at(1).updatedAt }), read(at(1, { header: "Ritas" }))],
  ],
  [
    "input was left in the browser",
    [opened(at(1, { header: "Ritas" }), copyOf({ header: "Meins" })), saw({ updatedAt: at(1).updatedAt })],
  ],
  ["it is in another field: two versions are never mixed", [...SENDING, stale, read(at(1, { teaser: "Ritas" }))]],
])("another user's text is a conflict to be resolved: %s", (_case, events) => {
  const { state } = play(events);
  expect(state.conflict).toMatchObject({ updatedAt: at(1).updatedAt });
  expect(state.written.header).toBe("Meins");
});

const CONFLICT = [...SENDING, stale, read(at(1, { header: "Ritas" }))];

test("choosing the form's text stores it over the other one", () => {
  const { state, effects } = play([...CONFLICT, { type: "chosen", side: "mine" }]);
  expect(effects.find((effect) => effect.do === "send")).toMatchObject({
    command: "autosave",
    values: MINE,
    base: { updatedAt: at(1).updatedAt },
  });
  expect(state.conflict).toBeNull();
});

test("a discarded text is kept as a version first; until then, the form keeps it", () => {
  const choosing = [...CONFLICT, { type: "chosen", side: "stored" } as const];
  expect(play(choosing).effects).toMatchObject([{ do: "send", command: "keep", values: MINE }]);
  const failed = play([...choosing, outcome({ kind: "unreachable" })]).state;
  expect(failed).toMatchObject({ written: MINE, conflict: { header: "Ritas" } });
  const { state, kinds } = play([...choosing, storedAs(at(1, { header: "Ritas" }))]);
  expect(state).toMatchObject({ written: { header: "Ritas" }, conflict: null });
  expect(kinds).toContain("fill");
  expect(isUnsaved(state)).toBe(false);
});

test("a form whose text a plan, a colleague or another window stores unchanged stays open, with the published state", () => {
  const plan = [
    saw({ updatedAt: at(1).updatedAt, isPublic: true, isChanged: false }),
    read(at(1, { _status: "published" })),
  ];
  const { state } = play([...WRITTEN, ...plan]);
  expect(state).toMatchObject({ conflict: null, written: MINE, base: { updatedAt: at(1).updatedAt } });
  expect(state.status).toEqual({ isPublic: true, isChanged: false });
});

test("the stored version isn't read again after one's own save, or if it is known", () => {
  expect(play([...SENDING, saw({ updatedAt: at(1).updatedAt })]).kinds).toEqual([]);
  expect(play([...CONFLICT, saw({ updatedAt: at(1).updatedAt })]).kinds).toEqual([]);
  expect(play([...SENDING, storedAs(at(1, MINE)), saw()]).kinds).toEqual([]); // requested before the save
});

test("one's own save with a lost response isn't taken for another user's", () => {
  const { state } = play([
    ...SENDING,
    outcome({ kind: "unreachable" }),
    saw({ updatedAt: at(1).updatedAt }),
    read(at(1, { ...MINE, lastForm: "me" })),
  ]);
  expect(state).toMatchObject({ conflict: null, trouble: null });
  expect(isUnsaved(state)).toBe(false);
});

test.each(["signed-out", "unreachable"] as const)(
  "input stays unsaved while %s, is stored automatically afterwards, and only then does the notice disappear",
  (kind) => {
    const away = [...SENDING, outcome({ kind }), lost(kind)];
    expect(play(away).state.trouble).toEqual({ kind });
    const back = play([...away, saw()]);
    expect(back.sent).toHaveLength(2);
    expect(back.state.trouble).toEqual({ kind });
    expect(play([...away, saw(), storedAs(at(1, MINE))]).state.trouble).toBeNull();
    expect(play([...FRESH, lost(kind), saw()]).state.trouble).toBeNull();
  },
);

test.each(["publish", "unpublish", "revert"] as const)(
  "a click on %s without a response is never reported as done, and isn't repeated automatically",
  (command) => {
    const { state, all, sent } = play([...WRITTEN, pressed(command), outcome({ kind: "unreachable" }), saw()]);
    expect(all.filter((effect) => effect.do === "say")).toMatchObject([{ kind: "error" }]);
    expect(sent.map(([each]) => each)).toEqual([command, "autosave"]);
    expect(state.written).toMatchObject(MINE);
  },
);

test("a click that waits for a draft without a response isn't carried out later, and the editor is told", () => {
  const { sent, all } = play([...SENDING, pressed("publish"), outcome({ kind: "unreachable" }), saw()]);
  expect(sent.map(([command]) => command)).toEqual(["autosave", "autosave"]);
  expect(all).toContainEqual({ do: "say", kind: "error", text: expect.stringContaining("nicht geantwortet") });
});

test("a refusal is shown, and the input stays", () => {
  const refused = outcome({ kind: "refused", code: null, message: "Bitte geben Sie einen Anker an.", errors: [] });
  const { state, effects } = play([...WRITTEN, pressed("publish"), refused]);
  expect(effects).toMatchObject([
    { do: "refuse", command: "publish", message: "Bitte geben Sie einen Anker an." },
    { do: "wait" }, // the input is stored as a draft
  ]);
  expect(isUnsaved(state)).toBe(true);
});

test("the response to a save only changes fields that nobody has touched since", () => {
  const since = said({ header: "Meins und mehr", teaser: "Anreißer" });
  const { state } = play([...SENDING, since, storedAs(at(1, { header: "Meins", teaser: "Anreißer, gekürzt" }))]);
  expect(state.written).toMatchObject({ header: "Meins und mehr", teaser: "Anreißer, gekürzt" });
  expect(isUnsaved(state)).toBe(true);
});

test("the lock is taken with the first input, and another user's on request", () => {
  expect(play(WRITTEN).effects).toContainEqual({ do: "look", form: "open" });
  expect(play(FRESH).all).not.toContainEqual({ do: "look", form: "open" });
  expect(play([...WRITTEN, { type: "taken-over" }]).effects).toEqual([{ do: "look", form: "take" }]);
});

test("a file's form, which has no drafts, is sent by Payload's form, and again after signing in", () => {
  const file = newForm("me", NAMES, false);
  expect(play([...WRITTEN, rested], file).kinds).toEqual([]);
  const { effects } = play([...WRITTEN, outcome({ kind: "signed-out" }), saw()], file);
  expect(effects).toEqual([{ do: "submit", base: BASE }]);
});

test("a file's form reports an unreachable server only as long as it is: nothing is stored automatically afterwards", () => {
  const file = newForm("me", NAMES, false);
  const { state } = play([...WRITTEN, lost("unreachable")], file);
  expect(state.trouble).toEqual({ kind: "unreachable" });
  expect(play([saw()], state)).toMatchObject({ state: { trouble: null }, effects: [] });
});

test("a publication is reported as such", () => {
  const { effects } = play([...WRITTEN, { type: "pressed", command: "publish" }, storedAs(at(1, MINE))]);
  expect(effects).toContainEqual({ do: "say", kind: "success", text: "Veröffentlicht." });
});
