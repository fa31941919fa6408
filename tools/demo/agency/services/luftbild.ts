import type { DemoService } from "../types.ts";

export const luftbild: DemoService = {
  sortId: 40,
  slideId: 4,
  name: "luftbild",
  title: "Luftbild",
  header: "Abstand hilft.",
  mainContent: `Wir fotografieren und filmen aus der Luft: Höfe, Baustellen, Dächer, Felder. Ein Flug kostet 650\u00a0Euro netto, bei Wind nichts.

Von oben sieht man, wie die Dinge zusammenhängen – und manchmal, wo das Dach undicht ist. Geflogen wird morgens oder am späten Nachmittag, wenn die Schatten lang sind.`,
  slideContent: `Fotos und Filme aus bis zu 120\u00a0Metern Höhe.
Angemeldet, versichert und bei Wind verschoben.`,
  owlThumbIcon: "drone",
  slideImage: "hero-luftbild.jpg",
  ghostTitle: "Weite",
  buttonTxt: "So fliegen wir",
  serviceAssets: [
    {
      icon: "drone",
      title: "Flug und Freigabe",
      content:
        "Registrierung, Haftpflicht, Flugzonen und die Nachbarn sind unsere Sache. Ist ein Flug nicht zulässig, erfahren Sie das am Telefon und nicht auf der Rechnung.",
      credentials: [],
    },
    {
      icon: "photo_camera",
      title: "Senkrecht und schräg",
      content: "Senkrecht für Pläne und Karten, schräg für die Ansicht. Auf Wunsch jedes Jahr vom selben Punkt aus.",
      credentials: ["projekt-luftbild-senkrecht.jpg", "video-luftbild.mp4"],
    },
    {
      icon: "video_camera",
      title: "Kamerafahrt",
      content: "Langsam, ruhig und aus gutem Grund. Im Schnitt passt sie zu dem, was am Boden gedreht wurde.",
      credentials: ["video-luftbild.mp4"],
    },
  ],
};
