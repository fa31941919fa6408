import { PDF_TYPE } from "@schaufenster/contract/media";
import type { Condition, Field, PayloadRequest, TextareaFieldValidation, UploadFieldSingleValidation } from "payload";
import { editingFields } from "../editing/fields.ts";
import { lastChangeField } from "../editing/history.ts";
import { mediaField } from "../fields/media-upload.ts";
import { titleWithPicture } from "../fields/title-with-picture.ts";
import { isTextEnough } from "../files/alternative-text.ts";
import { requireWebVtt } from "../files/subtitles.ts";
import { uiField } from "../ui/ui-field.ts";

/** Of the uploaded file, otherwise of the stored one. */
const mimeTypeOf = (data: unknown, req: PayloadRequest): string =>
  req.file?.mimetype ?? (data as { mimeType?: string } | undefined)?.mimeType ?? "";

/** Without a still, a film is black until it has loaded. Imported films may lack one. */
const requirePoster: UploadFieldSingleValidation = (value, { data, req }) => {
  if (value || !mimeTypeOf(data, req).startsWith("video/") || req.context?.silent === true) return true;
  return "Bitte wählen Sie ein Standbild: Es ist zu sehen, bis der Film läuft.";
};

const requireText: TextareaFieldValidation = (value, { data, operation, req }) => {
  if (mimeTypeOf(data, req) === PDF_TYPE || isTextEnough(value, operation, req)) return true;
  return "Bitte beschreiben Sie in einem Satz, was zu sehen ist. Menschen, die das Bild nicht sehen, bekommen diesen Text vorgelesen.";
};

/** A PDF is linked by name and not displayed. */
const isShown: Condition = (data) => data?.mimeType !== PDF_TYPE;

/** Fields that only the server sets. */
const forProgram = { hidden: true, disableListColumn: true, disableListFilter: true };

export const mediaFields: Field[] = [
  lastChangeField,
  { ...uiField("usedIn", "/files/admin/library/UsedIn.tsx#UsedIn"), label: "Verwendet in" },
  {
    name: "alternativeText",
    type: "textarea",
    label: "Alternativtext",
    required: true,
    maxLength: 500,
    validate: requireText,
    admin: {
      components: { Field: "/files/admin/library/AlternativeText.tsx#AlternativeText" },
      description:
        "Was ist zu sehen? Ein Satz von etwa 50 bis 150 Zeichen, ohne „Bild von“, zum Beispiel: „Tischlerin hobelt eine Eichenplatte im Gegenlicht der Werkstatt“. Pflicht, weil die Website für alle da ist.",
      rows: 2,
    },
  },
  {
    name: "caption",
    type: "text",
    label: "Bildunterschrift",
    maxLength: 300,
    admin: { description: "Steht beim Bild und als Überschrift im Videodialog.", condition: isShown },
  },
  {
    name: "credit",
    type: "text",
    label: "Bildnachweis",
    maxLength: 200,
    admin: {
      condition: isShown,
      disableBulkEdit: true, // changing it rewrites the files (files/media-hooks.ts)
      description:
        "Wer das Bild oder den Film gemacht hat, etwa „Foto: Erika Mustermann“. Nötig bei fremden Werken; steht dann in den Bilddateien und im Impressum, wo der Platzhalter Bildnachweise ist.",
    },
  },
  {
    name: "name",
    type: "text",
    label: "Name",
    maxLength: 255,
    admin: {
      components: titleWithPicture,
      description: "Wie die Datei in dieser Verwaltung heißt. Leer: ihr Dateiname.",
    },
  },
  {
    name: "album",
    type: "text",
    label: "Album",
    maxLength: 100,
    index: true,
    hooks: { beforeValidate: [({ value }) => (typeof value === "string" ? value.trim() || null : value)] },
    admin: {
      description:
        "Was zusammengehört, etwa „Bauten“. Danach lassen sich die Dateien filtern; auf der Website steht es nicht.",
      components: { Field: "/files/admin/library/AlbumField.tsx#AlbumField" },
    },
  },
  mediaField({
    name: "poster",
    label: "Standbild",
    kind: "picture",
    description:
      "Wird gezeigt, bis der Film läuft. Jeder Film braucht eines: Beim Hochladen wird eines aus dem Film genommen.",
    condition: (data) => String(data?.mimeType).startsWith("video/"),
    validate: requirePoster,
  }),
  {
    name: "subtitles",
    type: "textarea",
    label: "Untertitel (WebVTT)",
    validate: requireWebVtt,
    admin: {
      description:
        "Was gesprochen wird und zu hören ist, für alle, die den Film ohne Ton sehen. Öffnen Sie die WebVTT-Datei (.vtt) aus dem Schnitt- oder Untertitelprogramm in einem Texteditor, und fügen Sie alles hier ein; die erste Zeile beginnt mit „WEBVTT“.",
      rows: 6,
      disableListColumn: true,
      disableListFilter: true,
      disableBulkEdit: true,
      condition: (data) => String(data?.mimeType).startsWith("video/"),
    },
  },
  { name: "contentHash", type: "text", index: true, admin: forProgram },
  { name: "encodings", type: "json", admin: forProgram },
  { name: "encoded", type: "checkbox", defaultValue: false, index: true, admin: forProgram },
  ...editingFields,
];
