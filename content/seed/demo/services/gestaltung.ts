import type { DemoService } from "../types.ts";

export const gestaltung: DemoService = {
  sortId: 50,
  slideId: 5,
  name: "gestaltung",
  title: "Gestaltung",
  header: "Weglassen ist Arbeit.",
  mainContent: `Wir gestalten, was man in die Hand nimmt: Etiketten, Broschüren, Plakate und das Zeichen, das auf allem steht. Bevor wir etwas hinzufügen, prüfen wir, ob es ohne besser aussieht.

Läuft Ihr Auftrag, stehen wir an der Maschine, denn Rot am Bildschirm ist selten dasselbe Rot wie auf Papier. Zum Schluss bekommen Sie die offenen Daten und die Schriftlizenzen.`,
  slideContent: `Etiketten, Plakate, Broschüren.
Auf Papier, das man ungern weglegt.`,
  owlThumbIcon: "brush",
  slideImage: "hero-gestaltung.jpg",
  ghostTitle: "Papier",
  buttonTxt: "So gestalten wir",
  serviceAssets: [
    {
      icon: "brush",
      title: "Erscheinungsbild",
      content:
        "Zeichen, Schrift, Farben und die Regeln dazu. Die Regeln passen auf eine Seite, sonst liest sie niemand.",
      credentials: [],
    },
    {
      icon: "book",
      title: "Broschüre und Bericht",
      content: "Papierwahl, Satz und Druck in der Region. Sie bekommen Muster, die Sie knicken dürfen.",
      credentials: ["projekt-papier-rollen.jpg", "projekt-papier-wellen.jpg"],
    },
    {
      icon: "three_d_model",
      title: "Verpackung und Etikett",
      content:
        "Muss im Regal auffallen, in der Hand stimmen und den Versand überstehen. Wir kleben Muster, bevor wir drucken.",
      credentials: ["kunde-weingut.jpg", "kunde-seife.jpg", "projekt-obsthof-kiste.jpg"],
    },
    {
      icon: "megaphone",
      title: "Plakat und Anzeige",
      content: "Drei Sekunden im Vorbeigehen sind viel. Also ein Bild, eine Zeile, ein Datum.",
      credentials: [],
    },
    {
      icon: "printer",
      title: "Andruck und Abnahme",
      content: "Wir fahren mit in die Druckerei und geben den ersten Bogen frei, nicht den letzten.",
      credentials: [],
    },
    {
      icon: "template",
      title: "Vorlagen zum Weitermachen",
      content: "Briefbogen, Präsentation, Beitragsbilder: angelegt in den Programmen, die Sie schon haben.",
      credentials: [],
    },
  ],
};
