import { de } from "@payloadcms/translations/languages/de";
import { expect, test } from "vitest";
import { TRASH_DAYS } from "../editing/trash/empty-trash.ts";
import { german } from "./german.ts";

const OURS: Record<string, Record<string, string>> = german;

/** Nobody sees them: start-page/StartPage.tsx stands in place of what they belong to. */
const UNSEEN = "dashboard";

/**
 * Nobody can reach them here: nothing is indexed anew, there is one library without folders, one language, no user names, no
 * addresses to verify, no keys for programs, pictures are not cropped, forms send what the server knows, there always is a
 * first user, accounts have mails of their own (accounts/mails.ts), Payload locks no entry (entry/locks.ts), and the last line is
 * of texts that Payload never asks for.
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

/** All texts of the admin by group and key, as the configuration puts them together. */
const texts = Object.entries(de.translations)
  .filter(([group]) => group !== UNSEEN)
  .flatMap(([group, values]) =>
    Object.entries({ ...values, ...OURS[group] }).map(([key, text]) => [`${group}.${key}`, String(text)] as const),
  )
  .filter(([key]) => !UNREACHED.test(key));

test("the admin says Sie, and one word for one thing", () => {
  const wrong =
    /\b(du|dich|dir|dein\w*|gib|wähle|bist|hast|musst|kannst|setze|passe|speichere|erstelle|überprüfe)\b|Kennwort|Fokuspunkt|<Kein/i;
  expect(texts.filter(([, text]) => wrong.test(text))).toEqual([]);
  const foreign =
    /(?<!\p{L})erstell(en|t)(?!\p{L})|Dokument|Sammlung|Knöpfe|[eE]rfolgreich|Anfrage|Wert ausw|"|\b(URL|ID|MIME)\b|\.\.\./u;
  expect(texts.filter(([, text]) => foreign.test(text))).toEqual([]);
});

test("a text keeps the places that Payload fills in", () => {
  const places = (text: string) => [...new Set(text.match(/\{\{\w+\}\}|<\d>/g))].toSorted();
  const originals: Record<string, Record<string, string>> = de.translations;
  for (const [group, values] of Object.entries(OURS)) {
    for (const [key, text] of Object.entries(values)) {
      expect([group, key, ...places(text)]).toEqual([group, key, ...places(originals[group]?.[key] ?? "")]);
    }
  }
});

test("how long the trash keeps what is put into it, its questions say", () => {
  for (const question of [german.general.aboutToTrash, german.general.aboutToTrashCount])
    expect(question).toContain(`${TRASH_DAYS} Tage`);
});

test("before a distance in time stands no word that would bend it: 'vor 3 Tage'", () => {
  const distances = texts.filter(([, text]) => text.includes("{{distance}}"));
  expect(distances.length).toBeGreaterThan(0);
  expect(distances.filter(([, text]) => /\p{L} \{\{distance/u.test(text))).toEqual([]);
});
