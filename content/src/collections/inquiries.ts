import { CONTACT_LIMITS } from "@schaufenster/contract/contact";
import type { CollectionConfig, Field } from "payload";
import { inquiryReaders, mayReadInquiries } from "../access/roles.ts";
import { exportInquiries, SEARCHED } from "../contact/export.ts";
import { allowStatusOnly, eraseAfterDelete, takeRow, wakeAfterChange } from "../contact/inquiry-hooks.ts";
import { INQUIRY_STATUS } from "../contact/status.ts";

/** Rows of the message as shown; the form's own limit is {@link CONTACT_LIMITS}. */
const MESSAGE_ROWS = Math.ceil(CONTACT_LIMITS.messageMax / 80);

/** Written once, by the intake or the delivery; never changed by hand. */
const fixed = { access: { update: () => false } };

const visitorText = (name: string, label: string): Field => ({ name, type: "text", label, required: true, ...fixed });

/** Place and state of fields that the delivery fills in, beside the text. */
const note = { position: "sidebar", readOnly: true } as const;

/** For the program only: neither the admin nor REST shows it. */
const inner = { ...fixed, hidden: true };

/** Spec §3, contact message: stored before the visitor is told that it was, mailed afterwards. */
export const inquiries: CollectionConfig = {
  slug: "inquiries",
  labels: { singular: "Anfrage", plural: "Anfragen" },
  admin: {
    group: "Anfragen",
    hidden: ({ user }) => !mayReadInquiries(user as Parameters<typeof mayReadInquiries>[0]),
    useAsTitle: "subject",
    defaultColumns: ["name", "subject", "receivedAt", "status"],
    listSearchableFields: SEARCHED,
    description:
      "Was Besucherinnen und Besucher über das Kontaktformular schreiben. Der Text lässt sich nicht ändern. Alte Anfragen werden von selbst gelöscht, so wie es in der Datenschutzerklärung steht.",
    components: {
      beforeListTable: ["/contact/admin/ExportInquiries.tsx#ExportInquiries"],
      edit: { SaveButton: "/contact/admin/InquiryActions.tsx#InquiryActions" },
    },
  },
  access: { read: inquiryReaders, create: () => false, update: inquiryReaders, delete: inquiryReaders },
  defaultSort: "-receivedAt",
  disableDuplicate: true,
  disableBulkEdit: true,
  lockDocuments: false,
  endpoints: [exportInquiries],
  hooks: {
    beforeOperation: [takeRow],
    beforeChange: [allowStatusOnly],
    afterChange: [wakeAfterChange],
    afterDelete: [eraseAfterDelete],
  },
  fields: [
    {
      type: "row",
      fields: [visitorText("name", "Name"), visitorText("email", "E-Mail-Adresse"), visitorText("phone", "Telefon")],
    },
    visitorText("subject", "Betreff"),
    {
      name: "message",
      type: "textarea",
      label: "Nachricht",
      required: true,
      admin: { rows: MESSAGE_ROWS },
      ...fixed,
    },
    {
      name: "status",
      type: "select",
      label: "Status",
      required: true,
      index: true,
      defaultValue: "new",
      options: Object.entries(INQUIRY_STATUS).map(([value, label]) => ({ value, label })),
      admin: {
        ...note,
        description:
          "Ändern Sie den Status mit den Schaltflächen oben. „Nicht versandt“: Es ist kein Mailserver eingerichtet, die E-Mail liegt als Datei auf dem Server.",
      },
    },
    {
      name: "receivedAt",
      type: "date",
      label: "Eingegangen",
      required: true,
      index: true,
      admin: { ...note, date: { pickerAppearance: "dayAndTime", displayFormat: "dd.MM.yyyy HH:mm" } },
      ...fixed,
    },
    {
      name: "deliveredAt",
      type: "date",
      label: "Zugestellt",
      admin: {
        ...note,
        date: { pickerAppearance: "dayAndTime", displayFormat: "dd.MM.yyyy HH:mm" },
        description: "Wann der Mailserver die Nachricht angenommen hat.",
      },
      ...fixed,
    },
    { name: "attempts", type: "number", label: "Versuche", required: true, defaultValue: 0, admin: note, ...fixed },
    {
      name: "lastError",
      type: "text",
      label: "Letzter Fehler",
      admin: { ...note, condition: ({ lastError }) => Boolean(lastError) },
      ...fixed,
    },
    {
      name: "suspicion",
      type: "text",
      label: "Verdacht",
      admin: { ...note, condition: ({ suspicion }) => Boolean(suspicion) },
      ...fixed,
    },
    {
      name: "messageId",
      type: "text",
      label: "Message-ID",
      required: true,
      admin: { ...note, description: "Kennung der E-Mail. Hilft, sie im Postfach zu finden." },
      ...fixed,
    },
    // Due from this moment on; while it is being sent, no other worker takes it before. Empty: nothing to send.
    { name: "nextAttemptAt", type: "date", index: true, ...inner },
    // The worker that holds it reports what became of the attempt.
    { name: "lease", type: "text", ...inner },
    // The confirmation to the visitor: due, sent or given up; empty: none.
    { name: "confirmation", type: "select", options: ["due", "sent", "failed"], ...inner },
    { name: "confirmationAttempts", type: "number", defaultValue: 0, ...inner },
    // Same form sent twice: once by the browser's key for the form, once by what it says.
    { name: "formKey", type: "text", unique: true, index: true, ...inner },
    { name: "contentHash", type: "text", index: true, ...inner },
  ],
};
