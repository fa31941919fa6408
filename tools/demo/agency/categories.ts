import type { DemoCategory } from "./types.ts";

/** No project is filed under "ausstellung": the site must leave out a category without projects (spec §7). */
export const categories: DemoCategory[] = [
  {
    key: "fotografie",
    name: "Fotografie",
    description:
      "Gefäße, Gläser, Möbel, Treppenhäuser. Was alle diese Bilder verbindet: Vor dem Auslösen wurde lange geschaut.",
  },
  {
    key: "film",
    name: "Film",
    description:
      "Von der Schleife, die nach fünf Sekunden von vorn beginnt, bis zum Kurzfilm, der sechs Minuten dauert.",
  },
  {
    key: "webdesign",
    name: "Webdesign",
    description:
      "Websites und Onlineshops, die wir entworfen und gebaut haben. Gepflegt werden sie von denen, denen sie gehören.",
  },
  {
    key: "luftbild",
    name: "Luftbild",
    description: "Aufnahmen von weiter oben, mit Drohne und einmal auch am Seil.",
  },
  {
    key: "gestaltung",
    name: "Gestaltung",
    description: "Broschüren, Kataloge, Plakate, Karten und Kisten. Das meiste davon kann man anfassen.",
  },
  {
    key: "ausstellung",
    name: "Ausstellung",
    description: "Bilder an der Wand statt auf dem Bildschirm. Die erste Ausstellung ist in Arbeit.",
  },
];
