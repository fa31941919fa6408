import type { CollectionConfig } from "payload";
import { signedIn } from "../access/signed-in.ts";
import { publishedAtField } from "../fields/published-at.ts";
import { publishAfterChange, publishAfterDelete } from "../publishing/hooks.ts";

/** Versions kept of each entry. */
const MAX_VERSIONS = 50;

/** How long after the last keystroke a draft is saved, in ms; the preview follows each save. */
const AUTOSAVE_MS = 800;

/**
 * What all content types share: drafts that save themselves, versions, publishing at a set time, a login for everything
 * REST offers, and a webhook to the sites when something visible changed.
 */
export function contentType(config: CollectionConfig): CollectionConfig {
  return {
    ...config,
    access: { read: signedIn, readVersions: signedIn, create: signedIn, update: signedIn, delete: signedIn },
    versions: {
      drafts: { autosave: { interval: AUTOSAVE_MS, showSaveDraftButton: true }, schedulePublish: true },
      maxPerDoc: MAX_VERSIONS,
    },
    fields: [...config.fields, publishedAtField],
    hooks: { ...config.hooks, afterChange: [publishAfterChange], afterDelete: [publishAfterDelete] },
  };
}
