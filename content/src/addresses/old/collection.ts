import { oldAddressKey } from "@schaufenster/contract/old-addresses";
import type { CollectionConfig, FieldHook, TextFieldSingleValidation } from "payload";
import { signedIn } from "../../access/signed-in.ts";
import { publishAfterChange, publishAfterDelete } from "../../publishing/hooks.ts";
import { oldAddressEndpoints } from "./endpoints.ts";
import { OLD_ADDRESSES, presentTargets } from "./present.ts";
import { plainTarget, readKnown, refusalOf, refusalOfTaken } from "./refuse.ts";

const MISSING = "Bitte füllen Sie dieses Feld aus.";

const validateAddress: TextFieldSingleValidation = async (value, { id, previousValue, req }) => {
  if (!value) return MISSING;
  const known = await readKnown(req.payload);
  const address = oldAddressKey(value);
  const isTaken = address !== null && (id === undefined || address !== previousValue);
  return refusalOf({ address, target: "/" }, known) ?? (isTaken ? refusalOfTaken(address, known) : null) ?? true;
};

const validateTarget: TextFieldSingleValidation = async (value, { data, req }) => {
  if (!value) return MISSING;
  const given = oldAddressKey(String((data as { address?: unknown }).address ?? ""));
  if (given !== null && given === oldAddressKey(value)) return "Die alte Adresse kann nicht zu sich selbst führen.";
  return refusalOf({ address: "/alt", target: plainTarget(value) }, await readKnown(req.payload)) ?? true;
};

const presentAfterRead: FieldHook = async ({ siblingData, req }) =>
  (await presentTargets(req.payload)).get(String(siblingData.address)) ?? "– (das Ziel ist nicht öffentlich)";

/**
 * Addresses of a former website, each with where it leads today, written by imports and by hand. A target is what is there by
 * itself, an entry by its number, so that no row leads to another one (docs/decisions/118).
 */
export const oldAddresses: CollectionConfig = {
  slug: OLD_ADDRESSES,
  labels: { singular: "Alte Adresse", plural: "Alte Adressen" },
  admin: {
    group: "Einstellungen",
    useAsTitle: "address",
    defaultColumns: ["address", "present"],
    listSearchableFields: ["address", "target"],
    description:
      "Adressen Ihrer früheren Website, und wohin Besucher von dort geführt werden. Ein Umzug trägt sie von selbst ein. Was Sie hier ändern, gilt sofort.",
    components: {
      beforeListTable: ["/addresses/old/admin/OldAddressTools.tsx#OldAddressTools"],
      afterListTable: ["/addresses/old/admin/Missed.tsx#Missed"],
    },
  },
  access: { read: signedIn, create: signedIn, update: signedIn, delete: signedIn },
  defaultSort: "address",
  lockDocuments: false,
  disableDuplicate: true,
  disableBulkEdit: true,
  endpoints: oldAddressEndpoints,
  hooks: { afterChange: [publishAfterChange], afterDelete: [publishAfterDelete] },
  fields: [
    {
      name: "address",
      type: "text",
      label: "Alte Adresse",
      required: true,
      unique: true,
      index: true,
      hooks: { beforeValidate: [({ value }) => oldAddressKey(String(value ?? "")) ?? value] },
      validate: validateAddress,
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
      hooks: { beforeValidate: [({ value }) => (typeof value === "string" ? plainTarget(value) : value)] },
      validate: validateTarget,
      admin: {
        description: "Eine Seite dieser Website, oder eine ganze Adresse, beginnend mit https://",
        components: { beforeInput: ["/addresses/old/admin/TargetPicker.tsx#TargetPicker"] },
      },
    },
    {
      name: "present",
      type: "text",
      label: "Besucher landen heute bei",
      virtual: true,
      hooks: { afterRead: [presentAfterRead] },
      admin: {
        description: "Folgt dem Ziel, auch wenn es umbenannt oder ersetzt wird.",
        readOnly: true,
        disableListFilter: true,
        condition: ({ id }) => Boolean(id),
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
