import type { ClientField } from "payload";

export type EditedField = { name: string; label: string; field: ClientField };

/** Values of a form or of a stored entry, by field name. */
export type Values = Record<string, unknown>;

type OpenDocument = {
  docConfig?: { fields: ClientField[] } | undefined;
  globalSlug?: string | undefined;
  id?: number | string | undefined;
  isTrashed?: boolean | undefined;
};

/** Whether an open form has EditingGuard.tsx: forms of existing entries and of globals. */
export function isGuarded({ docConfig, globalSlug, id, isTrashed }: OpenDocument): boolean {
  const exists = Boolean(globalSlug) || (id !== undefined && id !== null);
  return (
    exists && !isTrashed && Boolean(docConfig?.fields.some((each) => "name" in each && each.name === "editingGuard"))
  );
}

/** Fields set by the system, not by editors. */
const NOTED = new Set(
  "id updatedAt createdAt deletedAt publishedAt _status lastEditor lastForm encodings encoded contentHash filename mimeType filesize width height focalX focalY sizes url thumbnailURL file".split(
    " ",
  ),
);

/** All editable fields of a type, in form order. */
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

/** Normalizes a value for comparison: all empty values are equal, and rows are compared by content. */
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

/** A field's value as readable text. */
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
