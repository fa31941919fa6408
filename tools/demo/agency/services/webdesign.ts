import type { DemoService } from "../types.ts";

export const webdesign: DemoService = {
  sortId: 30,
  slideId: 3,
  name: "webdesign",
  title: "Webdesign",
  header: "Seiten, die nicht warten lassen.",
  mainContent: `Wir entwerfen und bauen Websites für Betriebe, die etwas zu zeigen haben. Vom ersten Gespräch bis zur fertigen Website vergehen acht Wochen. Websites gibt es ab\u00a07.500\u00a0Euro netto.

Sie laden schnell, lassen sich mit der Tastatur bedienen und geben ungefragt keine Daten an Dritte weiter. Wir beginnen mit den Inhalten und zeichnen erst danach; Texte und Bilder kommen auf Wunsch von uns.`,
  slideContent: `Websites für kleine Betriebe.
Schnell, lesbar und ohne fremde Mitleser.`,
  owlThumbIcon: "web_design",
  slideImage: "hero-webdesign.jpg",
  ghostTitle: "Netz",
  buttonTxt: "So bauen wir",
  serviceAssets: [
    {
      icon: "web_design",
      title: "Entwurf und Umsetzung",
      content:
        "Ein Entwurf, durch den Sie im Browser klicken können, statt zwanzig Seiten Präsentation. Was Sie freigeben, wird genau so gebaut.",
      credentials: ["werk-shop-seiten.jpg", "werk-bogen.jpg"],
    },
    {
      icon: "pencil",
      title: "Selbst pflegen",
      content:
        "Ein Redaktionssystem auf Deutsch, mit genau den Feldern, die Sie brauchen. Die Einweisung dauert einen Vormittag. Auf Wunsch ändern wir für Sie.",
      credentials: [],
    },
    {
      icon: "text",
      title: "Texte",
      content: "Wir schreiben, was Sie sagen würden, wenn Sie Zeit dafür hätten. Kurz, richtig und ohne Füllwörter.",
      credentials: [],
    },
    {
      icon: "search_engine",
      title: "Gefunden werden",
      content:
        "Klare Überschriften, ehrliche Titel, schnelle Seiten. Einen ersten Platz verspricht Ihnen jemand anderes.",
      credentials: [],
    },
    {
      icon: "accessibility",
      title: "Barriere\u00adfreiheit",
      content:
        "Kontraste, Tastatur, Vorleseprogramm: geprüft nach WCAG\u00a02.2, Stufe\u00a0AA. Davon haben alle etwas, auch wer bei Sonne aufs Telefon schaut.",
      credentials: [],
    },
    {
      icon: "social_media",
      title: "Zum Weitersagen",
      content:
        "Wird eine Seite geteilt, stimmen Vorschaubild und Text. Ihre Kanäle verlinken wir, statt sie einzubetten; so erfährt dort niemand, wer bei Ihnen zu Besuch war.",
      credentials: [],
    },
  ],
};
