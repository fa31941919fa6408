import { oldAddressKey } from "@schaufenster/contract/old-addresses";
import type { CollectionConfig, PayloadRequest } from "payload";
import { signedIn } from "../../access/signed-in.ts";
import { publishAfterChange, publishAfterDelete } from "../../entry/publication-hooks.ts";
import { listEndpoint } from "./list.ts";
import { OLD_ADDRESSES, plainTarget, readKnown, refusalOfAddress, refusalOfTarget } from "./old-address-targets.ts";

/**
 * Redirects from a former website, written by imports and by hand. A target contains an entry's number, so that it
 * survives a rename (docs/decisions/118).
 */
export const oldAddresses: CollectionConfig = {
  slug: OLD_ADDRESSES,
  versions: false,
  labels: { singular: "Alte Adresse", plural: "Alte Adressen" },
  admin: {
    group: "Einstellungen",
    useAsTitle: "address",
    defaultColumns: ["address", "target"],
    listSearchableFields: ["address", "target"],
    description:
      "Adressen Ihrer früheren Website, und wohin Besucher von dort geführt werden. Ein Umzug trägt sie von selbst ein. Was Sie hier ändern, gilt sofort.",
    components: {
      beforeListTable: ["/addresses/old/admin/ListImport.tsx#ListImport"],
      afterListTable: ["/addresses/old/admin/Missed.tsx#Missed"],
    },
  },
  access: { read: signedIn, create: signedIn, update: signedIn, delete: signedIn },
  defaultSort: "address",
  lockDocuments: false,
  disableDuplicate: true,
  disableBulkEdit: true,
  endpoints: [listEndpoint],
  hooks: { afterChange: [publishAfterChange], afterDelete: [publishAfterDelete] },
  fields: [
    {
      name: "address",
      type: "text",
      label: "Alte Adresse",
      required: true,
      unique: true,
      index: true,
      defaultValue: ({ req }) => String(req.query.address ?? ""), // 'Ziel angeben' passes the path that wasn't found
      hooks: { beforeValidate: [({ value }) => oldAddressKey(String(value ?? "")) ?? value] },
      validate: (value: unknown) => refusalOfAddress(oldAddressKey(String(value ?? ""))) ?? true,
      admin: {
        description:
          "So, wie sie im Browser stand, mit oder ohne Namen der Website. Ein Stern steht für jeden Anfang: „/*/hochzeiten“.",
      },
    },
    {
      name: "target",
      type: "text",
      label: "Ziel",
      required: true,
      hooks: { beforeValidate: [({ value }) => plainTarget(String(value ?? ""))] },
      validate: async (value: unknown, { req }: { req: PayloadRequest }) =>
        refusalOfTarget(plainTarget(String(value ?? "")), await readKnown(req.payload)) ?? true,
      admin: {
        components: {
          beforeInput: [
            {
              path: "/fields/choosing/TargetChoice.tsx#TargetChoice",
              clientProps: { groups: ["projects", "pages", "categories", "sections", "files"], heading: "Ziel wählen" },
            },
          ],
        },
        description:
          "Eine Seite dieser Website: gewählt, oder wie sie im Browser steht; oder eine ganze Adresse, beginnend mit https://. Wird die Seite umbenannt, folgt das Ziel.",
      },
    },
    {
      name: "byHand",
      type: "checkbox",
      label: "Von Hand eingetragen",
      defaultValue: true,
      hooks: { beforeChange: [() => true] },
      admin: { hidden: true, disableListFilter: true },
    },
  ],
};
