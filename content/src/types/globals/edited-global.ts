import { PREVIEWED_GLOBALS } from "@schaufenster/contract/preview";
import type { GlobalConfig, GlobalSlug } from "payload";
import { signedIn } from "../../access/signed-in.ts";
import { autosave, editingFields } from "../../editing/fields.ts";
import { lastChangeField, versionsView } from "../../editing/history.ts";
import { previewView } from "../../editing/preview/preview-view.ts";
import { publishingButtons } from "../../editing/publishing/buttons.ts";
import { restoreVersion } from "../../editing/restore-version.ts";
import { publishAfterGlobalChange } from "../../entry/publication-hooks.ts";
import { guardGlobal } from "../../entry/stale-save.ts";

const isPreviewed = (slug: string) => PREVIEWED_GLOBALS.some((previewed) => previewed === slug);

/**
 * Adds the parts that globals share with content types: autosaved drafts, versions, locks while a form is open, and a
 * webhook to the sites on publish. Globals can't be unpublished.
 */
export function editedGlobal(config: GlobalConfig, maxVersions: number): GlobalConfig {
  return {
    ...config,
    admin: {
      ...config.admin,
      components: {
        ...config.admin?.components,
        views: { edit: { ...(isPreviewed(config.slug) ? previewView.edit : {}), ...versionsView } },
        elements: {
          beforeDocumentControls: ["/editing/publishing/admin/public-page/PublicPage.tsx#PublicPage"],
          ...publishingButtons,
          UnpublishButton: "/editing/admin/Nothing.tsx#Nothing",
        },
      },
    },
    access: { read: signedIn, update: signedIn, readVersions: signedIn },
    versions: { drafts: { autosave }, max: maxVersions },
    endpoints: [restoreVersion({ global: config.slug as GlobalSlug })],
    hooks: {
      beforeOperation: [guardGlobal],
      afterChange: [publishAfterGlobalChange],
    },
    fields: [lastChangeField, ...config.fields, ...editingFields],
  };
}
