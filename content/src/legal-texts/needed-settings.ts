import type { SettingPlaceholder } from "@schaufenster/contract/legal-placeholders";
import type { PayloadRequest, TextFieldSingleValidation } from "payload";
import { text } from "payload/shared";
import type { LegalText, SiteSetting } from "../payload-types.ts";

type SettingName = keyof SiteSetting;

/** Placeholders whose line must not be missing in a text that names them (§ 5 DDG, Art. 13 GDPR), and the settings in it. */
const NEEDED = {
  "Name der Agentur": ["agencyName"],
  Inhaber: ["ownerName"],
  Anschrift: ["street", "postalCode", "city"],
  "E-Mail": ["email"],
} as const satisfies Partial<Record<SettingPlaceholder, SettingName[]>>;

type Needed = [name: SettingPlaceholder, settings: readonly SettingName[]];

const needed = Object.entries(NEEDED) as Needed[];

const isNamedIn = (legalText: string, [name]: Needed) => legalText.includes(`{{${name}}}`);

/** The placeholders that a legal text names, and that nobody has filled in for the public in the settings. */
export async function lackingFor(legalText: string, req: PayloadRequest): Promise<SettingPlaceholder[]> {
  const site = await req.payload.findGlobal({ slug: "site-settings", depth: 0, req });
  const isPublic = (setting: SettingName) =>
    site._status === "published" && Boolean(String(site[setting] ?? "").trim());
  return needed.filter((each) => isNamedIn(legalText, each) && !each[1].every(isPublic)).map(([name]) => name);
}

/** Refuses to empty a setting while a public legal text names it. Not in drafts. */
export const validateNamedSetting: TextFieldSingleValidation = async (value, options) => {
  const { name, req } = options;
  const named = needed.filter(([, settings]) => settings.some((setting) => setting === name));
  if (value?.trim() || named.length === 0) return text(value, options);
  const texts: LegalText = await req.payload.findGlobal({ slug: "legal-texts", depth: 0, req });
  const all = [texts.impressum, texts.privacyPolicy, texts.accessibilityStatement].join("\n");
  const [naming] = texts._status === "published" ? named.filter((each) => isNamedIn(all, each)) : [];
  if (!naming) return text(value, options);
  return `Die veröffentlichten Rechtstexte nennen diese Angabe ({{${naming[0]}}}). Bitte füllen Sie das Feld aus, oder nehmen Sie sie vorher dort heraus.`;
};
