import type { DemoService } from "../types.ts";

export const film: DemoService = {
  sortId: 20,
  slideId: 2,
  name: "film",
  title: "Film",
  header: "Neunzig Sekunden reichen.",
  mainContent: `Wir drehen kurze Filme: über einen Betrieb, einen Handgriff oder ein neues Produkt. Ein Film ist nach vier Wochen fertig und kostet ab\u00a06.800\u00a0Euro netto.

Am Anfang steht ein Satz, der sagt, worum es geht. Findet sich keiner, drehen wir noch nicht. Danach wird weggelassen, bis neunzig Sekunden übrig sind.`,
  slideContent: `Filme über Handwerk, Produkte und Betriebe.
Mit Anfang, mit Ende, dazwischen nichts zu viel.`,
  owlThumbIcon: "film_reel",
  slideImage: "hero-film.jpg",
  ghostTitle: "Schnitt",
  buttonTxt: "So drehen wir",
  serviceAssets: [
    {
      icon: "briefcase",
      title: "Firmenporträt",
      content:
        "Wer Sie sind und was Sie tun, in neunzig Sekunden. Ohne Drohnenflug zum Auftakt, es sei denn, das Dach ist das Thema.",
      credentials: ["projekt-film-rolle.jpg", "video-uhrwerk.mp4"],
    },
    {
      icon: "turntable",
      title: "Produktfilm",
      content:
        "Ein Gegenstand, eine Bewegung, ein Licht. Als Schleife gebaut, damit er auf der Produktseite und im Laden laufen kann, ohne zu ruckeln.",
      credentials: ["video-keramik.mp4", "video-leuchten.mp4", "serie-zahn-eingriff.jpg"],
    },
    {
      icon: "scissors",
      title: "Schnitt, Ton und Farbe",
      content: "Auch mit Material, das schon da ist. Wir sichten alles, sogar die Bänder aus dem Keller.",
      credentials: [],
    },
    {
      icon: "smartphone",
      title: "Hochformat",
      content:
        "Kurze Fassungen fürs Telefon, von Anfang an mitgedreht statt später beschnitten. Mit Untertiteln für alle, die im Zug ohne Ton zusehen.",
      credentials: [],
    },
  ],
};
