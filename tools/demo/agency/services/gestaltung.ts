import type { DemoService } from "../types.ts";

export const gestaltung: DemoService = {
  sortId: 50,
  slideId: 5,
  name: "gestaltung",
  title: "Gestaltung",
  header: "Weglassen ist Arbeit.",
  mainContent: `Wir gestalten, was man in die Hand nimmt: Etiketten, Broschüren, Plakate und das Zeichen, das auf allem steht. Drei Entwürfe auf Papier liegen nach zwei Wochen vor Ihnen und kosten ab\u00a02.400\u00a0Euro netto.

Bevor wir etwas hinzufügen, prüfen wir, ob es ohne besser aussieht. Läuft der Druck, stehen wir an der Maschine, denn Rot am Bildschirm ist selten dasselbe Rot wie auf Papier.`,
  slideContent: `Etiketten, Plakate, Broschüren.
Auf Papier, das man ungern weglegt.`,
  owlThumbIcon: "brush",
  slideImage: "hero-gestaltung.jpg",
  ghostTitle: "Papier",
  buttonTxt: "So gestalten wir",
  serviceAssets: [
    {
      icon: "template",
      title: "Erscheinungsbild",
      content: "Zeichen, Schrift, Farben und die Regeln dazu. Die Regeln passen auf eine Seite.",
      credentials: ["werk-schau-paar.jpg", "werk-duft-plakat.jpg"],
    },
    {
      icon: "book",
      title: "Broschüre und Plakat",
      content:
        "Papierwahl, Satz und Druck in der Region. Drei Sekunden im Vorbeigehen sind viel: also ein Bild, eine Zeile, ein Datum.",
      credentials: ["werk-bericht.jpg", "werk-bericht-innen.jpg"],
    },
    {
      icon: "three_d_model",
      title: "Verpackung und Etikett",
      content:
        "Eine Verpackung muss im Regal auffallen, in der Hand stimmen und den Versand überstehen. Wir kleben Muster, bevor wir drucken.",
      credentials: ["kunde-weingut.jpg", "kunde-seife.jpg", "projekt-obsthof-kiste.jpg"],
    },
  ],
};
