import { InitialDataOwnDocument } from "@schaufenster/contract/documents";
import type { ContentClient } from "../../../content/client.ts";
import { ContentQueryError, ContentStatusError } from "../../../content/errors.ts";
import { type Settings, SettingsError } from "./settings.ts";

/**
 * A foreign content system has no site settings: without a settings file no page can ever be shown, so the start fails.
 * While the content system is unreachable this can't be checked, and nothing is reported.
 * @throws {SettingsError} that names the missing setting
 */
export async function refuseForeignWithoutSettings(
  client: ContentClient,
  { contentUrl, siteSettingsFile }: Pick<Settings, "contentUrl" | "siteSettingsFile">,
): Promise<void> {
  if (siteSettingsFile) return;
  const error: unknown = await client.query(InitialDataOwnDocument, {}).then(
    () => null,
    (reason: unknown) => reason,
  );
  const said =
    error instanceof ContentStatusError ? error.reason : error instanceof ContentQueryError ? error.message : "";
  if (!/Cannot query field "\w+" on type "Query"/.test(said ?? "")) return;
  throw new SettingsError(
    `CONTENT_URL (${contentUrl}) is a content system without site settings, such as a Strapi. Give the agency's name, contact data and legal texts in a JSON file and name it with SITE_SETTINGS_FILE; site/testing/fixtures/site-settings.json shows the fields.`,
  );
}
