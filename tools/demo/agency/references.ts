import type { DemoReference } from "./types.ts";

/** The last one has no sortId: the carousel must leave it out (spec §2, references section). */
export const references: DemoReference[] = [
  {
    sortId: 10,
    title: "Töpferei Musterkrug",
    description: "> „Ich wusste gar nicht, dass mein Grün so viel kann.“\n\nProduktbilder, Winterkatalog, Plakate",
    url: "/projekte/18-plakatserie-zur-werkschau",
    image: "kunde-keramik.jpg",
    localVideo: null,
  },
  {
    sortId: 20,
    title: "Architekturbüro Musterbau",
    description: "> „Zwölfmal dieselbe Treppe, und ich will immer noch hinauf.“\n\nWebsite, Broschüre, Ansichten",
    url: "https://musterbau.example",
    image: "kunde-architektur.jpg",
    localVideo: null,
  },
  {
    sortId: 30,
    title: "Leuchten Musterschein",
    description: "> „Das Filmlicht waren unsere Lampen. Mehr Lob geht nicht.“\n\nMessefilm, Produktschleifen",
    url: "/projekte/21-licht-das-atmet",
    image: "projekt-leuchten-kugeln.jpg",
    localVideo: "video-leuchten.mp4",
  },
  {
    sortId: 40,
    title: "Weingut Musterberg",
    description: "> „Neunzig Sekunden Wein, und niemand stößt an. Endlich.“\n\nEtiketten, Weinkarte, Film",
    url: null,
    image: "kunde-weingut.jpg",
    localVideo: null,
  },
  {
    sortId: 50,
    title: "Tischlerei Musterholz",
    description:
      "> „Jetzt rufen Leute an, die wissen, was sie wollen. Das ist ungewohnt.“\n\nProduktbilder, Onlineshop, Website",
    url: "/projekte/22-haelt-ohne-schrauben",
    image: "projekt-tischlerei-hocker.jpg",
    localVideo: null,
  },
  {
    sortId: 60,
    title: "Seifen\u00admanufaktur Musterschaum",
    description:
      "> „Riecht nach Kaminfeuer, sieht aus wie ein Rücklicht. Gefällt mir.“\n\nVerpackungen, Onlineshop, Winterkampagne",
    url: "https://musterschaum.example",
    image: "kunde-seife.jpg",
    localVideo: null,
  },
  {
    sortId: 70,
    title: "Obsthof Mustergarten",
    description: "> „Von oben sieht man, wie krumm unsere Reihen sind.“\n\nKisten, Flurkarte, Flug über die Felder",
    url: "/projekte/17-ein-bogen-ueber-die-felder",
    image: "kunde-obsthof.jpg",
    localVideo: "video-luftbild.mp4",
  },
  {
    sortId: null,
    title: "Uhrmacherei Mustertakt",
    description: "Ein Uhrwerk, zwei Meter breit fürs Schaufenster, und ein Kurzfilm über eine Reparatur.",
    url: null,
    image: "kunde-uhrwerk.jpg",
    localVideo: null,
  },
];
