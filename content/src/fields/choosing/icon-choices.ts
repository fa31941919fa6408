import { ICON_DRAWINGS } from "@schaufenster/contract/icon-drawings";
import { ICONS, type IconName } from "@schaufenster/contract/icons";
import type { Choice } from "./choice.ts";
import { ICON_WORDS } from "./icon-words.ts";
import { holds } from "./search.ts";
import type { Search } from "./useChoices.ts";

const BY_TITLE = new Intl.Collator("de");

export const ICON_CHOICES: Choice[] = (Object.keys(ICONS) as IconName[])
  .map((key) => ({ key, title: ICONS[key], drawing: ICON_DRAWINGS[key] }))
  .sort((a, b) => BY_TITLE.compare(a.title, b.title));

export const searchIcons: Search = async (words) => {
  const choices = ICON_CHOICES.filter(({ key, title }) => holds(`${title} ${ICON_WORDS[key as IconName]}`, words));
  return { ok: true, data: { choices, total: choices.length } };
};

/** The icon for a service's or a part's title (`Luftbild`): the first that has it as a name or search word. */
export function iconFor(title: string): string | null {
  const searched = title.trim().toLowerCase();
  const words = (key: string) => `${ICONS[key as IconName]} ${ICON_WORDS[key as IconName]}`.toLowerCase().split(" ");
  return ICON_CHOICES.find(({ key }) => words(key).includes(searched))?.key ?? null;
}
