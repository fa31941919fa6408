import { expect, test } from "vitest";
import type { Html, Picture, Service } from "../../../content/domain.ts";
import { enquirySubject, offersOf } from "./offers.ts";

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

test("a service is offered when it has header, summary and picture (spec §2)", () => {
  const incomplete = [{ header: "" }, { summary: "" }, { slideImage: null }].map((lack) => ({ ...film, ...lack }));
  expect(offersOf([film, ...incomplete]).map(({ id }) => id)).toEqual(["7"]);
});

test("an offer says the first sentence of its service's text; an abbreviation does not end it", () => {
  const summary = "Wir drehen z. B. Filme über Höfe und Betriebe. Und schneiden sie.";
  const [offer] = offersOf([{ ...film, summary }]);
  expect(offer?.summary).toBe("Wir drehen z. B. Filme über Höfe und Betriebe.");
});

test("an enquiry's subject names the offer without hyphenation marks", () => {
  expect(offersOf([film]).map(enquirySubject)).toEqual(["Anfrage: Filmschnitt"]);
});
