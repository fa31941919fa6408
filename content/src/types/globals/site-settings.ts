import { NETWORK_NAMES, NETWORKS } from "@schaufenster/contract/networks";
import { openingHoursOf } from "@schaufenster/contract/opening-hours";
import { isReadable, visibleLine } from "@schaufenster/contract/pasted-text";
import type { TextareaFieldValidation, TextField, TextFieldSingleValidation } from "payload";
import { administratorsForField } from "../../access/roles.ts";
import { pastedEmail } from "../../fields/email-address.ts";
import { mediaField } from "../../fields/media-upload.ts";
import { SHARING_LABEL, sharingFields } from "../../fields/sharing/sharing-fields.ts";
import { webAddressField } from "../../fields/web-address.ts";
import { validateNamedSetting } from "../../legal-texts/needed-settings.ts";
import { analyticsFields } from "./analytics.ts";
import { chosenProjectsField } from "./chosen-projects.ts";
import { editedGlobal } from "./edited-global.ts";

const MAX_VERSIONS = 50;

/** Soft hyphen and no-break space: in names that visitors read, they may be intended. */
const KEPT_IN_NAMES = "\u00ad\u00a0";

/** Business ID: nine digits, and five for the branch (§ 139c AO). */
const BUSINESS_ID = /^DE\d{9}-\d{5}$/;

const validateBusinessId: TextFieldSingleValidation = (value) =>
  !value || BUSINESS_ID.test(value) || "Die Nummer sieht so aus: DE123456789-00001";

const validateOpeningHours: TextareaFieldValidation = (value) => {
  const wrong = openingHoursOf(value).find(({ hours }) => hours === null);
  return (
    !wrong ||
    `„${wrong.line}“: Bitte schreiben Sie es wie „Mo–Fr 9–17 Uhr“ oder „Sa nach Vereinbarung“, Feiertage in den Hinweis darunter.`
  );
};

/** Year of the copyright line (spec §9). */
const DEFAULT_COPYRIGHT_YEAR = 2022;

function cleaned(value: string, kept?: string): string {
  return isReadable(value) ? visibleLine(value, kept) : "";
}

function text(
  name: string,
  label: string,
  description: string,
  options: { required?: boolean; maxLength?: number; kept?: string; validate?: TextFieldSingleValidation } = {},
): TextField {
  return {
    name,
    type: "text",
    label,
    required: options.required ?? false,
    maxLength: options.maxLength ?? 200,
    hooks: { beforeValidate: [({ value }) => (typeof value === "string" ? cleaned(value, options.kept) : value)] },
    validate: options.validate ?? validateNamedSetting,
    admin: { description },
  };
}

/** Agency settings that are neither content nor legal texts: name, contact data, links, badge, analytics. */
export const siteSettings = editedGlobal(
  {
    slug: "site-settings",
    label: "Website",
    admin: {
      group: "Einstellungen",
      description: "Name, Kontaktdaten und Links der Agentur.",
    },
    fields: [
      chosenProjectsField,
      {
        type: "tabs",
        tabs: [
          {
            label: "Agentur",
            fields: [
              text("agencyName", "Name der Agentur", "Steht im Logo, im Seitentitel und im Fuß der Seite.", {
                required: true,
                maxLength: 60,
                kept: KEPT_IN_NAMES,
              }),
              text("claim", "Zusatz", "Ein paar Worte nach dem Namen, im Titel des Browserfensters.", {
                kept: KEPT_IN_NAMES,
              }),
              text(
                "ownerName",
                "Inhaberin oder Inhaber",
                "Vor- und Nachname, bei einer Gesellschaft ihr Name mit Rechtsform. Für Impressum und Datenschutzerklärung.",
              ),
              text(
                "vatId",
                "Umsatzsteuer-ID",
                "Umsatzsteuer-Identifikationsnummer, beginnt mit DE. Für das Impressum.",
              ),
              text(
                "businessId",
                "Wirtschafts-Identifikationsnummer",
                "Wie das Bundeszentralamt für Steuern sie mitgeteilt hat, zum Beispiel DE123456789-00001. Für das Impressum; ohne Umsatzsteuer-ID gehört sie hinein (§ 5 DDG).",
                { validate: validateBusinessId },
              ),
              {
                name: "priceNote",
                type: "textarea",
                label: "Hinweis zu Preisen",
                maxLength: 300,
                admin: {
                  rows: 2,
                  description:
                    "Steht unter „Was haben Sie vor?“. Wer auch Verbraucherinnen und Verbrauchern etwas anbietet, muss Preise mit Umsatzsteuer nennen. Sonst zum Beispiel: „Unser Angebot richtet sich an Unternehmen, Selbstständige und öffentliche Auftraggeber. Alle Preise sind Nettopreise zuzüglich Umsatzsteuer.“ Wer als Kleinunternehmer keine Umsatzsteuer berechnet (§ 19 UStG), schreibt stattdessen: „Nach § 19 UStG berechnen wir keine Umsatzsteuer.“ Leer: kein Hinweis.",
                },
              },
              {
                name: "copyrightYear",
                type: "number",
                label: "Copyright-Jahr",
                defaultValue: DEFAULT_COPYRIGHT_YEAR,
                required: true,
                min: 1990,
                max: 2100,
                admin: { description: "Steht in der letzten Zeile jeder Seite." },
              },
            ],
          },
          {
            label: "Kontakt",
            fields: [
              {
                name: "email",
                type: "email",
                label: "E-Mail-Adresse",
                required: true,
                ...pastedEmail,
                access: { update: administratorsForField },
                admin: {
                  description:
                    "Steht auf der Website. An diese Adresse gehen auch die Anfragen; nur die Administration kann sie ändern.",
                },
              },
              text(
                "phone",
                "Telefon",
                "So, wie es auf der Website stehen soll: im Kopf jeder Seite, am Kontaktformular und in den Rechtstexten.",
              ),
              text("mobile", "Mobiltelefon", "Steht im Impressum. Leer: nicht genannt."),
              text(
                "street",
                "Straße und Hausnummer",
                "Zum Beispiel „Musterstraße 12“. Steht am Kontaktformular und in den Rechtstexten.",
              ),
              text("postalCode", "Postleitzahl", "Fünf Ziffern.", { maxLength: 10 }),
              text("city", "Ort", "Ohne Postleitzahl."),
              webAddressField({
                name: "mapsUrl",
                label: "Link zum Stadtplan",
                description: "Adresse bei einem Kartendienst. Nur ein Link; es wird nichts eingebettet.",
              }),
              {
                name: "openingHours",
                type: "textarea",
                label: "Öffnungszeiten",
                maxLength: 500,
                validate: validateOpeningHours,
                admin: {
                  rows: 3,
                  description:
                    "Für gleiche Tage eine Zeile, zum Beispiel „Mo–Fr 9–12 und 14–17 Uhr“, „Sa 10–14 Uhr“ oder „Nach Vereinbarung“. Stehen bei der Adresse und in dem, was Suchmaschinen lesen. Leer: nicht genannt.",
                },
              },
              text(
                "openingHoursNote",
                "Hinweis zu den Öffnungszeiten",
                "Zum Beispiel „An Feiertagen und vom 24. bis 31. Dezember geschlossen“. Steht unter den Zeiten. Leer: kein Hinweis.",
                { kept: KEPT_IN_NAMES },
              ),
            ],
          },
          {
            label: "Links",
            fields: [
              webAddressField({
                name: "website",
                label: "Website",
                description: "Die eigene Adresse. Steht im Impressum. Leer: nicht genannt.",
              }),
              ...NETWORK_NAMES.map((network) =>
                webAddressField({
                  name: `${network}Url`,
                  label: NETWORKS[network].name,
                  network,
                  description: "Adresse Ihrer Seite dort, oder Ihr Name mit @ davor. Leer: kein Symbol.",
                }),
              ),
              webAddressField({
                name: "ownLinkUrl",
                label: "Ein anderer Ort",
                description: "Adresse Ihrer Seite anderswo; bekommt ein allgemeines Symbol. Leer: kein Symbol.",
              }),
              text(
                "ownLinkName",
                "Name des anderen Orts",
                "Zum Beispiel „Pinterest“. Leer: die Adresse ohne https://.",
                {
                  maxLength: 60,
                },
              ),
              mediaField({
                name: "badgeImage",
                label: "Plakette",
                kind: "picture",
                description: "Bild des Branchenverzeichnisses, wird 200 Pixel breit gezeigt. Leer: nur der Text.",
              }),
              text("badgeTitle", "Text der Plakette", "Sagt, wohin die Plakette führt."),
              webAddressField({
                name: "badgeUrl",
                label: "Link der Plakette",
                description: "Ihr Eintrag im Branchenverzeichnis. Leer: keine Plakette.",
              }),
            ],
          },
          { label: SHARING_LABEL, fields: sharingFields("description") },
          { label: "Statistik", fields: analyticsFields },
        ],
      },
    ],
  },
  MAX_VERSIONS,
);
