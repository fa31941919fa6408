import type { DemoMedia } from "./types.ts";

/** Pictures of the projects' series: other views, details and formats. */
export const seriesMedia: DemoMedia[] = [
  {
    file: "serie-zahn-werk.jpg",
    alternativeText: "Zahnräder aus Messing und Rotgold greifen ineinander, in der Mitte ein rotes Lager im Stift.",
    caption: "64\u00a0Aufnahmen, zu einer verrechnet",
    focalPoint: { x: 0.46, y: 0.35 },
  },
  {
    file: "serie-zahn-rotgold.jpg",
    alternativeText:
      "Ein Rad aus Rotgold mit fünf Speichen, davor unscharf der Bogen einer Brücke mit blauer Schraube.",
    caption: "Ganz vorn darf es unscharf sein.",
    focalPoint: { x: 0.5, y: 0.6 },
  },
  {
    file: "serie-zahn-eingriff.jpg",
    alternativeText: "Ein Rad aus Rotgold mit Lagerstein über den Zähnen zweier Messingräder.",
    caption: "Hier geht die Zeit durch.",
    focalPoint: { x: 0.6, y: 0.5 },
  },
  {
    file: "serie-zahn-lagerstein.jpg",
    alternativeText: "Ein Messingrad ganz nah: In der Nabe sitzt der rote Lagerstein in einer Goldfassung.",
    caption: "Der Stein, kleiner als ein Mohnkorn",
    focalPoint: { x: 0.5, y: 0.52 },
  },
  {
    file: "serie-bau-freitreppe.jpg",
    alternativeText: "Freitreppe aus weißem Beton, oben auf der Brüstung eine rote Kugel, dahinter ein Rundbogen.",
    caption: "Nummer vier: die Freitreppe",
    focalPoint: { x: 0.55, y: 0.5 },
  },
  {
    file: "serie-bau-hof.jpg",
    alternativeText: "Blick durch einen Rundbogen in einen hellen Hof, hinten ein zweiter Bogen vor roter Wand.",
    caption: "Nummer eins: der Durchgang",
    focalPoint: { x: 0.6, y: 0.55 },
  },
  {
    file: "serie-bau-auge.jpg",
    alternativeText: "Blick senkrecht in das Auge einer weißen Wendeltreppe, unten ein roter Boden.",
    caption: "Noch einmal Nummer sieben, auf Wunsch",
    focalPoint: { x: 0.5, y: 0.5 },
  },
  {
    file: "serie-bau-stufen.jpg",
    alternativeText: "Helle Stufen fächern sich um das Treppenauge auf, am Rand ein Stück roter Boden.",
    caption: "Nummer sieben",
    focalPoint: { x: 0.6, y: 0.6 },
  },
  {
    file: "serie-plakat-rahmen.jpg",
    alternativeText:
      "Der Abzug mit allen Gefäßen auf einem Holztisch, darauf Rahmen aus Pappe, Lineal und roter Stift.",
    caption: "Der dritte Rahmen liegt noch falsch.",
    focalPoint: { x: 0.5, y: 0.5 },
  },
  {
    file: "serie-plakat-schatten.jpg",
    alternativeText: "Die Reihe von oben: Schatten zweier Vasen reichen bis zum nächsten Gefäß.",
    caption: "Der Schatten reicht bis aufs nächste Blatt.",
    focalPoint: { x: 0.5, y: 0.5 },
  },
  {
    file: "serie-felder-fluss.jpg",
    alternativeText: "Ein Fluss biegt sich zwischen rotbraunen und grünen Feldern, von Hecken begleitet.",
    caption: "Der Wendepunkt",
    focalPoint: { x: 0.4, y: 0.35 },
  },
  {
    file: "serie-felder-wald.jpg",
    alternativeText: "Zwei Waldstücke an einem Feldweg, um sie gelbe und grüne Felder, vorn ein rotbrauner Acker.",
    caption: "Zwei der fünf Nachbarn",
    focalPoint: { x: 0.5, y: 0.5 },
  },
  {
    file: "serie-felder-weg.jpg",
    alternativeText: "Ein heller Feldweg läuft schräg durch goldgelbe Äcker, rechts oben das Flussufer.",
    caption: "Abends, seitwärts, langsam",
    focalPoint: { x: 0.6, y: 0.45 },
  },
  {
    file: "serie-duft-tropfen.jpg",
    alternativeText: "Fuß eines roten Flakons auf dunkler Platte, davor große und kleine Wassertropfen im Gegenlicht.",
    caption: "Wasser und Glyzerin, mit der Spritze gesetzt",
    focalPoint: { x: 0.55, y: 0.65 },
  },
  {
    file: "serie-duft-schulter.jpg",
    alternativeText: "Der rote Flakon von schräg oben: die Schulter aus klarem Glas, darüber der helle Verschluss.",
    caption: "Die Lampe steht dahinter.",
    focalPoint: { x: 0.45, y: 0.5 },
  },
  {
    file: "serie-zinken-ecke.jpg",
    alternativeText: "Eine verzinkte Ecke von vorn: vier helle Schwalbenschwänze zwischen rötlichen Zinken.",
    caption: "Verbindung eins von neun",
    focalPoint: { x: 0.5, y: 0.45 },
  },
  {
    file: "serie-zinken-anriss.jpg",
    alternativeText: "Helles Brett mit angerissenen Schwalbenschwänzen, darauf Stahllineal, Bleistift und roter Klotz.",
    caption: "Der Klotz hält das Lineal.",
    focalPoint: { x: 0.55, y: 0.5 },
  },
  {
    file: "serie-zinken-spaene.jpg",
    alternativeText: "Eingerollte Hobelspäne liegen im Streiflicht auf der dunklen Werkbank.",
    caption: "Diesmal nicht weggefegt",
    focalPoint: { x: 0.5, y: 0.55 },
  },
  {
    file: "serie-zinken-hirnholz.jpg",
    alternativeText: "Bretter aus vier Hölzern gestapelt, das Hirnholz nach vorn; oben ein roter Klotz.",
    caption: "Am Hirnholz sieht man, wie der Baum gelegen hat.",
    focalPoint: { x: 0.5, y: 0.55 },
  },
];
