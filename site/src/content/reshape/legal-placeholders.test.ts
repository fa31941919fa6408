import { expect, test } from "vitest";
import { renderMarkdown } from "../markdown/render-markdown.ts";
import { type ContactData, fillContactData } from "./legal-placeholders.ts";

const DATA: ContactData = {
  agencyName: "Licht *&* <Schatten>",
  ownerName: "Erika Mustermann",
  street: "Neue Straße 1",
  postalCode: "50667",
  city: "Köln",
  phone: "0221 / 47-11",
  mobile: "",
  email: "hallo_du@agentur.example",
  website: "https://agentur.example/",
  vatId: "",
  businessId: "",
};

const html = (text: string, data = DATA) =>
  renderMarkdown(fillContactData(text, data), { apiBaseUrl: "", topHeading: 2 });

test("a legal text shows the contact data from the settings", () => {
  expect(html("**{{Name der Agentur}}**\n{{Inhaber}}\n{{Anschrift}}")).toBe(
    "<p><strong>Licht *&#x26;* &#x3C;Schatten></strong><br>\nErika Mustermann<br>\nNeue Straße 1<br>\n50667 Köln</p>",
  );
  expect(html("Telefon: {{Telefon}}, {{E-Mail}}, {{Website}}").replace(/ (target|rel|title)="[\w ]+"/g, "")).toBe(
    '<p>Telefon: <a href="tel:02214711">0221 / 47-11</a>, <a href="mailto:hallo_du@agentur.example">hallo_du@agentur.example</a>, <a href="https://agentur.example/">agentur.example</a></p>',
  );
});

test("a line whose value is missing is removed, with a heading that then has nothing below it", () => {
  const text =
    "## Kontakt\n\nTelefon: {{Telefon}}\nMobil: {{Mobiltelefon}}\n\n## Umsatzsteuer\n\nUSt: {{Umsatzsteuer-ID}}\n\n## Leer\n";
  expect(fillContactData(text, DATA)).not.toMatch(/Mobil|Umsatzsteuer|USt/);
  expect(fillContactData(text, DATA)).toMatch(/## Kontakt.*Telefon.*## Leer/s);
});

test("other placeholders stay for whoever fills them in", () => {
  expect(fillContactData("{{Analyse}} {{Wetter}} {{constructor}}", DATA)).toBe(
    "{{Analyse}} {{Wetter}} {{constructor}}",
  );
});
