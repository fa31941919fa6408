import { expect, test } from "vitest";
import { suspicionOf } from "./suspicion.ts";

const AD = "Best prices for your website, see https://spam.example today";

function told(message: string, elapsed?: unknown, others: Partial<Parameters<typeof suspicionOf>[0]> = {}) {
  const sent = { to: "", from: "erika@firma.example", subject: "Anfrage", phone: "0221", name: "Erika", message };
  return suspicionOf({ ...sent, ...others }, { elapsed });
}

test.each([
  ["Guten Tag, wir haben eine neue Website, www.firma-neu.example, und suchen Fotos.", 1200],
  ["Hallo, bitte rufen Sie mich an. Unsere Seite: https://kunde.example", 0],
  ["Anfrage fuer Fotos, Infos auf www.kunde.example. Wir freuen uns auf Ihre Antwort.", 10],
  ["Können Sie www.kunde.example neu machen?", undefined],
  ["We need photos for our website www.firma.example, please call.", 900], // the sender's own
  ["We need photos for https://www.firma.example/en, please call.", undefined],
  ["Please have a look at https://kunde.example and call us.", 3000],
  ["Please have a look at https://kunde.example and call us.", "45000"],
  ["Hello, could you please call us about a film?", 100],
  ["Hello, could you please call us about a film?", undefined],
])("an honest message is not marked: %j after %j ms", (message, elapsed) => {
  expect(told(message, elapsed)).toBeNull();
});

test.each([
  [AD, 2999, /Nach 3 Sekunden .*nicht deutsch/],
  [AD, "12", /Nach 0 Sekunden/],
  [AD, -5, /Nach 0 Sekunden/],
  [AD, undefined, /Ohne eine Angabe/],
  [AD, "", /Ohne eine Angabe/],
  [AD, "unbekannt", /Ohne eine Angabe/],
  ["Guten Tag, <a href='https://spam.example'>hier</a> und jetzt", 60_000, /wie ihn Programme schreiben/],
  ["[url=https://spam.example]Angebot[/url] für Sie und uns", 60_000, /wie ihn Programme schreiben/],
])("a robot's is marked, with the reason: %j after %j ms", (message, elapsed, reason) => {
  expect(told(message, elapsed)).toMatch(reason);
});

test("what a robot writes into name or subject counts too", () => {
  expect(told("A message for you", 5, { subject: "www.spam.example" })).toMatch(/Adresse einer Website/);
  expect(told("A message for you", 5, { name: "https://spam.example" })).toMatch(/Adresse einer Website/);
});
