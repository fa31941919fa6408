import type { SiteSetting } from "../../payload-types.ts";

/** `isDone` is null if only the owner knows whether it applies. */
export type Item = { label: string; isDone: boolean | null };

type Given = Partial<
  Pick<SiteSetting, "ownerName" | "street" | "postalCode" | "city" | "email" | "phone" | "vatId" | "businessId">
>;

/** The imprint's required information (§ 5 DDG, § 18 (2) MStV), and whether the settings have it. */
export function imprintChecklist(given: Given): Item[] {
  const has = (...names: (keyof Given)[]) => names.every((name) => Boolean(given[name]?.trim()));
  return [
    { label: "Name der Inhaberin oder des Inhabers, bei Gesellschaften mit Rechtsform", isDone: has("ownerName") },
    { label: "Vertretungsberechtigte Person, bei jeder Gesellschaft", isDone: null },
    { label: "Anschrift mit Straße und Ort, kein Postfach", isDone: has("street", "postalCode", "city") },
    { label: "E-Mail-Adresse", isDone: has("email") },
    { label: "Telefonnummer oder ein anderer schneller Weg", isDone: has("phone") },
    {
      label: "Umsatzsteuer-ID oder Wirtschafts-Identifikationsnummer, wenn Sie eine haben",
      isDone: has("vatId") || has("businessId") || null,
    },
    { label: "Registergericht und -nummer, wenn Sie eingetragen sind, auch als e.K.", isDone: null },
    { label: "Aufsichtsbehörde oder Kammer, wenn Ihr Beruf eine hat", isDone: null },
    { label: "Ein Mensch, der für journalistische Inhalte verantwortlich ist (§ 18 Abs. 2 MStV)", isDone: null },
  ];
}
