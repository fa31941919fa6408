import type { IconName } from "@schaufenster/contract/icons";

/** The class of an editor's icon: 'flaticon-' and its name, the first underscore turned into a hyphen (spec §2). */
export function iconClass(name: IconName): string {
  return `flaticon-${name.replace("_", "-")}`;
}
