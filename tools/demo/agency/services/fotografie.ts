import type { DemoService } from "../types.ts";

export const fotografie: DemoService = {
  sortId: 10,
  slideId: 1,
  name: "fotografie",
  title: "Fotografie",
  header: "Erst hinsehen, dann auslösen.",
  mainContent: `Wir fotografieren, was Sie herstellen, bauen oder verkaufen – in Ihrer Werkstatt oder in unserem Studio in Pulheim. Ein Tag kostet 1.400\u00a0Euro netto und ergibt zwölf fertige Bilder.

Vorher sehen wir uns alles an: die Dinge, den Raum und das Licht um elf Uhr vormittags. Was am Set stimmt, muss am Rechner niemand retten.`,
  slideContent: `Produkte, Räume und Menschen bei der Arbeit.
Mit Licht, das zur Sache gehört.`,
  owlThumbIcon: "photo_camera",
  slideImage: "hero-fotografie.jpg",
  ghostTitle: "Licht",
  buttonTxt: "So fotografieren wir",
  serviceAssets: [
    {
      icon: "bottle",
      title: "Produkt und Werkstück",
      content:
        "Gefäße, Flaschen, Möbel, Seifen: einzeln freigestellt oder als Stillleben. Glas und Lack brauchen Geduld, die ist im Preis enthalten.",
      credentials: [
        "projekt-keramik-schale.jpg",
        "projekt-weingut-glas.jpg",
        "projekt-seife-flacon.jpg",
        "video-linse.mp4",
      ],
    },
    {
      icon: "building",
      title: "Architektur und Raum",
      content:
        "Wir kommen wieder, wenn die Sonne richtig steht. Senkrechte bleiben senkrecht; Kabel und Mülltonnen räumen wir vor der Aufnahme weg, nicht danach am Rechner.",
      credentials: ["kunde-architektur.jpg"],
    },
    {
      icon: "people",
      title: "Menschen bei der Arbeit",
      content:
        "Porträts dort, wo die Hände etwas zu tun haben. Wer arbeitet, vergisst die Kamera nach ungefähr zehn Minuten.",
      credentials: [],
    },
  ],
};
