import type { Field } from "payload";
import { administratorsForField } from "../../access/roles.ts";
import { webAddressField } from "../../fields/web-address.ts";

type Siblings = { analyticsProvider?: string };

/**
 * The analytics script runs on every page, in the admin's origin: whoever sets it can act as any user who opens the
 * page (docs/decisions/083).
 */
const access = { update: administratorsForField };

/** The site's own statistics, and analytics services, which load only after consent (spec §4, consent dialog). */
export const analyticsFields: Field[] = [
  {
    name: "countsViews",
    type: "checkbox",
    label: "Aufrufe zählen, ohne Cookies",
    defaultValue: true,
    admin: {
      description:
        "Zählt auf dem eigenen Server, wie oft welche Seite aufgerufen wird und von welcher Website die Besucher kommen. Gespeichert werden nur Summen je Tag; eine Einwilligung braucht das nicht. Die Zahlen stehen auf der Startseite der Verwaltung, und die Datenschutzerklärung beschreibt die Zählung von selbst.",
    },
  },
  {
    name: "analyticsProvider",
    type: "select",
    label: "Analysedienst",
    defaultValue: "off",
    required: true,
    access,
    options: [
      { value: "off", label: "Kein Dienst" },
      { value: "google", label: "Google Analytics 4" },
      { value: "matomo", label: "Matomo" },
    ],
    admin: {
      isClearable: false,
      description:
        "Nur die Administration kann Dienst, Kennung und Adresse ändern. Wird erst geladen, wenn jemand zugestimmt hat. Ändern sich Dienst, Kennung oder Adresse, wird neu gefragt. Geladen wird er nur, wenn die veröffentlichte Datenschutzerklärung ihn nennt; mit {{Analyse}} tut sie das von selbst. Den Vertrag mit ihm schließen Sie vorher. Die Datenschutzerklärung verspricht, was nur Sie im Dienst einstellen können: bei Google eine Aufbewahrung von zwei Monaten und „Google-Signale“ aus, bei Matomo gekürzte IP-Adressen, eine Aufbewahrung von höchstens 13 Monaten und einen Server in der EU.",
    },
  },
  {
    name: "analyticsId",
    type: "text",
    label: "Kennung",
    maxLength: 60,
    access,
    admin: {
      description: "Google: Mess-ID, beginnt mit „G-“. Matomo: Nummer der Website.",
      condition: (_, siblings: Siblings) => siblings.analyticsProvider !== "off",
    },
    validate: (value: string | null | undefined, { siblingData }: { siblingData: Siblings }) => {
      const provider = siblingData.analyticsProvider;
      if (provider === "google" && !/^G-[A-Z0-9]{4,20}$/.test(value ?? ""))
        return "Die Mess-ID sieht so aus: G-AB12CD34EF";
      if (provider === "matomo" && !/^\d{1,6}$/.test(value ?? ""))
        return "Bitte geben Sie die Nummer der Website in Matomo an.";
      return true;
    },
  },
  {
    ...webAddressField({
      name: "analyticsUrl",
      label: "Adresse von Matomo",
      description: "Wo Ihr Matomo läuft, beginnend mit https://",
    }),
    access,
    admin: {
      description: "Wo Ihr Matomo läuft, beginnend mit https://",
      condition: (_, siblings: Siblings) => siblings.analyticsProvider === "matomo",
    },
  },
  {
    name: "consentOpensByItself",
    type: "checkbox",
    label: "Cookie-Dialog beim ersten Besuch öffnen",
    defaultValue: true,
    admin: {
      description:
        "Ohne Dienst gibt es nichts, dem jemand zustimmen müsste; der Dialog sagt das dann. Ohne Haken öffnet er sich nicht von selbst, nur über „Cookie-Einstellungen“ am Ende jeder Seite. Mit einem Dienst öffnet er sich immer.",
      condition: (_, siblings: Siblings) => siblings.analyticsProvider === "off",
    },
  },
];
