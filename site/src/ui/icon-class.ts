import type { IconName } from "@schaufenster/contract/icons";

/** 'flaticon-' and the icon's name, its first underscore replaced by a hyphen (spec §2). */
export function iconClass(name: IconName): string {
  return `flaticon-${name.replace("_", "-")}`;
}
