import type { Access, CollectionConfig, CollectionSlug, Field } from "payload";
import { signedIn } from "../access/signed-in.ts";
import { autosave, editingFields } from "../editing/fields.ts";
import { lastChangeField, versionsView } from "../editing/history.ts";
import { previewView } from "../editing/preview/preview-view.ts";
import { publishingButtons } from "../editing/publishing/buttons.ts";
import { cancelSettledPlans } from "../editing/publishing/plans/settled.ts";
import { restoreVersion } from "../editing/restore-version.ts";
import { refuseTakenNames } from "../editing/trash/taken-names.ts";
import { forgetAddressAfterDelete, noteAddressAfterChange } from "../entry/known-addresses.ts";
import { publishAfterChange, publishAfterDelete } from "../entry/publication-hooks.ts";
import { forgetForm, guardEntry } from "../entry/stale-save.ts";
import { planField } from "../fields/plan-field.ts";
import { publishedAtField } from "../fields/published-at.ts";

const MAX_VERSIONS = 50;

type Admin = NonNullable<CollectionConfig["admin"]>;

/** A content type's own parts. Options that the shared parts would overwrite aren't accepted. */
type OwnParts = Pick<CollectionConfig, "slug" | "labels" | "defaultSort" | "fields" | "indexes" | "endpoints"> & {
  admin: Omit<Admin, "components"> & { components?: Omit<NonNullable<Admin["components"]>, "views" | "edit"> };
  hooks?: Pick<NonNullable<CollectionConfig["hooks"]>, "beforeOperation" | "beforeChange" | "beforeDelete">;
  /** Whether entries have drafts and scheduled publishing; true by default. */
  hasDrafts?: boolean;
  /** Rarely used fields, collapsed below the others. */
  more?: Field[];
  mayDelete?: Access;
  maxVersions?: number;
};

/**
 * Adds the parts that all content types share: autosaved drafts, versions, scheduled publishing, a trash, locks while a
 * form is open, access to REST only for signed-in users, and a webhook to the sites when something visible changed.
 */
export function contentType(parts: OwnParts): CollectionConfig {
  const { hasDrafts = true, more = [], mayDelete = signedIn, maxVersions = MAX_VERSIONS, ...config } = parts;
  return {
    ...config,
    admin: {
      ...config.admin,
      defaultColumns: [...(config.admin.defaultColumns ?? []), ...(hasDrafts ? [planField.name] : [])],
      components: {
        ...config.admin.components,
        views: { edit: { ...previewView.edit, ...versionsView } },
        edit: {
          beforeDocumentControls: ["/editing/publishing/admin/public-page/PublicPage.tsx#PublicPage"],
          ...publishingButtons,
          UnpublishButton: "/editing/publishing/admin/UnpublishButton.tsx#UnpublishButton",
        },
      },
    },
    access: { read: signedIn, readVersions: signedIn, create: signedIn, update: signedIn, delete: mayDelete },
    versions: {
      drafts: hasDrafts && { autosave, schedulePublish: true },
      maxPerDoc: maxVersions,
    },
    trash: true,
    endpoints: [...(config.endpoints || []), restoreVersion({ collection: config.slug as CollectionSlug })],
    fields: [
      ...(hasDrafts ? [planField] : []),
      lastChangeField,
      ...config.fields,
      {
        type: "collapsible",
        label: "Mehr",
        admin: { initCollapsed: true, condition: ({ publishedAt }) => more.length > 0 || Boolean(publishedAt) },
        fields: [...more, publishedAtField],
      },
      ...editingFields,
    ],
    hooks: {
      ...config.hooks,
      beforeOperation: [...(config.hooks?.beforeOperation ?? []), guardEntry],
      beforeChange: [...(config.hooks?.beforeChange ?? []), refuseTakenNames, forgetForm],
      afterChange: [noteAddressAfterChange, publishAfterChange, cancelSettledPlans],
      afterDelete: [forgetAddressAfterDelete, publishAfterDelete],
    },
  };
}
