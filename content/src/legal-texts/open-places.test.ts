import { expect, test } from "vitest";
import { openEditor } from "../../testing/text-editor.ts";
import { openPlaces, toDo } from "./open-places.ts";
import { standardTexts } from "./standard-texts.ts";

test("every place that only the agency can fill in is found, with its heading", () => {
  const text = `${toDo("Name")}\n\n## Hosting\n\nBei ${toDo("wem?")}, ${toDo("wo?")}\n\n### Dauer\n\n**Bitte\u00a0ergänzen:** wie lange`;
  expect(openPlaces(text)).toEqual(["", "Hosting", "Hosting", "Dauer"]);
  expect(openPlaces("Wir bitten Sie, das Formular zu ergänzen.")).toEqual([]);
});

test.each([
  "Bitte\nergänzen",
  "Bitte \r\n ergänzen",
  "> Bitte\n> ergänzen",
  "Bitte **ergänzen**",
  "bitte&nbsp;ergänzen",
])("a place stays open however its text is broken: %j", (words) => {
  expect(openPlaces(`## Hosting\n\n[${words}: wem?]\n\n## Dauer`)).toEqual(["Hosting"]);
  expect(openPlaces(`## Hosting\n\n[${words}: wem?]`.normalize("NFD"))).toEqual(["Hosting"]);
});

test("standard texts claim nothing that only the agency can know", () => {
  const { impressum, privacyPolicy, accessibilityStatement } = standardTexts;
  expect(openPlaces(impressum)).toEqual(["", "Berufshaftpflichtversicherung", "Verantwortlich für den Inhalt"]);
  expect(openPlaces(privacyPolicy)).toHaveLength(5);
  expect(openPlaces(accessibilityStatement)).toHaveLength(6);
  expect(impressum).not.toMatch(/MStV ist \{\{Inhaber/);
  expect(privacyPolicy).not.toMatch(/Postfach löschen wir nach derselben Zeit/);
  expect(accessibilityStatement).not.toMatch(
    /[Nn]ach eigener Prüfung|haben keinen Ton|zwei Wochen|nur mit der Tastatur/,
  );
});

test.each([
  ["as written now", toDo("Frist, § 5 (höchstens)")],
  ["as stored in bold before", `**${toDo("Frist, § 5 (höchstens)")}**`],
])("one click selects an open place, and what replaces it isn't bold: %s", (_, place) => {
  const text = `**Wir** antworten nach ${place}.\n\n- **Filme:** ${toDo("welche?")}`;
  const { editor, goBehind, type, paste, markdown, close } = openEditor(text);
  const click = (words: string) => {
    goBehind(words);
    const at = editor.state.selection.from;
    editor.view.someProp("handleClick", (handle) => handle(editor.view, at, new window.MouseEvent("click")));
  };
  click("antworten");
  expect(editor.state.selection.empty).toBe(true);
  click("höchst");
  type("drei Tagen");
  click("welche");
  paste({ text: "keine" });
  expect(markdown()).toBe("**Wir** antworten nach drei Tagen.\n\n- **Filme:** keine");
  close();
});

test("a click selects nothing where an open place has lost its end", () => {
  const { editor, goBehind, close } = openEditor("[Bitte ergänzen: Name, dazu \\[Anmerkung\\] am Ende.");
  goBehind("Name");
  const at = editor.state.selection.from;
  editor.view.someProp("handleClick", (handle) => handle(editor.view, at, new window.MouseEvent("click")));
  expect(editor.state.selection.empty).toBe(true);
  close();
});
