import type { ClientField } from "payload";

const worded = (label: unknown): string[] => (typeof label === "string" && label ? [label] : []);

function labelsWithin(fields: readonly ClientField[], [name = "", ...rest]: string[]): string[] | null {
  for (const field of fields) {
    if (field.type === "tabs") {
      for (const tab of field.tabs) {
        const found = labelsWithin(tab.fields, [name, ...rest]);
        if (found) return [...worded(tab.label), ...found];
      }
    } else if (field.type === "row" || field.type === "collapsible") {
      const found = labelsWithin(field.fields, [name, ...rest]);
      if (found) return [...worded("label" in field && field.label), ...found];
    } else if ("name" in field && field.name === name) {
      const own = worded("label" in field && field.label);
      if (field.type !== "array" || rest.length === 0) return own.length > 0 ? own : [name];
      const [row, ...within] = rest;
      return [`${own[0] ?? name} ${Number(row) + 1}`, ...(labelsWithin(field.fields, within) ?? within)];
    }
  }
  return null;
}

/**
 * A field's path in labels, outermost first: `serviceAssets.1.title` is 'Abschnitt', 'Kacheln 2', 'Titel'. For an unknown
 * field, the path itself.
 */
export function fieldLabels(fields: readonly ClientField[], path: string): string[] {
  return labelsWithin(fields, path.split(".")) ?? [path];
}

export function tabOf(fields: readonly ClientField[], path: string): string | null {
  const tabs = fields.flatMap((field) => (field.type === "tabs" ? field.tabs : []));
  const tab = tabs.find((each) => labelsWithin(each.fields, path.split(".")));
  return worded(tab?.label)[0] ?? null;
}
