import type { SettingPlaceholder } from "@schaufenster/contract/legal-placeholders";
import type { Payload, PayloadRequest, TextFieldSingleValidation } from "payload";
import { text } from "payload/shared";
import type { SiteSetting } from "../payload-types.ts";

type SettingName = keyof SiteSetting;

/** Placeholders that must not be empty in a text (§ 5 DDG, Art. 13 GDPR), and their settings. */
const NEEDED = {
  "Name der Agentur": ["agencyName"],
  Inhaber: ["ownerName"],
  Anschrift: ["street", "postalCode", "city"],
  "E-Mail": ["email"],
} as const satisfies Partial<Record<SettingPlaceholder, SettingName[]>>;

type Needed = [name: SettingPlaceholder, settings: readonly SettingName[]];

const needed = Object.entries(NEEDED) as Needed[];

const isNamedIn = (legalText: string, [name]: Needed) => legalText.includes(`{{${name}}}`);

type Asking = { payload: Payload } & Partial<PayloadRequest>;

/** Placeholders in a legal text whose published settings are empty. */
export async function missingSettingsFor(legalText: string, req: Asking): Promise<SettingPlaceholder[]> {
  const site = await req.payload.findGlobal({ slug: "site-settings", depth: 0, req });
  const isPublic = (setting: SettingName) =>
    site._status === "published" && Boolean(String(site[setting] ?? "").trim());
  return needed.filter((each) => isNamedIn(legalText, each) && !each[1].every(isPublic)).map(([name]) => name);
}

/**
 * The same for the published texts: the demo's settings are removed without validation, and older texts weren't
 * validated.
 */
export async function missingPublicSettings(req: Asking): Promise<SettingPlaceholder[]> {
  return missingSettingsFor(await publicTexts(req), req);
}

async function publicTexts(req: Asking): Promise<string> {
  const { payload } = req;
  const where = { placement: { equals: "legal" }, _status: { equals: "published" } } as const;
  const { docs } = await payload.find({ collection: "pages", where, depth: 0, pagination: false, req });
  return docs.map(({ content }) => content).join("\n");
}

/** Refuses to empty a setting that a published legal text uses. Drafts aren't checked. */
export const validateNamedSetting: TextFieldSingleValidation = async (value, options) => {
  const { name, req } = options;
  const named = needed.filter(([, settings]) => settings.some((setting) => setting === name));
  if (value?.trim() || named.length === 0) return text(value, options);
  const texts = await publicTexts(req);
  const naming = named.find((each) => isNamedIn(texts, each));
  if (!naming) return text(value, options);
  return `Die veröffentlichten Rechtstexte nennen diese Angabe ({{${naming[0]}}}). Bitte füllen Sie das Feld aus, oder nehmen Sie sie vorher dort heraus.`;
};
