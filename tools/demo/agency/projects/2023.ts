import type { DemoProject } from "../types.ts";

export const projectsOf2023: DemoProject[] = [
  {
    header: "Papierwahl für eine Broschüre",
    teaser:
      "Sieben Rollen, vier Kandidaten, ein Tag am Fenster: wie das Architekturbüro Musterbau zu seinem Papier kam.",
    content: `Das Architekturbüro Musterbau baut mit Sichtbeton und wollte eine Broschüre, die sich nicht nach Hochglanz anfühlt. Mehr stand im Auftrag nicht. Wir haben deshalb mit dem Papier begonnen und das Layout erst einmal liegen lassen.

## Die engere Wahl

| Papier | Gewicht | Dafür | Dagegen |
|---|---|---|---|
| Naturpapier, reinweiß | 120\u00a0g/m² | Schwarz steht gut | fühlt sich nach Büro an |
| Naturpapier, warmweiß | 150\u00a0g/m² | Beton bleibt grau statt blau | drei Wochen Lieferzeit |
| Recyclingpapier, grau | 140\u00a0g/m² | passt zur Haltung | helle Stellen werden stumpf |
| Feinkarton, rot | 270\u00a0g/m² | als Umschlag nicht zu übersehen | bricht am Falz, wenn man ihn nicht rillt |

## Der Versuch

Wir druckten dieselbe Aufnahme auf alle vier und legten die Bogen im Büro einen Tag lang ans Fenster. Nach der Mittagspause waren zwei aus dem Rennen.

## Das Ergebnis

Innen warmweiß, außen rot und gerillt. Das Papier kam nach drei Wochen, genau wie angekündigt. Die Broschüre hat 32\u00a0Seiten und eine Fadenheftung. Die Rollen haben wir fotografiert, bevor sie ins Lager gingen.`,
    image: "projekt-papier-rollen.jpg",
    categories: ["gestaltung"],
    createdAt: "2023-01-30T08:00:00.000Z",
  },
  {
    header: "Website für das Architektur\u00adbüro Musterbau",
    teaser: "Zwölf Bauten, vier Wörter Navigation und am Ende des Ganges eine rote Wand.",
    content: `Die alte Website hatte 140 Unterseiten, besucht wurden neun davon. So stand es in der Statistik, die das Büro seit Jahren sammelte und nie gelesen hatte.

## Aufgabe

Zwölf Bauten zeigen, das Büro vorstellen, erreichbar sein. Alles andere durfte weg.

## Weg

1. **Inhalte zuerst.** Zu jedem Bau gibt es ein Bild, drei Sätze und die Eckdaten. Wer mehr wissen will, ruft an.
2. **Ein Bild als Ordnung.** Eine Flucht aus Rundbögen, aufgenommen in einem Haus des Büros, wurde zum Muster der Seite: gestaffelte Ebenen und ganz hinten etwas Rotes.
3. **Kein Menüsymbol.** Vier Wörter stehen oben nebeneinander. Auf dem Telefon passen sie ebenfalls in eine Zeile.

![Weißer Hof in harter Sonne: links ein Rundbogen, rechts eine Freitreppe mit roter Kugel.](/uploads/kunde-architektur.jpg "Der Hof am Mittag: zwei Bauten auf einem Bild")

Fotografiert haben wir die zwölf Bauten an sechs Tagen, immer mittags. Sichtbeton braucht harte Sonne, sonst sieht er aus wie Regen. Jeder Bau bekam eine Nummer und ein Bild; ein zweites gab es nur, wenn das Büro darum bat.

![](/uploads/serie-bau-hof.jpg)
![](/uploads/serie-bau-freitreppe.jpg)
![](/uploads/serie-bau-stufen.jpg)
![](/uploads/serie-bau-auge.jpg)

Einen Umweg gab es. Im ersten Entwurf öffneten sich die Bögen beim Scrollen nacheinander. Das sah gut aus, nur konnte man vier Sekunden lang nichts lesen. Wir haben es wieder ausgebaut.

## Ergebnis

Die Startseite lädt auch auf der Baustelle in weniger als einer Sekunde. Anfragen beginnen seither oft mit dem Satz: „Wir hätten gern so etwas wie Nummer sieben.“`,
    image: "projekt-architektur-bogen.jpg",
    categories: ["webdesign", "fotografie"],
    createdAt: "2023-03-20T08:00:00.000Z",
  },
  {
    header: "Siebzehn Zähne weiter",
    teaser:
      "Makroaufnahmen für die Uhrmacherei Mustertakt, entstanden zwischen der letzten und der ersten Straßenbahn.",
    content: `Von diesen Zahnrädern passen vier auf eine Fingerkuppe. Die Uhrmacherei Mustertakt wollte sie zwei Meter breit im Schaufenster haben.

Aus so geringer Entfernung ist die Schärfe dünner als ein Blatt Papier. Wir haben deshalb nicht eine Aufnahme gemacht, sondern 64, jede ein paar Hundertstelmillimeter weiter, und sie zu einem Bild verrechnet. Aufgehört haben wir, bevor alles scharf war: Der Rest Unschärfe zeigt, wie tief es hineingeht.

Während einer Serie darf sich nichts bewegen, weder das Werk noch der Tisch noch die Bahn vor der Tür. Gearbeitet wurde also nachts.

## Aufbau

- Werk angehalten und entstaubt, was allein einen Nachmittag dauerte
- zwei weiche Lichter von der Seite, ein hartes von hinten für die Kanten der Zähne
- Auslösung über Funk, alle Beteiligten im Nebenraum

Jedes Rad bekam seine eigene Serie, auch die, die am Ende nicht ins Schaufenster kamen. Rotgold schluckt Licht, Messing wirft es zurück, und der Stein im Lager leuchtet nur, wenn ihn die hintere Lampe trifft.

![](/uploads/serie-zahn-werk.jpg)
![](/uploads/serie-zahn-rotgold.jpg)
![](/uploads/projekt-uhrwerk-unruh.jpg "Die Unruh: acht Hundertstel hinter den Rädern")
![](/uploads/serie-zahn-eingriff.jpg)
![](/uploads/serie-zahn-lagerstein.jpg)

## Was blieb

Messing zeigt jeden Fingerabdruck, auch den von vor zwanzig Jahren. Einen haben wir stehen lassen. Er stammt vom Vater des Inhabers.

Das Bild hängt seit Mai im Schaufenster. Wer davor stehen bleibt, liest meist auch die Öffnungszeiten.`,
    image: "kunde-uhrwerk.jpg",
    categories: ["fotografie"],
    createdAt: "2023-06-05T08:00:00.000Z",
  },
  {
    header: "Neunzig Sekunden Weinberg",
    teaser: "Ein Imagefilm ohne Sonnenuntergang, dafür mit einem Traktor, der nicht anspringt.",
    content: `Filme über Weingüter beginnen mit Nebel und enden mit Gläsern, die aneinanderstoßen. Das Weingut Musterberg wünschte sich etwas anderes, wusste aber nicht genau, was. Wir auch nicht. Also fuhren wir zwei Tage lang mit, ohne zu drehen.

## Der Satz

Am zweiten Tag sprang der Traktor nicht an. Der Winzer sah ihn eine Weile an und sagte:

> „Der Wein hat Zeit. Der hier leider auch.“

Damit hatten wir den Film.

## Der Dreh

Gedreht wurde an drei Vormittagen, mit einer Kamera und dem Ton, der ohnehin da war: Scheren, Kies, der Hund. Die letzte Einstellung haben wir auf 16-Millimeter-Film aufgenommen. Auf der Rolle war Material für genau einen Versuch, und das merkt man allen Beteiligten an. Heute liegt sie in der Probierstube auf dem Tisch.

## Das Ergebnis

Neunzig Sekunden, elf Einstellungen, kein Sprecher. Der Film läuft auf der Website des Weinguts und auf Messen in einer stummen Fassung, in der auch der Hund untertitelt ist.`,
    image: "projekt-film-rolle.jpg",
    categories: ["film"],
    createdAt: "2023-08-14T08:00:00.000Z",
  },
  {
    header: "Etiketten und Kistenaufdrucke",
    teaser: "Acht Sorten, zwei Farben und ein Aufdruck, der auch auf nassem Holz lesbar bleibt.",
    content: `## Ausgangslage

Auf dem Markt stehen viele Stände mit Äpfeln, und alle Kisten sehen gleich aus. Der Obsthof Mustergarten wollte, dass man seine von Weitem erkennt – auch dann noch, wenn sie leer im Hof eines Restaurants gestapelt sind.

## Was nicht ging

Ein Etikett aus Papier übersteht im Kühlhaus keine Woche. Eine Prägung ist schön, auf rauem Fichtenholz aber nicht zu lesen. Und ein Brandstempel dauert bei 600 Kisten so lange, dass die Ernte vorher vorbei ist.

## Was ging

- eine **Schablone** je Sorte, aufgetragen mit der Rolle
- zwei lebensmittelechte Farben: Schwarz für die Schrift, Rot für den Punkt
- der Name der Sorte so groß, wie es das Brett erlaubt

Der rote Punkt wandert. Beim frühesten Apfel sitzt er ganz links, bei der letzten Birne ganz rechts. Wer öfter kommt, kann an den Kisten den Erntekalender ablesen; wer nur einmal kommt, findet es hübsch.

Die Etiketten für Saft und Mus folgen demselben Prinzip. Gerollt wird inzwischen ohne uns; eine Kiste dauert vierzig Sekunden.`,
    image: "projekt-obsthof-kiste.jpg",
    categories: ["gestaltung"],
    createdAt: "2023-10-09T08:00:00.000Z",
  },
  {
    header: "Katalog der Winterkollektion",
    teaser: "Schwarz auf Schwarz fotografiert und gedruckt, mit einer roten Kugel als Maßstab.",
    content: `Die Winterkollektion der Töpferei Musterkrug ist dunkel: schwarze Schalen, innen cremeweiß glasiert, dazu Becher in Grau und Ocker. Vor hellem Grund wäre das einfach gewesen. Nur sahen die Schalen dort aus wie Löcher.

Wir haben sie auf Schwarz gestellt und das Licht so flach gesetzt, dass allein der Rand und das Innere leuchten. Den Rest muss man ahnen.

## Die Kugel

In jedem Bild liegt eine kleine rote Kugel. Sie misst überall drei Zentimeter und ersetzt die Maßtabelle. Kinder suchen sie, der Einkauf rechnet mit ihr.

## Der Druck

Wer Schwarz auf Schwarz druckt, lernt seine Druckerei kennen. Es brauchte drei Andrucke:

1. zu satt, die Schalen verschwanden
2. zu flau, aus Schwarz wurde Braun
3. mit einem zweiten Schwarz und mattem Lack; dabei blieb es

Der Katalog hat 24\u00a0Seiten und eine Auflage von 800\u00a0Stück. Siebzig davon gingen an Leute, die keine Schale kaufen, sondern nur das Heft haben wollten.`,
    image: "projekt-keramik-schale.jpg",
    categories: ["fotografie", "gestaltung"],
    createdAt: "2023-12-11T08:00:00.000Z",
  },
];
