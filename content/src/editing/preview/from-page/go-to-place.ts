import { findPlace, type Place, pictureOf, withWordsAround } from "@schaufenster/contract/place";
import type { ClientField } from "payload";
import { tabOf } from "../../../ui/errors/field-labels.ts";
import { goToField } from "../../../ui/errors/go-to-field.ts";
import { textsIn } from "../../../ui/texts-in.ts";
import { type FormValues, findField, idsOfPicture } from "./find-field.ts";

/** Selects in a rich text editor, which follows the document's selection. */
function selectIn(editor: HTMLElement, { texts, picture }: Place): void {
  const written = textsIn(editor);
  const position = findPlace(written.map(({ data }) => data).join(""), withWordsAround(texts))?.at;
  if (position === undefined) {
    const image = [...editor.querySelectorAll("img")].find((each) => pictureOf(each.src) === picture);
    if (!image) return;
    const range = document.createRange();
    range.selectNode(image);
    getSelection()?.removeAllRanges();
    getSelection()?.addRange(range);
    image.scrollIntoView({ block: "center" });
    return;
  }
  let end = 0;
  const text = written.find(({ length }) => {
    end += length;
    return position <= end;
  });
  if (!text) return;
  getSelection()?.collapse(text, position - (end - text.length));
  text.parentElement?.scrollIntoView({ block: "center" });
}

/** Moves the cursor of the focused field to a place. */
function putCursor(place: Place): void {
  const field = document.activeElement;
  if (field instanceof HTMLElement && field.isContentEditable) selectIn(field, place);
  if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) || field.selectionStart === null)
    return; // other kinds of input have no position
  const position = findPlace(field.value, withWordsAround(place.texts))?.at;
  if (position !== undefined) field.setSelectionRange(position, position);
}

/** Opens the form field with the content at a place of the page, with the cursor there. False if there is none. */
export async function goToPlace(
  form: Element,
  { fields, values, place }: { fields: readonly ClientField[]; values: FormValues; place: Place },
): Promise<boolean> {
  const path = findField(values, place, await idsOfPicture(place.picture));
  if (!path) return false;
  await goToField(form, path, tabOf(fields, path));
  putCursor(place);
  return true;
}
