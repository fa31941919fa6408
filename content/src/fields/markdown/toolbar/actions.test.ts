import { expect, test } from "vitest";
import { openEditor } from "../../../../testing/text-editor.ts";
import { actionGroups } from "./actions.ts";

const TABLE = "| a | b |\n| - | - |\n| c | d |";

/** A text, the words that are selected or contain the cursor, and the result of each button. */
const PRESSED: Record<string, { text: string; at: string; becomes: string; selects?: true }> = {
  Überschrift: { text: "Eins", at: "Eins", becomes: "## Eins" },
  "Kleinere Überschrift": { text: "Eins", at: "Eins", becomes: "### Eins" },
  "Kleinste Überschrift": { text: "Eins", at: "Eins", becomes: "#### Eins" },
  Fett: { text: "Eins zwei", at: "zwei", becomes: "Eins **zwei**", selects: true },
  Kursiv: { text: "Eins zwei", at: "zwei", becomes: "Eins *zwei*", selects: true },
  Durchgestrichen: { text: "Eins zwei", at: "zwei", becomes: "Eins ~~zwei~~", selects: true },
  Aufzählung: { text: "Eins", at: "Eins", becomes: "- Eins" },
  "Nummerierte Liste": { text: "Eins", at: "Eins", becomes: "1. Eins" },
  Einrücken: { text: "- Eins\n- zwei", at: "zwei", becomes: "- Eins\n  - zwei" },
  Ausrücken: { text: "- Eins\n  - zwei", at: "zwei", becomes: "- Eins\n- zwei" },
  Zitat: { text: "Eins", at: "Eins", becomes: "> Eins" },
  Tabelle: { text: "", at: "", becomes: "|   |   |\n| - | - |\n|   |   |\n|   |   |" },
  "Zeile darunter": { text: TABLE, at: "c", becomes: `${TABLE}\n|   |   |` },
  "Spalte rechts": { text: TABLE, at: "d", becomes: "| a | b |   |\n| - | - | - |\n| c | d |   |" },
  "Zeile löschen": { text: TABLE, at: "c", becomes: "| a | b |\n| - | - |" },
  "Spalte löschen": { text: TABLE, at: "d", becomes: "| a |\n| - |\n| c |" },
  "Tabelle löschen": { text: TABLE, at: "c", becomes: "" },
};

const actions = actionGroups(3, []).flat();
const pressed = (name: string) => actions.find((action) => action.name === name);

test("this test presses each button of the toolbar", () => {
  const history = ["Rückgängig", "Wiederholen"];
  expect(actions.map(({ name }) => name)).toEqual(expect.arrayContaining([...history, ...Object.keys(PRESSED)]));
  expect(actions).toHaveLength(history.length + Object.keys(PRESSED).length);
});

test.each(Object.entries(PRESSED))(
  "'%s' works, is undone by 'Rückgängig' and redone by 'Wiederholen'",
  (name, { text, at, becomes, selects }) => {
    const { editor, goBehind, markdown, close } = openEditor(text);
    if (at) goBehind(at);
    const { to } = editor.state.selection;
    if (selects) editor.commands.setTextSelection({ from: to - at.length, to });
    const before = markdown();
    const action = pressed(name);
    expect([action?.isShown?.(editor) ?? true, action?.isPossible?.(editor) ?? true]).toEqual([true, true]);
    action?.run(editor);
    expect(markdown()).toBe(becomes);
    pressed("Rückgängig")?.run(editor);
    expect(markdown()).toBe(before);
    pressed("Wiederholen")?.run(editor);
    expect(markdown()).toBe(becomes);
    close();
  },
);
