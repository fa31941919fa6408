import { readFileSync } from "node:fs";
import { LEGAL_PAGES } from "@schaufenster/contract/legal-pages";
import * as v from "valibot";
import type { SiteSettings } from "../../../content/domain.ts";
import { wireLegalPage } from "../../../content/reshape/legal-pages.ts";
import type { ReshapeOptions } from "../../../content/reshape/options.ts";
import { reshapeSettings, type SettingsAnswer } from "../../../content/reshape/site-settings.ts";
import { SettingsError } from "./settings.ts";

const text = v.optional(v.nullable(v.string()), null);

/** The fields of SiteSetting and LegalText in contract/schema.graphql; legal texts in Markdown. */
const schema = v.strictObject({
  agencyName: v.string(),
  claim: text,
  description: text,
  /** Picture for share links to the landing page. */
  shareImageUrl: text,
  ownerName: text,
  email: text,
  phone: text,
  mobile: text,
  vatId: text,
  businessId: text,
  website: text,
  street: text,
  postalCode: text,
  city: text,
  mapsUrl: text,
  openingHours: text,
  openingHoursNote: text,
  facebookUrl: text,
  youtubeUrl: text,
  instagramUrl: text,
  linkedinUrl: text,
  xingUrl: text,
  vimeoUrl: text,
  behanceUrl: text,
  ownLinkUrl: text,
  ownLinkName: text,
  badgeImageUrl: text,
  badgeUrl: text,
  badgeTitle: text,
  priceNote: text,
  copyrightYear: v.optional(v.nullable(v.pipe(v.number(), v.integer())), null),
  analyticsProvider: v.optional(v.nullable(v.picklist(["off", "google", "matomo"])), null),
  analyticsId: text,
  analyticsUrl: text,
  consentOpensByItself: v.optional(v.nullable(v.boolean()), null),
  /** The brand: colours as #rrggbb, and a pair of typefaces. Only the content system can have a mark. */
  accent: text,
  paper: text,
  ink: text,
  typeface: text,
  impressum: text,
  privacyPolicy: text,
  accessibilityStatement: text,
});

/**
 * Site settings from a JSON file, for a foreign content system that has only the specification's types.
 * @throws {SettingsError} if the file can't be read or is invalid
 */
export function readSettingsFile(path: string, options: ReshapeOptions): SiteSettings {
  const result = v.safeParse(schema, readJson(path));
  if (!result.success) {
    throw new SettingsError(`SITE_SETTINGS_FILE: in ${path}, ${describeIssue(result.issues[0])}.`);
  }
  return reshapeSettings(asAnswer(result.output), options);
}

function describeIssue(issue: v.InferIssue<typeof schema>): string {
  const field = v.getDotPath(issue) ?? "it";
  if (issue.type !== "strict_object" || issue.expected !== "never") return `${field}: ${issue.message}`;
  return `${field} is none of the fields that it can have: ${Object.keys(schema.entries).join(", ")}`;
}

function readJson(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, "utf8"));
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new SettingsError(`SITE_SETTINGS_FILE names ${path}, which cannot be read as JSON: ${reason}.`, { cause });
  }
}

/** The file's settings in the shape of the content system's response. */
function asAnswer({
  impressum,
  privacyPolicy,
  accessibilityStatement,
  badgeImageUrl,
  shareImageUrl,
  accent,
  paper,
  ink,
  typeface,
  ...setting
}: v.InferOutput<typeof schema>): SettingsAnswer {
  const texts = { impressum, privacyPolicy, accessibilityStatement };
  const badgeImage = { data: pictureAt("badge", badgeImageUrl, setting.badgeTitle) };
  const shareImage = { data: pictureAt("share", shareImageUrl, null) };
  return {
    siteSetting: { data: { attributes: { ...setting, countsViews: false, badgeImage, shareImage } } },
    appearance: { data: { attributes: { accent, paper, ink, typeface } } },
    pageLinks: LEGAL_PAGES.map((page) => wireLegalPage(page, texts[page.field] ?? "")),
  };
}

/** A picture with only its address known. */
function pictureAt(id: string, url: string | null, alternativeText: string | null) {
  if (!url) return null;
  const unknown = { caption: null, width: null, height: null, formats: null, previewUrl: null, createdAt: null };
  return { id, attributes: { name: "", alternativeText, url, ...unknown, provider_metadata: null } };
}
