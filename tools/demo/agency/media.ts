import { seriesMedia } from "./series-media.ts";
import type { DemoMedia } from "./types.ts";
import { workDetails, workHeads } from "./works-media.ts";

/**
 * Every picture and film of media/, with the posters of films. Pictures are encoded in this order, so those that phones
 * load first come first.
 */
export const media: DemoMedia[] = [
  {
    file: "hero-fotografie.jpg",
    alternativeText: "Blick schräg in ein Objektiv mit rotem Ring: violette und türkise Spiegelungen auf den Linsen.",
    caption: "Erst das Licht, dann die Kamera.",
    focalPoint: { x: 0.68, y: 0.42 },
  },
  {
    file: "projekt-keramik-schale.jpg",
    alternativeText: "Schalen in Schwarz und Creme ineinander, daneben zwei Becher und eine kleine rote Kugel.",
    caption: "Katalog der Winterkollektion",
    focalPoint: { x: 0.45, y: 0.5 },
  },
  {
    file: "projekt-film-rolle.jpg",
    alternativeText: "Eine Filmrolle mit rotem Kern auf einem Holztisch, das Filmende in einer Schlaufe.",
    caption: "Imagefilm, 90\u00a0Sekunden",
    focalPoint: { x: 0.45, y: 0.1 },
  },
  {
    file: "hero-film.jpg",
    alternativeText: "Ein Filmstreifen schwingt sich in einer Schleife durch den Lichtkegel eines Projektors.",
    caption: "24\u00a0Bilder in der Sekunde, keines zu viel.",
    focalPoint: { x: 0.72, y: 0.45 },
  },
  {
    file: "hero-webdesign.jpg",
    alternativeText: "Karten aus Papier und Glas schweben gestaffelt wie die Fenster einer Website.",
    caption: "Ordnung, durch die man hindurchsieht.",
    focalPoint: { x: 0.8, y: 0.45 },
  },
  {
    file: "hero-luftbild.jpg",
    alternativeText: "Felder aus der Luft im Abendlicht, dazwischen ein Fluss, ein heller Weg und Hecken.",
    caption: "Das Rheinland, einmal von oben.",
    focalPoint: { x: 0.62, y: 0.42 },
  },
  {
    file: "hero-gestaltung.jpg",
    alternativeText: "Ein Fächer aus gebogenen farbigen Papierbögen vor dunklem Grund.",
    caption: "Papier, das Haltung annimmt.",
    focalPoint: { x: 0.73, y: 0.5 },
  },
  ...workHeads,
  {
    file: "kunde-keramik.jpg",
    alternativeText: "Stillleben: weiße Bauchvase, hohe Tonvase mit Zweig, grüne Flasche und roter Becher.",
    caption: "Vier Gefäße, ein Fenster.",
    focalPoint: { x: 0.5, y: 0.62 },
  },
  {
    file: "kunde-architektur.jpg",
    alternativeText: "Weißer Hof mit Rundbögen und Freitreppe in der Sonne, oben liegt eine rote Kugel.",
    caption: "Mittags um zwölf, wenn Beton erzählt.",
    focalPoint: { x: 0.6, y: 0.5 },
  },
  {
    file: "kunde-weingut.jpg",
    alternativeText: "Rotweinflasche mit weißem Etikett neben einem halb gefüllten Glas, Trauben und einem Korken.",
    caption: "Ein Glas, gegen das Licht gehalten.",
    focalPoint: { x: 0.5, y: 0.5 },
  },
  {
    file: "kunde-tischlerei.jpg",
    alternativeText: "Ein helles und ein rötliches Brett, über Eck verzinkt; daneben Hobelspäne und ein roter Klotz.",
    caption: "Hält ohne Schrauben.",
    focalPoint: { x: 0.52, y: 0.42 },
  },
  {
    file: "kunde-seife.jpg",
    alternativeText: "Drei farbige Seifen gestapelt auf einem runden Stein, davor eine vierte, rechts ein Flakon.",
    caption: "Riecht man fast.",
    focalPoint: { x: 0.45, y: 0.5 },
  },
  {
    file: "kunde-uhrwerk.jpg",
    alternativeText: "Uhrwerk von nahem: Zahnräder aus Messing und Rotgold, dazwischen rote Lagersteine.",
    caption: "Siebzehn Zähne weiter.",
    focalPoint: { x: 0.5, y: 0.5 },
  },
  {
    file: "kunde-obsthof.jpg",
    alternativeText: "Äpfel und Birnen in einer hellen Schale auf einem Holztisch, davor ein roter Apfel mit Blatt.",
    caption: "Geerntet um sieben, fotografiert um neun.",
    focalPoint: { x: 0.5, y: 0.58 },
  },
  {
    file: "projekt-tischlerei-hocker.jpg",
    alternativeText: "Zwei dreibeinige Hocker, einer hell, einer dunkel; auf dem hellen steht eine rote Vase.",
    caption: "Produktbilder für den Onlineshop",
    focalPoint: { x: 0.3, y: 0.45 },
  },
  {
    file: "projekt-keramik-reihe.jpg",
    alternativeText: "Fünf Gefäße in einer Reihe mit langen Schatten, in der Mitte eine gerippte rote Vase.",
    caption: "Plakatserie zur Werkschau",
    focalPoint: { x: 0.5, y: 0.55 },
  },
  {
    file: "projekt-architektur-treppe.jpg",
    alternativeText:
      "Blick von oben in eine weiße Wendeltreppe, ihr runder Schacht endet auf einem zinnoberroten Boden.",
    caption: "Baudokumentation in zwölf Ansichten",
    focalPoint: { x: 0.5, y: 0.5 },
  },
  {
    file: "projekt-architektur-bogen.jpg",
    alternativeText: "Flucht aus sechs hellen Rundbögen mit schrägen Schatten, am Ende eine rote Wand.",
    caption: "Website für ein Architekturbüro",
    focalPoint: { x: 0.52, y: 0.55 },
  },
  {
    file: "projekt-seife-flacon.jpg",
    alternativeText: "Ein roter und ein bernsteinfarbener Flakon leuchten im Gegenlicht, ringsum Tropfen.",
    caption: "Ein Licht, zwei Flakons",
    focalPoint: { x: 0.6, y: 0.5 },
  },
  {
    file: "projekt-luftbild-senkrecht.jpg",
    alternativeText: "Senkrechter Blick auf Felder in Ocker, Grün und Braun, dazwischen Hecken, ein Weg und ein Fluss.",
    caption: "Flurkarte fürs Hofjubiläum",
    focalPoint: { x: 0.5, y: 0.5 },
  },
  {
    file: "projekt-obsthof-kiste.jpg",
    alternativeText:
      "Äpfel und Birnen liegen in drei Reihen in einer Holzkiste, schräg von oben in hartem Seitenlicht.",
    caption: "Etiketten und Kistenaufdrucke",
    focalPoint: { x: 0.5, y: 0.5 },
  },
  {
    file: "projekt-leuchten-kugeln.jpg",
    alternativeText: "Sechs leuchtende Glaskugeln hängen verschieden hoch vor einer rostroten Wand.",
    caption: "Messefilm für eine neue Serie",
    focalPoint: { x: 0.63, y: 0.5 },
  },
  {
    file: "projekt-objektiv-profil.jpg",
    alternativeText: "Objektiv mit weißem Ring auf ziegelrotem Grund, violette Reflexe in der Frontlinse.",
    caption: "Werkzeugporträt für die eigene Werkstatt",
    focalPoint: { x: 0.5, y: 0.45 },
  },
  {
    file: "projekt-papier-wellen.jpg",
    alternativeText: "Papierwellen von Weiß über Zinnober bis Schwarz, jede wirft einen Schatten auf die nächste.",
    caption: "Umschlag für einen Jahresbericht",
    focalPoint: { x: 0.5, y: 0.5 },
  },
  {
    file: "projekt-papier-rollen.jpg",
    alternativeText: "Aufrecht stehende Papierrollen in Weiß, Rot, Ocker, Grün und Schwarz vor apricotfarbenem Grund.",
    caption: "Papierwahl für eine Broschüre",
    focalPoint: { x: 0.5, y: 0.35 },
  },
  {
    file: "projekt-uhrwerk-unruh.jpg",
    alternativeText: "Die Unruh eines Uhrwerks mit blauer Spiralfeder, dahinter verschwimmen Räder aus Messing.",
    caption: "Kurzfilm über eine Reparatur",
    focalPoint: { x: 0.48, y: 0.6 },
  },
  {
    file: "projekt-weingut-glas.jpg",
    alternativeText: "Drei Gläser mit Weißwein, Rosé und Rotwein, rechts eine grüne Flasche mit weißem Etikett.",
    caption: "Bilder für die Weinkarte",
    focalPoint: { x: 0.45, y: 0.5 },
  },
  {
    file: "video-keramik-poster.jpg",
    alternativeText:
      "Eine helle, gewellte Vase dreht sich langsam auf einem Drehteller zwischen drei weiteren Gefäßen.",
    caption: "Drehteller, endlos",
    focalPoint: { x: 0.5, y: 0.5 },
  },
  {
    file: "video-leuchten-poster.jpg",
    alternativeText:
      "Drei Pendelleuchten werden über einem Holztisch langsam heller und dunkler, als würden sie atmen.",
    caption: "Licht, das atmet",
    focalPoint: { x: 0.5, y: 0.4 },
  },
  {
    file: "video-luftbild-poster.jpg",
    alternativeText: "Langsamer Flug über Felder, Fluss und Hecken im Abendlicht, hin und wieder zurück.",
    caption: "Ein Bogen über die Felder",
    focalPoint: { x: 0.6, y: 0.45 },
  },
  {
    file: "video-linse-poster.jpg",
    alternativeText:
      "Ein Licht wandert über die vergüteten Linsen eines Objektivs, farbige Reflexe ziehen über das Glas.",
    caption: "Licht auf Glas",
    focalPoint: { x: 0.65, y: 0.42 },
  },
  {
    file: "video-uhrwerk-poster.jpg",
    alternativeText: "Die Unruh eines Uhrwerks schwingt hin und her, ihre blaue Spirale öffnet und schließt sich.",
    caption: "Fünf Minuten und zwölf Sekunden",
    focalPoint: { x: 0.42, y: 0.45 },
  },
  {
    file: "video-keramik.mp4",
    alternativeText:
      "Eine helle, gewellte Vase dreht sich langsam auf einem Drehteller zwischen drei weiteren Gefäßen.",
    caption: "Drehteller, endlos",
    focalPoint: { x: 0.5, y: 0.5 },
    poster: "video-keramik-poster.jpg",
  },
  {
    file: "video-leuchten.mp4",
    alternativeText:
      "Drei Pendelleuchten werden über einem Holztisch langsam heller und dunkler, als würden sie atmen.",
    caption: "Licht, das atmet",
    focalPoint: { x: 0.5, y: 0.4 },
    poster: "video-leuchten-poster.jpg",
  },
  {
    file: "video-luftbild.mp4",
    alternativeText: "Langsamer Flug über Felder, Fluss und Hecken im Abendlicht, hin und wieder zurück.",
    caption: "Ein Bogen über die Felder",
    focalPoint: { x: 0.6, y: 0.45 },
    poster: "video-luftbild-poster.jpg",
  },
  {
    file: "video-linse.mp4",
    alternativeText:
      "Ein Licht wandert über die vergüteten Linsen eines Objektivs, farbige Reflexe ziehen über das Glas.",
    caption: "Licht auf Glas",
    focalPoint: { x: 0.65, y: 0.42 },
    poster: "video-linse-poster.jpg",
  },
  {
    file: "video-uhrwerk.mp4",
    alternativeText: "Die Unruh eines Uhrwerks schwingt hin und her, ihre blaue Spirale öffnet und schließt sich.",
    caption: "Fünf Minuten und zwölf Sekunden",
    focalPoint: { x: 0.42, y: 0.45 },
    poster: "video-uhrwerk-poster.jpg",
  },
  {
    file: "plakette-branchenbuch.png",
    alternativeText: "Plakette: Musterlicht im Branchenbuch, Eintrag geprüft",
    caption: "Eintrag im Branchenbuch",
    focalPoint: { x: 0.5, y: 0.5 },
  },
  ...seriesMedia,
  ...workDetails,
];
