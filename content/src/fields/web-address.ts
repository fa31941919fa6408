import { NETWORKS, type Network } from "@schaufenster/contract/networks";
import { visibleLine } from "@schaufenster/contract/pasted-text";
import type { CustomComponent, FieldHook, TextField } from "payload";

/** A host without a scheme, and an optional path. */
const HOST = /^(?:[\p{L}\d](?:[\p{L}\d-]*[\p{L}\d])?\.)+\p{L}{2,}(?::\d+)?(?:[/?#]\S*)?$/u;

/** A user name in a social network. */
const NAME = /^@([\p{L}\d_.-]+)$/u;

/**
 * Completes a URL: of `www.studio.example` and `studio.example/team`, and of `@name` if a network is given. Other texts
 * are returned without invisible characters.
 */
export function wholeAddress(text: string, network?: Network): string {
  const given = visibleLine(text).replace(/^<(.*)>$/, "$1");
  const name = NAME.exec(given)?.[1];
  if (name && network) return `${NETWORKS[network].people}${name}`;
  return HOST.test(given) ? `https://${given}` : given;
}

/** For `beforeValidate`; drafts stay as typed, since somebody may still be typing. */
export function completeAddress(network?: Network): FieldHook {
  return ({ data, value }) =>
    typeof value === "string" && data?._status !== "draft" ? wholeAddress(value, network) : value;
}

/** German reason why a text can't be a link to a website, or true. Empty is valid. */
export function validateWebAddress(value: string | null | undefined, network?: Network): true | string {
  if (!value) return true;
  const address = wholeAddress(value, network);
  if (URL.canParse(address) && /^https?:$/.test(new URL(address).protocol)) return true;
  const other = network ? ", oder Ihren Namen dort, beginnend mit @" : "";
  return `Bitte geben Sie die ganze Adresse an, beginnend mit https://${other}`;
}

/** The path of a project on this website. */
const PROJECT = /^\/projekte\/\d[\w%.~-]*$/;

/** The same for a field that also accepts a project of this website. */
export function validateWebAddressOrProject(value: string | null | undefined): true | string {
  if (value && PROJECT.test(value)) return true;
  const reason = validateWebAddress(value);
  return reason === true || `${reason}, oder die eines Projekts, beginnend mit /projekte/`;
}

type Options = {
  name: string;
  label: string;
  description: string;
  network?: Network;
  validate?: typeof validateWebAddress;
  beforeInput?: CustomComponent[];
  Cell?: string;
};

export function webAddressField({
  name,
  label,
  description,
  network,
  validate = validateWebAddress,
  beforeInput = [],
  Cell,
}: Options): TextField {
  return {
    name,
    type: "text",
    label,
    maxLength: 2000,
    hooks: { beforeValidate: [completeAddress(network)] },
    validate: (value: string | null | undefined) => validate(value, network),
    admin: { description, placeholder: "https://", components: { beforeInput, Cell } },
  };
}
