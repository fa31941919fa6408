import type { IconName } from "@schaufenster/contract/icons";

/** Icons of the site itself; styles/icons/ draws them. */
export type InterfaceIcon =
  | "mail"
  | "phone"
  | "place"
  | "external"
  | "play"
  | "pause"
  | "up"
  | "menu"
  | "close"
  | "facebook"
  | "youtube"
  | "instagram"
  | "previous"
  | "next";

/** The class of an editor's icon: 'flaticon-' and its name, the first underscore turned into a hyphen (spec §2). */
export function iconClass(name: IconName): string {
  return `flaticon-${name.replace("_", "-")}`;
}

/** An icon chosen in the content system. Hidden from assistive technology: its words stand beside it. */
export function EditorIcon({ name }: { name: IconName }) {
  return <span className={iconClass(name)} aria-hidden="true" />;
}

/** An icon of the site itself, hidden from assistive technology too. */
export function Icon({ name }: { name: InterfaceIcon }) {
  return <span className={`icon-${name}`} aria-hidden="true" />;
}
