import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { reshapeSettings } from "../../../content/reshape/site-settings.ts";
import { Address } from "./Address.tsx";

function shown(attributes: object): string {
  const settings = reshapeSettings(
    { siteSetting: { data: { attributes: { agencyName: "Licht", ...attributes } } } },
    { apiBaseUrl: "" },
  );
  return renderToStaticMarkup(<Address settings={settings} className={undefined} />);
}

test("opening hours are shown with the address in German, followed by the note; a legacy line is unchanged", () => {
  const openingHours = "mo-fr 9.00 bis 17.30\nwenn Licht ist";
  const html = shown({ openingHours, openingHoursNote: "An Feiertagen geschlossen" });
  const text = html.replace(/<[^>]*>/g, "|").replace(/\|+/g, "|");
  expect(text).toContain("|Öffnungszeiten:|Mo–Fr 9–17:30 Uhr|wenn Licht ist|An Feiertagen geschlossen|");
});

test("without opening hours the HTML is identical, whether or not the content system knows the field", () => {
  expect(shown({ openingHours: null, openingHoursNote: "" })).toBe(shown({}));
  expect(shown({})).not.toContain("ffnungszeiten");
});
