import { expect, test } from "vitest";
import type { Html, Picture, Service } from "../../../content/domain.ts";
import { enquirySubject, offersOf, splitAtAmounts } from "./offers.ts";

const image: Picture = {
  kind: "picture",
  id: "1",
  url: "/uploads/bild.jpg",
  alternativeText: "",
  caption: null,
  width: null,
  height: null,
  focalPoint: { x: 0.5, y: 0.5 },
  sets: [],
};

const film: Service = {
  id: "7",
  slideId: 1,
  name: "film",
  title: "Film\u00adschnitt",
  header: "Neunzig Sekunden reichen.",
  mainContent: "" as Html,
  summary: "Wir drehen kurze Filme.",
  slideContent: "" as Html,
  icon: null,
  slideImage: image,
  ghostTitle: "",
  buttonText: "",
  formerNames: [],
  assets: [],
  projectsHref: null,
};

test("a service is offered if it has a header, summary and picture (spec §2)", () => {
  const incomplete = [{ header: "" }, { summary: "" }, { slideImage: null }].map((lack) => ({ ...film, ...lack }));
  expect(offersOf([film, ...incomplete]).map(({ id }) => id)).toEqual(["7"]);
});

test.each([
  ["Wir drehen kurze Filme.", "Wir drehen kurze Filme."],
  [
    "Wir drehen Filme über Höfe. Ein Film dauert vier Wochen, ab 6.800 Euro.",
    "Ein Film dauert vier Wochen, ab 6.800 Euro.",
  ],
  ["Wir drehen z. B. Filme über Höfe und Betriebe.", "Wir drehen z. B. Filme über Höfe und Betriebe."],
  ["Was kostet ein Tag? Fragen Sie Dr. Musterfrau nach dem Preis!", "Fragen Sie Dr. Musterfrau nach dem Preis!"],
  ["Sie sagen: „Ein Wort genügt.“ Danach fangen wir sofort an.", "Danach fangen wir sofort an."],
])("%j: the offer shows the last sentence, and an abbreviation doesn't start one", (summary, said) => {
  expect(offersOf([{ ...film, summary }])[0]?.summary).toBe(said);
});

test.each([
  [
    "Ein Film braucht vier Wochen, ab\u00a06.800\u00a0Euro.",
    ["Ein Film braucht vier Wochen, ", "ab\u00a06.800\u00a0Euro", "."],
  ],
  ["650,50 € der Flug, 80 Euro das Bild", ["", "650,50 €", " der Flug, ", "80 Euro", " das Bild"]],
  ["Zwölf Bilder, nicht 800 in Europa", ["Zwölf Bilder, nicht 800 in Europa"]],
])("amounts of money are separate parts: %j", (text, parts) => {
  expect(splitAtAmounts(text)).toEqual(parts);
});

test("an enquiry's subject names the offer without soft hyphens", () => {
  expect(offersOf([film]).map(enquirySubject)).toEqual(["Anfrage: Filmschnitt"]);
});
