import { expect, test } from "vitest";
import { describesService, isCompany } from "./public-texts.ts";

test.each([
  "Nordbild GmbH",
  "Lichtwerk UG (haftungsbeschränkt)",
  "Müller & Söhne GmbH & Co. KG",
  "Bild gGmbH",
  "Licht GbR",
  "Foto PartGmbB",
  "Film SE",
  "Kamera eG",
])("%s is a company", (name) => expect(isCompany(name)).toBe(true));

test.each(["Erika Mustermann", "Agnes Agthe", "Ugur Kaya", "Fotografie Meier e.K.", "Seda Segal", ""])(
  "%s is a person",
  (name) => expect(isCompany(name)).toBe(false),
);

test("a policy describes a service by the placeholder or by its name", () => {
  expect(describesService("Wir nutzen keine Analyse.", "google")).toBe(false);
  expect(describesService("Wir nutzen Matomo.", "google")).toBe(false);
  for (const policy of ["{{Analyse}}", "Wir nutzen Google\u00a0Analytics\u00a04."])
    expect(describesService(policy, "google")).toBe(true);
  expect(describesService("Wir nutzen matomo.", "matomo")).toBe(true);
});
