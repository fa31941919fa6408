import type { GlobalBeforeChangeHook, GlobalConfig } from "payload";
import { signedIn } from "../access/signed-in.ts";
import { AUTOSAVE_MS } from "../collections/content-type.ts";
import { editingFields } from "../editing/fields.ts";
import { keepLockOfGlobal, lockDocuments } from "../editing/locks.ts";
import { guardGlobal } from "../editing/stale-save.ts";
import { publishAfterGlobalChange } from "../publishing/hooks.ts";

/** A version that was kept as a draft is public once it is restored, unless it is restored as a draft. */
const publishRestored: GlobalBeforeChangeHook = ({ data, context }) =>
  context.isRestoringVersion === true ? { ...data, _status: "published" } : data;

/**
 * What both globals share with the content types: drafts that save themselves, versions, locks while a form is open, and a
 * webhook to the sites when they are published. They cannot be unpublished.
 */
export function editedGlobal(config: GlobalConfig, maxVersions: number): GlobalConfig {
  return {
    ...config,
    admin: { ...config.admin, components: { elements: { UnpublishButton: "/admin/editing/Nothing.tsx#Nothing" } } },
    access: { read: signedIn, update: signedIn, readVersions: signedIn },
    versions: { drafts: { autosave: { interval: AUTOSAVE_MS, showSaveDraftButton: true } }, max: maxVersions },
    lockDocuments,
    hooks: {
      beforeOperation: [guardGlobal],
      beforeChange: [publishRestored],
      afterChange: [keepLockOfGlobal, publishAfterGlobalChange],
    },
    fields: [...config.fields, ...editingFields],
  };
}
