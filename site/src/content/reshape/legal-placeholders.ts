import { PLACEHOLDER, type SettingPlaceholder } from "@schaufenster/contract/legal-placeholders";
import { phoneHref } from "@schaufenster/contract/phone";
import type { SiteSettings } from "../domain.ts";
import { safeHref } from "../urls.ts";

export type ContactData = Pick<
  SiteSettings,
  | "agencyName"
  | "ownerName"
  | "street"
  | "postalCode"
  | "city"
  | "phone"
  | "mobile"
  | "email"
  | "website"
  | "vatId"
  | "businessId"
>;

/** Escapes all of Markdown's markup characters (CommonMark 2.4) and line breaks. */
const verbatim = (text: string) => text.replace(/[\t\r\n ]+/g, " ").replace(/[!-/:-@[-`{-~]/g, "\\$&");

const link = (href: string, text: string) => `[${verbatim(text)}](<${href.replace(/[<>\s\\]/g, encodeURIComponent)}>)`;

const phone = (number: string) => (number ? link(phoneHref(number), number) : "");

const lines = (...parts: string[]) =>
  parts
    .map((part) => verbatim(part).trim())
    .filter(Boolean)
    .join("\n");

const VALUES: Record<SettingPlaceholder, (data: ContactData) => string> = {
  "Name der Agentur": ({ agencyName }) => verbatim(agencyName),
  Inhaber: ({ ownerName }) => verbatim(ownerName),
  Anschrift: ({ street, postalCode, city }) => lines(street, `${postalCode} ${city}`),
  Telefon: (data) => phone(data.phone),
  Mobiltelefon: ({ mobile }) => phone(mobile),
  "E-Mail": ({ email }) => (email ? link(`mailto:${email}`, email) : ""),
  Website: ({ website }) => {
    const href = safeHref(website);
    return href ? link(href, website.replace(/^https?:\/\/|\/$/g, "")) : "";
  },
  "Umsatzsteuer-ID": ({ vatId }) => verbatim(vatId),
  "Wirtschafts-ID": ({ businessId }) => verbatim(businessId),
};

const isSetting = (name: string): name is SettingPlaceholder => Object.hasOwn(VALUES, name);

const HEADING = /^#{1,6} /;

/**
 * Fills contact data from the settings into a legal text in Markdown. A line whose value is missing is removed, with a
 * heading that then has nothing below it. Other placeholders stay.
 */
export function fillContactData(text: string, data: ContactData): string {
  const kept: string[] = [];
  let emptied = false;
  function closeSection(): void {
    const last = kept.findLastIndex((line) => line.trim() !== "");
    if (emptied && HEADING.test(kept[last] ?? "")) kept.length = last;
    emptied = false;
  }
  for (const line of text.split("\n")) {
    if (HEADING.test(line)) closeSection();
    let missing = false;
    const filled = line.replace(PLACEHOLDER, (place, name: string) => {
      if (!isSetting(name)) return place;
      const value = VALUES[name](data);
      missing ||= value === "";
      return value;
    });
    if (missing) emptied = true;
    else kept.push(filled);
  }
  closeSection();
  return kept.join("\n");
}
