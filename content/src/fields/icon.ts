import { ICONS } from "@schaufenster/contract/icons";
import type { SelectField } from "payload";

/** Chooses one of the site's icons (spec §2, services section). */
export function iconField(name: string, label: string, description: string): SelectField {
  return {
    name,
    type: "select",
    label,
    options: Object.entries(ICONS).map(([value, german]) => ({ value, label: german })),
    admin: { description, components: { Field: "/fields/choosing/IconField.tsx#IconField" } },
  };
}
