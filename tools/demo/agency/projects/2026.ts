import type { DemoProject } from "../types.ts";

export const projectsOf2026: DemoProject[] = [
  {
    header: "Kampagne für einen Winterduft",
    teaser: "Winter im August: zwei Flakons, eine Lampe von hinten und Tropfen, die nicht verdunsten.",
    content: `Wer im November für einen Duft werben will, fotografiert ihn im August. Bei 33\u00a0Grad im Studio sollte ein Bild entstehen, bei dem man den Mantel schließt.

## Aufgabe

Zwei Flakons der Seifenmanufaktur Musterschaum, einer rot, einer bernsteinfarben. Keine Tannenzweige, keine Schleife, kein Kunstschnee: Darauf hatten wir uns im ersten Gespräch geeinigt, und es hat alles schwieriger gemacht.

## Vorgehen

Winter heißt vor allem, dass es früh dunkel wird. Also ein schwarzer Tisch, ein schwarzer Raum und eine Lampe hinter dem Glas, so abgeschirmt, dass nur die Flüssigkeit leuchtet. Die Tropfen auf der Platte bestehen aus Wasser und Glyzerin, jeder einzeln mit der Spritze gesetzt. Reines Wasser war nach vier Minuten verschwunden.

![](/uploads/serie-duft-tropfen.jpg)
![](/uploads/serie-duft-schulter.jpg)

> „Riecht nach Kaminfeuer, sieht aus wie ein Rücklicht. Gefällt mir.“

Das sagte die Seifensiederin zum ersten Entwurf. Danach haben wir das Rot um eine Spur dunkler gefiltert.

## Ergebnis

Ein Licht, drei Formate: Plakat, Anzeige, Startseite. Das Plakat zeigt den roten Flakon, die Anzeige den bernsteinfarbenen, und nur auf der Startseite ist Platz für beide.

Am dritten Advent war der Duft ausverkauft.

![](/uploads/werk-duft.jpg)
![](/uploads/werk-duft-anzeige.jpg)
![](/uploads/werk-duft-seite.jpg)

## Beteiligt

- **Bild:** Erika Mustermann
- **Licht:** Jonas Muster
- **Gestaltung:** Mika Musterfrau`,
    image: "projekt-seife-flacon.jpg",
    categories: ["fotografie", "gestaltung"],
    createdAt: "2026-01-19T08:00:00.000Z",
  },
  {
    header: "Drehteller, endlos",
    teaser: "Eine Vase dreht sich um sechzig Grad, und alle glauben, es sei eine ganze Umdrehung.",
    content: `Eine Vase hat eine Vorderseite, bis man sie dreht. Das neue Modell der Töpferei Musterkrug hat sechs Wellen, die schräg um den Körper laufen. Auf Fotos sah es je nach Standpunkt geknickt oder geschmolzen aus. Es musste sich also etwas bewegen.

## Die Rechnung

Eine ganze Umdrehung in angenehmem Tempo dauert dreißig Sekunden. Für eine Produktseite ist das zu lang und als Datei zu groß. Nach dem Mittagessen fiel jemandem auf, dass sich die Form alle sechzig Grad wiederholt. Wir haben deshalb ein Sechstel gedreht, fünf Sekunden lang, und den Rest behauptet.

![](/uploads/video-keramik.mp4)

## Die Probe

Damit die Behauptung hält, müssen die sechs Wellen gleich sein. Bei Handarbeit sind sie das nie. Die Töpferin sah sich das Material an, sagte „Welle vier“ und machte eine neue Vase. Die alte steht seither bei uns am Fenster, mit Welle vier nach hinten.

## Der Einsatz

Die Schleife läuft auf der Produktseite und am Marktstand auf einem Tablet. Dort hat ein Kind siebenmal zugesehen und dann gefragt, wann die andere Seite kommt.

![](/uploads/werk-welle-seite.jpg)
![](/uploads/werk-welle-telefon.jpg)
![](/uploads/werk-welle-markt.jpg)

## Beteiligt

- **Kamera:** Jonas Muster
- **Drehteller:** selbst gebaut
- **Schnitt:** Mika Musterfrau`,
    image: "werk-welle.jpg",
    categories: ["film"],
    createdAt: "2026-03-16T08:00:00.000Z",
  },
  {
    header: "Licht, das atmet",
    teaser: "Drei Pendelleuchten werden heller und dunkler, im Takt eines Menschen, der nichts vorhat.",
    content: `Auf den Produktseiten von Leuchten Musterschein war jede Lampe zweimal zu sehen: einmal an, einmal aus. Dabei werden diese Leuchten wegen des Weges dazwischen gekauft. Man kann sie sehr weit herunterdimmen, und sie bleiben dabei warm.

Wir haben drei Modelle über einen Tisch gehängt, eine schwarze Kuppel, eine Opalkugel und einen roten Kegel, und dann gemessen, wie lange ein Atemzug dauert, wenn man in Ruhe gelassen wird. Es sind sechs Sekunden. So lang ist die Schleife.

## Was schwierig war

- **Der Takt:** Atmen alle drei zugleich, wirkt es wie ein Warnsignal. Sie sind deshalb um je zwei Sekunden versetzt.
- **Das Flackern:** Gedimmte Leuchtdioden flimmern vor der Kamera. Von elf Verschlusszeiten blieben zwei übrig.
- **Das Dunkel:** Ganz aus darf das Licht nie sein, sonst hält man das Video für kaputt.

![](/uploads/video-leuchten.mp4)
![](/uploads/werk-atem-stufen.jpg)

## Auf der Seite

Der Film startet ohne Ton und lässt sich anhalten. Seither bleiben die Leute länger auf der Seite. Wir vermuten, sie atmen mit.

![](/uploads/werk-atem-telefon.jpg)
![](/uploads/werk-atem-bogen.jpg)

## Beteiligt

- **Kamera und Licht:** Jonas Muster
- **Umsetzung:** Erika Mustermann`,
    image: "werk-atem.jpg",
    categories: ["film", "webdesign"],
    createdAt: "2026-05-18T08:00:00.000Z",
  },
  {
    header: "Hält ohne Schrauben",
    teaser: "Eine Website für die Tischlerei Musterholz, die Holzverbindungen zeigt, statt sie zu loben.",
    content: `Auf der Website der Tischlerei Musterholz stand siebzehnmal das Wort „Qualität“. Wir haben gezählt, weil wir wissen wollten, was übrig bleibt, wenn man es streicht. Es blieb die Telefonnummer.

## Was stattdessen dort steht

Neun Verbindungen, jede mit einem Bild und drei Sätzen: wie sie heißt, was sie aushält, wann man sie nicht nimmt. Den Anfang macht die Schwalbenschwanzzinkung, helles Holz an rötlichem, damit man sieht, was ineinandergreift.

Fotografiert haben wir in der Werkstatt, auf der Hobelbank, mit den Spänen, die beim Anpassen gefallen sind. Für den Onlineshop hatten wir sie zwei Jahre zuvor noch weggefegt.

Die Lampe steht tief und seitlich, denn eine gute Fuge sieht man sonst nicht. Die Späne haben wir nach jedem Bild liegen lassen, wo sie lagen. Nur der rote Klotz wurde gestellt; er gehört zum Werkzeug und hält die Serie zusammen.

![](/uploads/werk-zinken-neun.jpg)
![](/uploads/kunde-tischlerei.jpg)
![](/uploads/serie-zinken-ecke.jpg)
![](/uploads/serie-zinken-anriss.jpg)
![](/uploads/serie-zinken-spaene.jpg)
![](/uploads/serie-zinken-hirnholz.jpg)

> „Jetzt rufen Leute an, die wissen, was sie wollen. Das ist ungewohnt.“

So der Tischlermeister nach vier Wochen.

## Gebaut wie das Möbel

- keine Bausteine von Fremden, also auch keine fremden Server
- jede Seite unter 300\u00a0Kilobyte, Bilder eingerechnet
- lesbar auch dann, wenn das Skript nicht lädt

Das Wort „Qualität“ kommt nicht mehr vor.

![](/uploads/werk-zinken-telefone.jpg)

## Beteiligt

- **Bild:** Erika Mustermann
- **Entwurf und Bau:** Mika Musterfrau
- **Hände:** der Tischlermeister`,
    image: "werk-zinken.jpg",
    categories: ["webdesign", "fotografie"],
    createdAt: "2026-08-17T08:00:00.000Z",
  },
  {
    header: "Kurzfilm über eine Reparatur",
    teaser: "Elf Stunden Arbeit an einer Taschenuhr, erzählt in sechs Minuten und ohne Zeitraffer.",
    content: `Die Uhrmacherei Mustertakt wird oft gefragt, warum eine Reparatur so lange dauert. Der Inhaber wollte das nicht mehr erklären, sondern zeigen, am liebsten in voller Länge. Die volle Länge betrug elf Stunden.

![](/uploads/video-uhrwerk.mp4 "Ausschnitt: fünf Minuten und zwölf Sekunden")

## Das Stück

Eine geerbte Taschenuhr, vor vierzig Jahren stehen geblieben. Gebrochen war die Welle der Unruh, ein Teil von der Stärke eines dicken Haares. Ersatz gibt es nicht; man dreht ihn.

## Drei Entscheidungen

1. **Keine Musik.** In der Werkstatt ticken neunzehn Uhren, das genügt.
2. **Kein Zeitraffer.** Was lange dauert, dauert auch im Film lange, einmal vierzig Sekunden.
3. **Der Blick des Uhrmachers.** Die Kamera sitzt am Mikroskop und sieht nur, was er sieht.

Heikler als das Bild war der Ton. Das Ticken einer Taschenuhr ist leiser als ein Kühlschrank im Nebenraum. Wir haben den Kühlschrank ausgeschaltet und einen halben Liter Milch ersetzt.

## Der Moment

Nach fünf Minuten und zwölf Sekunden schwingt die Unruh wieder, und die blaue Spirale öffnet und schließt sich. Es war der erste Versuch, einen zweiten gab es nicht. Im Film hört man, wie jemand ausatmet. Das waren wir.

![](/uploads/serie-zahn-eingriff.jpg)
![](/uploads/werk-uhr-plakat.jpg)
![](/uploads/werk-uhr-bogen.jpg)

Auf die Frage nach der Dauer antwortet der Inhaber jetzt:

> „Haben Sie sechs Minuten?“

## Beteiligt

- **Regie und Schnitt:** Erika Mustermann
- **Kamera:** Jonas Muster
- **Ton:** Mika Musterfrau`,
    image: "werk-uhr.jpg",
    categories: ["film"],
    createdAt: "2026-10-12T08:00:00.000Z",
  },
];
