import { de } from "@payloadcms/translations/languages/de";
import { expect, test } from "vitest";
import { TRASH_DAYS } from "../editing/trash/empty-trash.ts";
import { german } from "./german.ts";

const OURS: Record<string, Record<string, string>> = german;

/** Never shown: start-page/StartPage.tsx replaces Payload's dashboard. */
const UNSEEN = "dashboard";

/**
 * Unreachable here: there is no reindexing, no user names, email verification, API keys or cropping, and only one library
 * without folders and one language; forms only send values that the server knows; a first user always exists; accounts have
 * their own mails (accounts/mails.ts); Payload locks no entry (entry/locks.ts); Payload never uses the texts in the last line.
 */
const UNREACHED = new RegExp(
  [
    "^folder\\.|^general\\.(confirmMove|moveConfirm|copyWarning)|UnpublishIn$|eindex|sername|APIKey|erif|newAccountCreated",
    "^fields\\.(customURL|enterURL|choose)|^upload\\.(selectCollection|pasteURL|crop)|successfullyRegistered|tokenRefresh",
    "^general\\.(documentLocked|editingTakenOver|viewReadOnly|anotherUserTakenOver|currentlyEditing)$",
    "^error\\.(invalidRequestArgs|missingID)|[cC]reateFirstUser$|resetYourPassword|youAreReceivingReset|youDidNotRequest",
    "^authentication\\.loggedIn$|noMatchedField|invalidBlock|loginWithAnotherUser|relatedDocument|allCollections|validUploadID|currentDocumentStatus",
  ].join("|"),
);

/** All admin texts by group and key, as the configuration merges them. */
const texts = Object.entries(de.translations)
  .filter(([group]) => group !== UNSEEN)
  .flatMap(([group, values]) =>
    Object.entries({ ...values, ...OURS[group] }).map(([key, text]) => [`${group}.${key}`, String(text)] as const),
  )
  .filter(([key]) => !UNREACHED.test(key));

test("the admin says 'Sie' and has one term for each thing", () => {
  const wrong =
    /\b(du|dich|dir|dein\w*|gib|wähle|bist|hast|musst|kannst|setze|passe|speichere|erstelle|überprüfe)\b|Kennwort|Fokuspunkt|<Kein/i;
  expect(texts.filter(([, text]) => wrong.test(text))).toEqual([]);
  const foreign =
    /(?<!\p{L})erstell(en|t)(?!\p{L})|Dokument|Sammlung|Knöpfe|[eE]rfolgreich|Anfrage|Wert ausw|"|\b(URL|ID|MIME)\b|\.\.\./u;
  expect(texts.filter(([, text]) => foreign.test(text))).toEqual([]);
});

test("translations keep Payload's placeholders", () => {
  const places = (text: string) => [...new Set(text.match(/\{\{\w+\}\}|<\d>/g))].toSorted();
  const originals: Record<string, Record<string, string>> = de.translations;
  for (const [group, values] of Object.entries(OURS)) {
    for (const [key, text] of Object.entries(values)) {
      expect([group, key, ...places(text)]).toEqual([group, key, ...places(originals[group]?.[key] ?? "")]);
    }
  }
});

test("the trash's dialogs state how long entries are kept, where it stays true of deleting for good", () => {
  const { aboutToTrash, aboutToTrashCount, deletePermanently } = german.general;
  expect(deletePermanently).toContain(`${TRASH_DAYS} Tage`);
  for (const question of [aboutToTrash, aboutToTrashCount]) expect(question).not.toContain("Papierkorb");
});

test("no preposition precedes a relative time, which would need another case: 'vor 3 Tage'", () => {
  const distances = texts.filter(([, text]) => text.includes("{{distance}}"));
  expect(distances.length).toBeGreaterThan(0);
  expect(distances.filter(([, text]) => /\p{L} \{\{distance/u.test(text))).toEqual([]);
});
