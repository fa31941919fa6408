import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { reshapeSettings } from "../../../content/reshape/settings.ts";
import { Address } from "./Address.tsx";

/** The contact data of an agency with these settings. */
function shown(attributes: object): string {
  const settings = reshapeSettings(
    { siteSetting: { data: { attributes: { agencyName: "Licht", ...attributes } } } },
    { apiBaseUrl: "" },
  );
  return renderToStaticMarkup(<Address settings={settings} className={undefined} />);
}

test("opening hours are shown with the address as written in German, then the note; a legacy line is unchanged", () => {
  const openingHours = "mo-fr 9.00 bis 17.30\nwenn Licht ist";
  const html = shown({ openingHours, openingHoursNote: "An Feiertagen geschlossen" });
  const text = html.replace(/<[^>]*>/g, "|").replace(/\|+/g, "|");
  expect(text).toContain("|Öffnungszeiten:|Mo–Fr 9–17:30 Uhr|wenn Licht ist|An Feiertagen geschlossen|");
});

test("without opening hours nothing is another byte, whether the content system knows the field or not", () => {
  expect(shown({ openingHours: null, openingHoursNote: "" })).toBe(shown({}));
  expect(shown({})).not.toContain("ffnungszeiten");
});
