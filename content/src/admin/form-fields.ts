import type { ClientField } from "payload";

/** A field of a form that an editor fills in. */
export type EditedField = { name: string; label: string; field: ClientField };

/** Values of a form or of what is stored, by field name. */
export type Values = Record<string, unknown>;

type OpenDocument = {
  docConfig?: { fields: ClientField[] } | undefined;
  globalSlug?: string | undefined;
  id?: number | string | undefined;
  isTrashed?: boolean | undefined;
};

/** Whether EditingGuard.tsx watches over an open form: that of an entry that exists, or of a global. */
export function isGuarded({ docConfig, globalSlug, id, isTrashed }: OpenDocument): boolean {
  const exists = Boolean(globalSlug) || (id !== undefined && id !== null);
  return (
    exists && !isTrashed && Boolean(docConfig?.fields.some((each) => "name" in each && each.name === "editingGuard"))
  );
}

/** Set by the program: they never differ because of what somebody wrote. */
const NOTED = new Set(
  "id updatedAt createdAt deletedAt publishedAt _status lastEditor lastForm encodings encoded contentHash filename mimeType filesize width height focalX focalY sizes url thumbnailURL file".split(
    " ",
  ),
);

/** All fields of a type that an editor fills in, in the order of the form. */
export function editedFields(fields: ClientField[]): EditedField[] {
  return fields.flatMap((field): EditedField[] => {
    if (field.type === "tabs") return field.tabs.flatMap((tab) => editedFields(tab.fields));
    if (field.type === "row" || field.type === "collapsible") return editedFields(field.fields);
    if (field.type === "ui" || !("name" in field) || NOTED.has(field.name)) return [];
    return [
      {
        name: field.name,
        label: "label" in field && typeof field.label === "string" ? field.label : field.name,
        field,
      },
    ];
  });
}

/** A value without what makes no difference: empty is empty, however it is written, and rows are their content. */
function plain(value: unknown): unknown {
  if (value === "" || value === null || value === undefined) return null;
  if (Array.isArray(value)) return value.length === 0 ? null : value.map(plain);
  if (typeof value !== "object") return value;
  const entries = Object.entries(value).filter(([key]) => key !== "id");
  if (entries.length === 0 && "id" in value) return value.id;
  return Object.fromEntries(
    entries.map(([key, each]) => [key, plain(each)]).sort(([a], [b]) => (String(a) < String(b) ? -1 : 1)),
  );
}

export function isEqual(one: unknown, other: unknown): boolean {
  return JSON.stringify(plain(one)) === JSON.stringify(plain(other));
}

/** Makes an editor's input in a field readable as text, to read and to copy. */
export function asText(field: ClientField, value: unknown): string {
  const bare = plain(value);
  if (bare === null) return "";
  if (field.type === "checkbox") return bare ? "Ja" : "Nein";
  if (field.type === "array" && Array.isArray(value)) {
    const columns = editedFields(field.fields);
    return value
      .map((row: Values) =>
        columns
          .map(({ name, field: column }) => asText(column, row?.[name]))
          .filter(Boolean)
          .join("\n"),
      )
      .join("\n\n");
  }
  if (field.type === "select") {
    const option = field.options.find((each) => typeof each === "object" && each.value === bare);
    return typeof option === "object" && typeof option.label === "string" ? option.label : String(bare);
  }
  if (field.type === "upload" || field.type === "relationship") {
    const ids = Array.isArray(bare) ? bare : [bare];
    return ids.map((id) => `Nr. ${typeof id === "object" ? "?" : id}`).join(", ");
  }
  return String(bare);
}
