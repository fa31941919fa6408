import type { CollectionConfig, Field } from "payload";
import { inquiryReaders, mayReadInquiries } from "../access/roles.ts";
import { exportInquiries, SEARCHED } from "../inquiries/export.ts";
import { allowWorkOnly, eraseAfterDelete, takeRow, wakeAfterChange } from "../inquiries/inquiry-hooks.ts";
import { INQUIRY_STATUS } from "../inquiries/inquiry-status.ts";
import { inquiryWork } from "../inquiries/work.ts";
import { uiField } from "../ui/ui-field.ts";

/** Set once by the intake or the delivery; never edited. */
const fixed = { access: { update: () => false } };

/** Part of the letter above the form; lists show it as a column. */
const inLetter = { components: { Field: "/editing/admin/Nothing.tsx#Nothing" } };

const visitorText = (name: string, label: string): Field => {
  return { name, type: "text", label, required: true, admin: inLetter, ...fixed };
};

/** Internal: hidden from the admin and REST. */
const inner = { ...fixed, hidden: true };

/** Spec §3, contact message: stored before the visitor gets a response, mailed afterwards. */
export const inquiries: CollectionConfig = {
  slug: "inquiries",
  versions: false,
  labels: { singular: "Anfrage", plural: "Anfragen" },
  admin: {
    group: "Posteingang",
    hidden: ({ user }) => !mayReadInquiries(user as Parameters<typeof mayReadInquiries>[0]),
    useAsTitle: "subject",
    defaultColumns: ["name", "subject", "status", "receivedAt", "assignee"],
    listSearchableFields: SEARCHED,
    description:
      "Was Besucherinnen und Besucher über das Kontaktformular schreiben. Die neuen stehen oben. Alte Anfragen werden von selbst gelöscht, so wie es in der Datenschutzerklärung steht.",
    components: {
      beforeListTable: [
        "/inquiries/admin/InquiryFilters.tsx#InquiryFilters",
        "/inquiries/admin/ExportInquiries.tsx#ExportInquiries",
      ],
      edit: { SaveButton: "/inquiries/admin/InquiryActions.tsx#InquiryActions" },
    },
  },
  access: { read: inquiryReaders, create: () => false, update: inquiryReaders, delete: inquiryReaders },
  defaultSort: ["handled", "-receivedAt"], // unhandled ones first
  disableDuplicate: true,
  disableBulkEdit: true,
  lockDocuments: false,
  endpoints: [exportInquiries, inquiryWork],
  hooks: {
    beforeOperation: [takeRow],
    beforeChange: [allowWorkOnly],
    afterChange: [wakeAfterChange],
    afterDelete: [eraseAfterDelete],
  },
  fields: [
    uiField("letter", "/inquiries/admin/Letter.tsx#Letter"),
    visitorText("name", "Name"),
    visitorText("email", "E-Mail-Adresse"),
    visitorText("phone", "Telefon"),
    visitorText("subject", "Betreff"),
    { name: "message", type: "textarea", label: "Nachricht", required: true, admin: inLetter, ...fixed },
    {
      name: "note",
      type: "textarea",
      label: "Notiz",
      maxLength: 5200, // 5000, and a line added by a migration
      admin: { rows: 4, description: "Für Sie und Ihre Kolleginnen und Kollegen. Sie wird mit der Anfrage gelöscht." },
    },
    {
      name: "assignee",
      type: "relationship",
      relationTo: "users",
      label: "Zuständigkeit",
      admin: {
        position: "sidebar",
        components: {
          Field: "/inquiries/admin/AssigneeField.tsx#AssigneeField",
          Cell: "/inquiries/admin/AssigneeCell.tsx#AssigneeCell",
        },
      },
    },
    {
      name: "status",
      type: "select",
      label: "Status",
      required: true,
      index: true,
      defaultValue: "new",
      options: Object.entries(INQUIRY_STATUS).map(([value, label]) => ({ value, label })),
      admin: inLetter,
    },
    { name: "handled", type: "number", index: true, defaultValue: 0, admin: { hidden: true }, ...fixed },
    { name: "receivedAt", type: "date", label: "Eingegangen", required: true, index: true, admin: inLetter, ...fixed },
    { name: "deliveredAt", type: "date", label: "Zugestellt", admin: inLetter, ...fixed },
    { name: "attempts", type: "number", label: "Versuche", required: true, defaultValue: 0, admin: inLetter, ...fixed },
    { name: "lastError", type: "text", label: "Letzter Fehler", admin: inLetter, ...fixed },
    { name: "suspicion", type: "text", label: "Verdacht", admin: inLetter, ...fixed },
    { name: "messageId", type: "text", label: "Message-ID", required: true, admin: inLetter, ...fixed },
    // Due from this time on. While it is being sent, no other worker takes it earlier. Empty: nothing to send.
    { name: "nextAttemptAt", type: "date", index: true, ...inner },
    // Identifies the worker that may report the attempt's outcome.
    { name: "lease", type: "text", ...inner },
    // Confirmation to the visitor; empty: none.
    { name: "confirmation", type: "select", options: ["due", "sent", "failed"], ...inner },
    { name: "confirmationAttempts", type: "number", defaultValue: 0, ...inner },
    // Mail to the assignee: when it is due, and its outcome. Empty: none.
    { name: "notifyAt", type: "date", index: true, ...inner },
    { name: "notifyAttempts", type: "number", defaultValue: 0, ...inner },
    { name: "notifyError", type: "text", ...inner },
    { name: "notifiedAt", type: "date", ...inner },
    // History of edits (inquiries/history.ts).
    { name: "history", type: "json", ...inner },
    // Detect duplicates by the browser's key of the form, and by content.
    { name: "formKey", type: "text", unique: true, index: true, ...inner },
    { name: "contentHash", type: "text", index: true, ...inner },
  ],
};
