import { expect, test } from "vitest";
import type { Html, Service } from "../../../content/domain.ts";
import { slidesOf } from "./slides.tsx";

const html = "" as Html;

function service(id: string, slideId: number | null): Service {
  const texts = { name: id, title: id, header: id, summary: "", ghostTitle: "", buttonText: "" };
  return {
    id,
    slideId,
    ...texts,
    mainContent: html,
    slideContent: html,
    icon: null,
    slideImage: null,
    formerNames: [],
    assets: [],
    projectsHref: null,
  };
}

test("the slider orders services by slideId and leaves out those without one (spec §2)", () => {
  const slides = slidesOf([service("film", 3), service("druck", null), service("foto", 1)], true);
  expect(slides.map(({ label }) => label)).toEqual(["1 von 2: foto", "2 von 2: film"]);
});
