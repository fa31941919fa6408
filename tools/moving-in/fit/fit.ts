import { PAGE_ADDRESS_MAX, RESERVED_ADDRESSES } from "@schaufenster/contract/page-address";
import { slug } from "@schaufenster/contract/slug";
import type { FlattenedField, Option, Payload } from "payload";
import { validateWebAddress, wholeAddress } from "../../../content/src/fields/web-address.ts";
import type { Entry, Fields, Type, Value } from "../model.ts";
import { decodePart } from "../texts/decode.ts";
import { cut, firstFree } from "./cut-text.ts";
import { ANCHOR_MAX, anchorOf, targetOf } from "./link-targets.ts";

/** Values that depend on all entries together. */
export type FitContext = {
  payload: Payload;
  /** The new anchors of sections, by their old names. */
  anchors: ReadonlyMap<string, string>;
  origins: readonly string[];
};

/**
 * Fits an entry into our forms without losing any: a short text that is too long is cut, missing values are derived
 * from others, and an entry that can't be completed becomes a draft. A sentence in its notes reports each change.
 */
export function fit(entry: Entry, context: FitContext): Entry {
  const fitted: Entry = { ...entry, fields: { ...entry.fields }, notes: [...entry.notes] };
  OWN_RULES[entry.type]?.(fitted, context);
  if (entry.heldBack && !fitted.draft) asDraft(fitted, entry.heldBack);
  fitted.fields = fitFields(fitted.fields, fieldsOf(context.payload, entry.type), fitted);
  return fitted;
}

/** Finds new, distinct anchors for the old sections. */
export function renamedAnchors(entries: readonly Entry[]): Map<string, string> {
  const anchors = new Map<string, string>();
  for (const { type, fields, title } of entries) {
    if (type !== "services") continue;
    const old = plain(fields.name) || title;
    const taken = new Set(anchors.values());
    anchors.set(
      old,
      firstFree(anchorOf(old), (anchor) => taken.has(anchor), ANCHOR_MAX, "-"),
    );
  }
  return anchors;
}

const OWN_RULES: Partial<Record<Type, (entry: Entry, context: FitContext) => void>> = {
  services(entry, { anchors }) {
    const { fields } = entry;
    const old = plain(fields.name) || entry.title;
    fields.name = anchors.get(old) ?? anchorOf(old);
    if (fields.name !== old)
      entry.notes.push(`Der Anker „${old}“ heißt jetzt „${fields.name}“ (in Adressen: /#${fields.name}).`);
    needTitle(entry, "title", entry.title);
  },
  references(entry) {
    const { fields } = entry;
    fields.url = webAddress(entry, plain(fields.url));
    needTitle(entry, "title", hostOf(plain(fields.url)) ?? `Referenz ${entry.id}`);
  },
  menuitems(entry, { anchors, origins }) {
    const old = plain(entry.fields.name);
    const target = targetOf(old, anchors, origins);
    needTitle(entry, "title", old);
    if (target) entry.fields.name = target;
    else
      asDraft(
        entry,
        `Das Ziel „${old}“ gibt es hier nicht. Wählen Sie ein anderes und veröffentlichen Sie den Eintrag.`,
      );
  },
  categories(entry) {
    needTitle(entry, "name", entry.title);
  },
  pages(entry) {
    needTitle(entry, "title", entry.title);
    const wanted = [plain(entry.fields.address), plain(entry.fields.title), "seite"];
    const address = wanted.map((text) => slug(decodePart(text), PAGE_ADDRESS_MAX)).find(Boolean) ?? "seite";
    entry.fields.address = firstFree(address, (each) => RESERVED_ADDRESSES.has(each), PAGE_ADDRESS_MAX, "-");
  },
  projects(entry) {
    if (plain(entry.fields.header)) return;
    entry.fields.header = `Projekt ${entry.id}`;
    asDraft(entry, "Das Projekt hat keine Überschrift. Schreiben Sie eine und veröffentlichen Sie es.");
  },
};

function fitFields(fields: Fields, known: readonly FlattenedField[], entry: Entry): Fields {
  const names = new Map(known.map((field) => [field.name, field]));
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, fitValue(value, names.get(name), entry)]),
  );
}

function fitValue(value: Value, field: FlattenedField | undefined, entry: Entry): Value {
  if (value === null || !field) return value;
  const label = typeof field.label === "string" ? field.label : field.name;
  if (typeof value === "object" && value.kind === "rows" && field.type === "array") {
    return { ...value, rows: value.rows.map((row) => fitRow(row, field.flattenedFields, entry)) };
  }
  const maxLength = "maxLength" in field ? field.maxLength : undefined;
  if (typeof value === "object") {
    if (value.kind === "markdown" && maxLength && value.markdown.length > maxLength) {
      asDraft(
        entry,
        `„${label}“ ist länger als die erlaubten ${maxLength} Zeichen. Kürzen Sie den Text und veröffentlichen Sie den Eintrag.`,
      );
    }
    return value;
  }
  if (typeof value === "boolean") return value;
  if (typeof value === "number") return Math.round(value);
  if (field.type === "select") return isOption(value, field) ? value : unknownIcon(value, entry);
  if (!maxLength || value.length <= maxLength) return value;
  entry.notes.push(
    `„${label}“ war ${value.length} Zeichen lang und ist auf ${maxLength} gekürzt. Ganz hieß es: „${value}“`,
  );
  return cut(value, maxLength);
}

const isOption = (value: string, { options }: { options: Option[] }) =>
  options.some((option) => (typeof option === "string" ? option : option.value) === value);

function fitRow(row: Fields, known: readonly FlattenedField[], entry: Entry): Fields {
  if (plain(row.title)) return fitFields(row, known, entry);
  entry.notes.push("Eine Teilleistung hatte keinen Titel und heißt jetzt „Teilleistung“.");
  return fitFields({ ...row, title: "Teilleistung" }, known, entry);
}

function unknownIcon(name: string, entry: Entry): null {
  entry.notes.push(`Das Symbol „${name}“ gibt es hier nicht. Wählen Sie ein anderes.`);
  return null;
}

export const asDraft = (entry: Entry, note: string) => {
  entry.draft = true;
  entry.notes.push(`Als Entwurf übernommen: ${note}`);
};

function needTitle(entry: Entry, field: string, substitute: string): void {
  if (plain(entry.fields[field])) return;
  entry.fields[field] = substitute;
  entry.title = substitute;
  entry.notes.push(`Hatte keinen Titel und heißt jetzt „${substitute}“.`);
}

function webAddress(entry: Entry, given: string): string | null {
  if (!given) return null;
  if (validateWebAddress(given) === true) return wholeAddress(given);
  entry.notes.push(`Der Link „${given}“ ist keine Adresse einer Website und fehlt hier.`);
  return null;
}

const hostOf = (url: string) => (URL.canParse(url) ? new URL(url).hostname : null);

export const plain = (value: Value | undefined): string => (typeof value === "string" ? value.trim() : "");

export function fieldsOf(payload: Payload, type: Type): FlattenedField[] {
  return payload.collections[type].config.flattenedFields;
}
