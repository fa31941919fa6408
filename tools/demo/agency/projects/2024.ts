import type { DemoProject } from "../types.ts";

export const projectsOf2024: DemoProject[] = [
  {
    header: "Licht auf Glas",
    teaser: "Fünf Sekunden Schleife für unsere eigene Startseite, gedreht mit einer Taschenlampe an einer Schnur.",
    content: `Die eigene Website wird in jeder Agentur zuletzt fertig. Unserer fehlte ein bewegtes Bild, das nichts erklärt und niemanden erschreckt.

## Idee

Ein Objektiv von schräg vorn, im Dunkeln. Bewegen soll sich nur das Licht: Es wandert über die Linsen und zieht violette und türkise Bögen über das Glas.

## Umsetzung

Die erste Lösung war ein Motor auf einer Schiene. Er surrte, ruckte und kostete einen Tag. Die zweite war eine Taschenlampe, die an einer Schnur von der Decke hing. Sie pendelt von selbst gleichmäßig, und am Ende jeder Schwingung steht sie für einen Augenblick still. Dort sitzt der Schnitt, und deshalb sieht man ihn nicht.

![](/uploads/video-linse.mp4)

## Datenblatt

| Eigenschaft | Wert |
|---|---|
| Länge | 5\u00a0Sekunden, endlos |
| Größe | rund 660\u00a0Kilobyte |
| Ton | keiner |
| Drehtage | 2, einer davon vergeblich |

Der Haken steckt noch in der Decke. Inzwischen hängen wir dort die Papierrollen auf.`,
    image: "hero-fotografie.jpg",
    categories: ["film"],
    createdAt: "2024-01-22T08:00:00.000Z",
  },
  {
    header: "Produktbilder für den Onlineshop",
    teaser: "Dreibeinige Hocker in zwei Hölzern, 48 Ansichten und eine Vase, die überall mitspielt.",
    content: `Die Tischlerei Musterholz verkaufte ihre Möbel bis dahin mit Handyfotos aus der Werkstatt. An den Möbeln war nichts auszusetzen. Auf den Fotos lagen Hobelspäne.

## Aufgabe

Im neuen Onlineshop sollte alles aussehen, als stünde es im selben Raum – auch die Stücke, die erst im nächsten Jahr gebaut werden.

## Lösung

Wir haben den Raum mitgeliefert: eine Rolle salbeigrünes Papier, zwei Markierungen auf dem Boden und ein Blatt mit den Abständen von Kamera und Lampe. Wer sich daran hält, bekommt dasselbe Bild wie wir.

Im ersten Durchgang haben wir zwölf Möbel aus je vier Richtungen fotografiert und den Shop damit eingerichtet. Helle Esche und dunkler Nussbaum vertragen dabei nicht dasselbe Licht; was der einen Maserung guttut, lässt die andere verschwinden. Beim Nussbaum steht die Lampe deshalb eine Handbreit tiefer. Auch das steht auf dem Blatt.

## Nebenwirkung

Die rote Vase sollte nur zeigen, wie hoch so ein Hocker ist. Inzwischen fragen mehr Leute nach der Vase als nach dem Beistelltisch. Sie kommt aus der Töpferei Musterkrug.`,
    image: "projekt-tischlerei-hocker.jpg",
    categories: ["fotografie", "webdesign"],
    createdAt: "2024-03-18T08:00:00.000Z",
  },
  {
    header: "Flurkarte fürs Hofjubiläum",
    teaser:
      "Zum hundertsten Geburtstag bekam der Obsthof Mustergarten seine Felder als Karte, mit Namen aus dem Gedächtnis des Großvaters.",
    content: `Hundert Jahre Obsthof Mustergarten: Die Familie suchte ein Geschenk für alle, die je auf dem Hof gearbeitet haben. Gruppenfotos gab es aus jedem Jahrzehnt. Eine Karte gab es nur beim Amt, und auf der verlief der Fluss noch gerade.

## Der Flug

Im Herbst davor, an einem klaren Morgen, flogen wir sechs Bahnen in hundert Metern Höhe, mit Zustimmung der Nachbarn und in großem Bogen um einen Bussard, der zuerst da war. Aus 212 senkrechten Aufnahmen wurde ein einziges Bild.

## Die Karte

Ein Luftbild weiß alles und sagt nichts. Erst die Beschriftung macht daraus eine Karte, und die Namen standen in keinem Register. Der Großvater hat sie diktiert:

- Am nassen Ende
- Hinterm Birnbaum (den Baum gibt es nicht mehr)
- Onkels Irrtum

Wir haben sie klein und weiß gesetzt, ohne Pfeile und Kästchen. Gedruckt wurde auf mattem Papier, 120\u00a0×\u00a080\u00a0Zentimeter, sechzig Stück.

Beim Fest stand den ganzen Abend jemand vor der Karte und zeigte mit dem Finger darauf.`,
    image: "projekt-luftbild-senkrecht.jpg",
    categories: ["luftbild", "gestaltung"],
    createdAt: "2024-05-13T08:00:00.000Z",
  },
  {
    header: "Bau\u00addokumentation in zwölf Ansichten",
    teaser: "Ein Jahr, zwölf Termine, derselbe Standpunkt: ein Treppenhaus auf dem Weg nach oben.",
    content: `Das Architekturbüro Musterbau wollte zusehen, wie sein Treppenhaus wächst: jeden Monat ein Bild, immer von derselben Stelle. Diese Stelle lag allerdings vierzehn Meter über dem Boden, und ein Dach gab es noch nicht.

Solange das Gebäude offen war, flogen wir. Die Drohne stand bei jedem Termin über demselben Punkt, den ein Vermesser festgelegt hatte. Als im achten Monat das Dach geschlossen wurde, ließen wir die Kamera durch eine Luke hinab, an einem Seil mit Senklot. Den Wechsel sieht man nicht.

- **Monat 1 und 2:** Grube, Regen, Bodenplatte
- **Monat 3 bis 7:** je eine halbe Windung
- **Monat 8:** Dach zu, Kamera am Seil
- **Monat 9 bis 11:** Putz, Handlauf, Geduld
- **Monat 12:** roter Boden

Der Boden war die letzte Entscheidung. Geplant war Grau. Vor dem elften Bild hat die Architektin lange geschwiegen und dann Zinnober bestellt.

Die Ansichten hängen heute im Treppenhaus selbst, jede so hoch, wie die Treppe damals reichte. Die ersten beiden hängen im Keller.`,
    image: "projekt-architektur-treppe.jpg",
    categories: ["luftbild", "fotografie"],
    createdAt: "2024-07-15T08:00:00.000Z",
  },
  {
    header: "Bilder für die Weinkarte",
    teaser: "Drei Gläser, drei Farben und viel freie Fläche für die Preise.",
    content: `Auf einer Weinkarte ist wenig Platz. Das Weingut Musterberg wollte trotzdem Bilder darin, weil die Gäste der Probierstube nach Farbe bestellen: „den hellen vom letzten Mal“.

## Was im Glas war

Wein. Das ist nicht selbstverständlich; üblich sind Tee, Traubensaft und Lebensmittelfarbe, weil sie unter Lampen nicht altern. Wir haben es mit Tee versucht. Der Winzer kam herein, sah das Glas und ging wieder hinaus.

Also Wein, und zwar jede Viertelstunde frisch. Rosé verliert unter Licht seinen Ton, kalter Weißwein beschlägt das Glas, und Rotwein ist auf einem Foto zunächst einmal schwarz. Gegen das Beschlagen half Zimmertemperatur, was dem Winzer noch weniger gefiel als der Tee. Gegen das Schwarz half ein Spiegel, so klein, dass er hinter dem Glas verschwindet.

## Was auf die Karte kam

- drei Gläser auf einer Linie
- eine Flasche am Rand, damit man das Etikett wiederfindet
- viel sandfarbenes Papier, denn dort stehen später die Preise

Bestellt wird seither mit dem Finger auf dem Bild. Angebrochen wurden insgesamt 38 Flaschen. Über ihren Verbleib ist nichts zu berichten.`,
    image: "projekt-weingut-glas.jpg",
    categories: ["fotografie"],
    createdAt: "2024-09-23T08:00:00.000Z",
  },
  {
    header: "Messefilm für eine neue Serie",
    teaser: "Sechs Opalkugeln, eine rostrote Wand und ein Film, den man auch im Vorbeigehen versteht.",
    content: `Auf einer Messe sieht sich niemand einen Film an. Man geht an ihm vorbei, mit einem Kaffee in der Hand und einem Termin im Kopf. Leuchten Musterschein hatte dafür eine Wand von vier Metern Breite und die Frage, was darauf laufen soll.

Wir haben in der Halle nachgemessen. Zwischen Gang und Wand lagen zwölf Meter, und im Durchschnitt blieb die Wand sieben Sekunden lang im Blick. Daraus ergaben sich drei Regeln:

1. keine Schrift, die kleiner ist als eine Hand
2. keine Gesichter, denn davon gab es am Stand genug
3. alle sieben Sekunden ein vollständiger Gedanke

Gedreht wurde an einem Tag vor einer rostrot gestrichenen Wand. Sechs Kugeln hängen auf verschiedenen Höhen; eine nach der anderen wird hell, und die Schärfe wandert auf den Betrachter zu. Gedimmt haben wir von Hand, zu dritt, nach Zuruf. Mit der Steuerung sah es nach Steuerung aus.

> „Am zweiten Tag haben wir Stühle vor die Wand gestellt.“

So der Vertriebsleiter. Der Film dauert 42\u00a0Sekunden, das sind sechs Gedanken.`,
    image: "projekt-leuchten-kugeln.jpg",
    categories: ["film"],
    createdAt: "2024-11-18T08:00:00.000Z",
  },
];
