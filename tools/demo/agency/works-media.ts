import type { DemoMedia } from "./types.ts";

/** Main pictures of the newest projects: the agency's work in use. */
export const workHeads: DemoMedia[] = [
  {
    file: "werk-uhr.jpg",
    alternativeText: "Filmbild der Unruh mit Spiralfeder, darauf der Titel „Elf Stunden“.",
    caption: "Kurzfilm über eine Reparatur",
    focalPoint: { x: 0.05, y: 0.5 },
  },
  {
    file: "werk-zinken.jpg",
    alternativeText: "Website und Telefonansicht der Tischlerei: „Hält ohne Schrauben“ neben verzinkten Brettern.",
    caption: "Die neue Website",
    focalPoint: { x: 0.04, y: 0.45 },
  },
  {
    file: "werk-atem.jpg",
    alternativeText: "Dunkle Produktseite einer Leuchtenserie, im Film leuchten Kuppel, Kugel und roter Kegel.",
    caption: "Die Produktseite der Serie Atem",
    focalPoint: { x: 0.55, y: 0.4 },
  },
  {
    file: "werk-welle.jpg",
    alternativeText: "Sechs Filmbilder einer hellen, gewellten Vase, beschriftet mit 0 bis 50\u00a0Grad.",
    caption: "Sechzig Grad in sechs Bildern",
    focalPoint: { x: 0.5, y: 0.5 },
  },
  {
    file: "werk-duft.jpg",
    alternativeText: "Leuchtplakat bei Nacht: roter Flakon, darunter „Um vier ist Abend.“",
    caption: "Das Plakat, um fünf nach vier",
    focalPoint: { x: 0.46, y: 0.45 },
  },
  {
    file: "werk-schau.jpg",
    alternativeText:
      "Plakate hängen an einer Hauswand, jedes mit einem Gefäß und dem Datum 5.10., darüber Blätterschatten.",
    caption: "Die Reihe auf der Probewand",
    focalPoint: { x: 1, y: 0.45 },
  },
  {
    file: "werk-bogen.jpg",
    alternativeText: "Website des Obsthofs: Felder und Fluss aus der Luft, darauf „Hinter der Hecke“.",
    caption: "Die Startseite mit der Schleife",
    focalPoint: { x: 0.06, y: 0.45 },
  },
  {
    file: "werk-shop.jpg",
    alternativeText: "Onlineshop mit vier Seifen, davor ein Telefon mit der roten Seife Zinnober.",
    caption: "Neun Bausteine, zusammengesetzt",
    focalPoint: { x: 1, y: 0.5 },
  },
  {
    file: "werk-bericht.jpg",
    alternativeText:
      "Jahresbericht auf grauem Grund: Umschlag mit farbigen Papierwellen, davor eine offene Doppelseite.",
    caption: "Umschlag und Juni",
    focalPoint: { x: 0.45, y: 0.5 },
  },
];

/** The projects' other pictures: pages, prints and film frames. */
export const workDetails: DemoMedia[] = [
  {
    file: "werk-uhr-bogen.jpg",
    alternativeText: "Kontaktbogen mit zwanzig Filmbildern aus einem Uhrwerk, jedes mit Zeitangabe.",
    caption: "Sechs Minuten in zwanzig Bildern",
    focalPoint: { x: 0.5, y: 0.5 },
  },
  {
    file: "werk-uhr-plakat.jpg",
    alternativeText: "Filmplakat „Elf Stunden“: oben groß der Titel, darunter die Unruh mit ihrer Spirale.",
    caption: "Das Plakat für die Ladentür",
    focalPoint: { x: 0.5, y: 0.35 },
  },
  {
    file: "werk-zinken-neun.jpg",
    alternativeText: "Neun farbige Felder, jedes mit einer gezeichneten Holzverbindung.",
    caption: "Neun Verbindungen, neun Zeichen",
    focalPoint: { x: 0.5, y: 0.5 },
  },
  {
    file: "werk-zinken-telefone.jpg",
    alternativeText: "Vier Telefonansichten der Tischlerei: drei Verbindungen, zuletzt in Rot die Telefonnummer.",
    caption: "Drei von neun, und die Telefonnummer",
    focalPoint: { x: 0.5, y: 0.5 },
  },
  {
    file: "werk-atem-bogen.jpg",
    alternativeText: "Kontaktbogen mit zwölf Filmbildern: Drei Leuchten werden nacheinander heller und dunkler.",
    caption: "Ein Atemzug, alle halbe Sekunde",
    focalPoint: { x: 0.5, y: 0.5 },
  },
  {
    file: "werk-atem-stufen.jpg",
    alternativeText: "Neun Bilder in drei Zeilen: Kuppel, Kugel und Kegel, von links nach rechts heller.",
    caption: "Der Weg zwischen aus und an",
    focalPoint: { x: 0.5, y: 0.5 },
  },
  {
    file: "werk-atem-telefon.jpg",
    alternativeText: "Drei Telefonansichten: Kuppel bei 30\u00a0Prozent, Kugel bei 100 und Kegel bei 80.",
    caption: "Gedimmt wird mit dem Daumen.",
    focalPoint: { x: 0.5, y: 0.45 },
  },
  {
    file: "werk-welle-seite.jpg",
    alternativeText: "Produktseite der Vase „Welle“: links der Film, rechts Beschreibung und Preis.",
    caption: "Die Produktseite, der Film läuft links",
    focalPoint: { x: 0.4, y: 0.5 },
  },
  {
    file: "werk-welle-markt.jpg",
    alternativeText: "Tablet vor rötlichem Grund, darauf die gewellte Vase, ihr Name und ihr Preis.",
    caption: "Das Bild vom Marktstand",
    focalPoint: { x: 0.5, y: 0.5 },
  },
  {
    file: "werk-welle-telefon.jpg",
    alternativeText: "Telefon mit der gewellten Vase im Hochformat, darunter „Welle vier sitzt.“",
    caption: "Die hohe Fassung",
    focalPoint: { x: 0.5, y: 0.5 },
  },
  {
    file: "werk-duft-plakat.jpg",
    alternativeText: "Plakat: roter Flakon vor Schwarz, darunter groß „Um vier ist Abend.“",
    caption: "Plakat",
    focalPoint: { x: 0.5, y: 0.5 },
  },
  {
    file: "werk-duft-anzeige.jpg",
    alternativeText:
      "Aufgeschlagene Zeitschrift: links ein Text, rechts die Anzeige „Ab fünf wird geheizt.“ mit Flakon.",
    caption: "Anzeige",
    focalPoint: { x: 0.7, y: 0.5 },
  },
  {
    file: "werk-duft-seite.jpg",
    alternativeText: "Startseite mit zwei Flakons vor Schwarz, links „Um vier ist Abend.“ und ein roter Knopf.",
    caption: "Startseite, mit Platz für beide",
    focalPoint: { x: 0.55, y: 0.5 },
  },
  {
    file: "werk-schau-reihe.jpg",
    alternativeText:
      "Fünf Plakate nebeneinander: Schale, Flasche, rote Vase, hohe Vase und schwarze Kanne, über jedem 5.10.",
    caption: "Fünf Fenster, ein Bild",
    focalPoint: { x: 0.5, y: 0.5 },
  },
  {
    file: "werk-schau-paar.jpg",
    alternativeText: "Plakat drei mit roter Vase und Plakat vier mit hoher weißer Vase, versetzt auf hellem Grund.",
    caption: "Plakatserie der Töpferei Musterkrug",
    focalPoint: { x: 0.5, y: 0.5 },
  },
  {
    file: "werk-bogen-bilder.jpg",
    alternativeText: "Großes Filmbild der Felder mit Fluss, darunter vier kleine aus dem Flug mit Zeitangaben.",
    caption: "Seitwärts, langsam, Halt",
    focalPoint: { x: 0.55, y: 0.4 },
  },
  {
    file: "werk-shop-neun.jpg",
    alternativeText: "Neun beschriftete Bausteine: Kopf, Bild, Preis, Geruch, Karte, Knopf, Hinweis, Korb und Fuß.",
    caption: "Mehr braucht ein Laden nicht.",
    focalPoint: { x: 0.5, y: 0.5 },
  },
  {
    file: "werk-shop-telefon.jpg",
    alternativeText: "Zwei Telefone vor hellem Grund: die Übersicht der Seifen und die rote Seife Zinnober.",
    caption: "Dieselben Teile, schmal",
    focalPoint: { x: 0.5, y: 0.5 },
  },
  {
    file: "werk-shop-seiten.jpg",
    alternativeText:
      "Die Startseite einer Seifenmanufaktur mit vier Seifen, davor ein Telefon mit der roten Seife Zinnober.",
    caption: "Ein Laden, zwei Größen",
    focalPoint: { x: 0.5, y: 0.5 },
  },
  {
    file: "werk-shop-pflege.jpg",
    alternativeText: "Formular „Neue Seife“ mit Bild, Name, Geruch, Preis und Hinweis.",
    caption: "Zehn Minuten, den Geruch eingerechnet",
    focalPoint: { x: 0.5, y: 0.45 },
  },
  {
    file: "werk-bericht-titel.jpg",
    alternativeText: "Umschlag ohne Titel: acht Papierwellen von Weiß bis Schwarz, unten die geprägte Zahl 2024.",
    caption: "Ohne Titel, mit Jahr",
    focalPoint: { x: 0.5, y: 0.5 },
  },
  {
    file: "werk-bericht-zahl.jpg",
    alternativeText: "Die blind geprägte Jahreszahl 2024 auf roten und schwarzen Papierwellen, sehr nah.",
    caption: "Nur Papier und Druck",
    focalPoint: { x: 0.4, y: 0.65 },
  },
  {
    file: "werk-bericht-innen.jpg",
    alternativeText: "Doppelseite: links „Der Juni war ein Schwamm“, rechts farbige Kurven von März bis September.",
    caption: "Die Kurven stimmen.",
    focalPoint: { x: 0.5, y: 0.5 },
  },
];
