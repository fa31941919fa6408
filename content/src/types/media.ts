import type { CollectionConfig } from "payload";
import { signedIn } from "../access/signed-in.ts";
import { publishAfterChange, publishAfterDelete } from "../entry/publication-hooks.ts";
import { forgetForm, guardEntry } from "../entry/stale-save.ts";
import { mediaEndpoints } from "../files/file-endpoints.ts";
import { MAX_PDF_MB, MAX_UPLOAD_MB } from "../files/file-limits.ts";
import { UPLOAD_TYPES } from "../files/file-types.ts";
import { uploadPath } from "../files/folder.ts";
import { forgetFormerFiles, noteFormerFile } from "../files/former-files.ts";
import {
  encodeAfterChange,
  ignoreServerFields,
  prepareBeforeOperation,
  refuseForMany,
  refuseWithoutFile,
  removeAfterDelete,
  rewriteForCredit,
} from "../files/media-hooks.ts";
import { showPublicAddress, showStillOfFilm } from "../files/read-hooks.ts";
import { refuseToTrashWhileInUse, refuseWhileInUse } from "../files/refuse-in-use.ts";
import { imageSizes } from "../files/renditions.ts";
import { rewriteAfterChange } from "../files/rewrite-addresses.ts";
import { serveToEditors } from "../files/serve.ts";
import { storeStill } from "../files/store-still.ts";
import { noteBeforeStoring } from "../files/unfinished.ts";
import { libraryFilter } from "../files/unused.ts";
import { pauseForUpload, resumeAfterUpload } from "../files/upload-transaction.ts";
import { avoidPayloadFolder, removeFromBucket, storeFiles } from "../files/when-files-are-stored.ts";
import { mediaFields } from "./media-fields.ts";

/** Spec §3, Media: pictures and films with alternative texts, and PDFs. */
export const media: CollectionConfig = {
  slug: "media",
  versions: false,
  labels: { singular: "Datei", plural: "Dateien" },
  admin: {
    group: "Bilder, Filme, PDFs",
    useAsTitle: "name",
    baseFilter: libraryFilter,
    pagination: { defaultLimit: 24, limits: [24, 48, 96] },
    defaultColumns: ["name", "alternativeText", "updatedAt"],
    listSearchableFields: ["name", "alternativeText", "caption", "album"],
    components: {
      views: { list: { Component: "/files/admin/library/MediaList.tsx#MediaList" } },
      edit: { Upload: "/files/admin/library/FileOfEntry.tsx#FileOfEntry" },
    },
    description: `Bilder und Filme bis ${MAX_UPLOAD_MB} MB, PDFs bis ${MAX_PDF_MB} MB. Größen und moderne Formate entstehen von selbst.`,
  },
  access: { read: signedIn, create: signedIn, update: signedIn, delete: signedIn },
  upload: {
    // Hooks store and delete files: Payload would delete a replaced file before the entry is saved.
    disableLocalStorage: true,
    staticDir: uploadPath(".none"), // Payload's own files; never used
    handlers: [serveToEditors],
    mimeTypes: UPLOAD_TYPES,
    imageSizes,
    adminThumbnail: ({ doc }) => {
      const thumbnail = (doc.sizes as { thumbnail?: { filename?: string | null } } | undefined)?.thumbnail?.filename;
      return thumbnail ? `/uploads/${thumbnail}` : null;
    },
    crop: false, // the site crops by the focal point; a file never changes under its name
    focalPoint: true,
    pasteURL: false, // the server fetches nothing for editors
    displayPreview: true,
    hideRemoveFile: true, // it is replaced instead (files/admin/library/StoredFile.tsx)
    bulkUpload: false, // replaced by our own (files/admin/several-files)
  },
  trash: true,
  endpoints: mediaEndpoints,
  hooks: {
    beforeOperation: [
      guardEntry,
      refuseWithoutFile,
      refuseForMany,
      pauseForUpload,
      avoidPayloadFolder,
      ignoreServerFields,
      rewriteForCredit,
      prepareBeforeOperation,
    ],
    beforeValidate: [noteBeforeStoring],
    beforeChange: [refuseToTrashWhileInUse, forgetForm, storeFiles, storeStill, resumeAfterUpload],
    afterChange: [rewriteAfterChange, noteFormerFile, encodeAfterChange, publishAfterChange],
    afterRead: [showStillOfFilm, showPublicAddress],
    beforeDelete: [refuseWhileInUse, removeFromBucket],
    afterDelete: [removeAfterDelete, forgetFormerFiles, publishAfterDelete],
  },
  fields: mediaFields,
};
