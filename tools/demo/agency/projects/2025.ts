import type { DemoProject } from "../types.ts";

export const projectsOf2025: DemoProject[] = [
  {
    header: "Umschlag für einen Jahresbericht",
    teaser: "Ein Weinjahr, Lage für Lage aus Papier geschnitten und von oben fotografiert.",
    content: `Das Weingut Musterberg schreibt seiner Kundschaft jedes Jahr, wie der Jahrgang war: Frost, Regen, Zucker, Ertrag. Bisher war das eine Tabelle mit Anschreiben. Das Jahr 2024 hatte so viele Wendungen, dass die Tabelle sie nicht mehr hergab.

## Idee

Jede Farbe ist ein Abschnitt des Jahres, jede Welle eine Messreihe. Weiß ist der Winter, Ocker das Frühjahr, Ton der verregnete Juni, Zinnober der Sommer, Schwarz die Lese bei Nacht. Die Kurven stimmen. Wer will, kann mit dem Lineal nachmessen.

## Handarbeit

1. Wetterdaten in Kurven übersetzt
2. Kurven mit dem Skalpell geschnitten, weil der Laser braune Kanten hinterließ
3. jede Lage auf Abstandhalter gesetzt, damit sie einen Schatten auf die nächste wirft
4. alles von oben fotografiert, mit einer einzigen Lampe

Ein erster Entwurf war am Rechner entstanden, mit berechneten Schatten. Er sah richtig aus und ließ alle kalt.

![](/uploads/projekt-papier-wellen.jpg "Das Original, Lage auf Lage")
![](/uploads/werk-bericht-titel.jpg)
![](/uploads/werk-bericht-zahl.jpg)

## Ergebnis

Ein Umschlag ohne Titel; die Jahreszahl ist blind geprägt. Innen haben die Kurven ihre Monate. Der Winzer hat 1.200\u00a0Stück verschickt und mehr Antworten bekommen als in den fünf Jahren davor zusammen. Das Original hängt bei ihm im Keller.

![](/uploads/werk-bericht-innen.jpg)`,
    image: "werk-bericht.jpg",
    categories: ["gestaltung"],
    createdAt: "2025-02-24T08:00:00.000Z",
  },
  {
    header: "Baukasten für einen Onlineshop",
    teaser: "Neun Bausteine statt vierzig Vorlagen: Die Seifenmanufaktur Musterschaum räumt ihren Laden selbst um.",
    content: `## Vorher

Für jede neue Seife musste jemand angerufen werden. Der Shop bestand aus vierzig Vorlagen, jede ein wenig anders. Wer eine änderte, fand drei Tage später heraus, welche anderen davon abhingen.

## Dazwischen

Wir haben den Laden zerlegt wie einen Schrank beim Umzug: Karte, Bild, Preis, Knopf, Hinweis. Übrig blieben neun Bausteine. Sie lagen zwei Wochen lang auf einem Tisch in der Manufaktur, ausgeschnitten aus Papier und Folie, und wurden jeden Morgen anders zusammengeschoben. Danach stand fest:

- Der **Preis** gehört neben das Bild und nicht darunter.
- Der **Geruch** braucht ein eigenes Feld. Es fasst höchstens achtzig Zeichen.
- Der **Warenkorb** darf nichts verdecken, auch nicht halb durchsichtig.

Erst dann haben wir gezeichnet und gebaut.

![](/uploads/werk-shop-neun.jpg)
![](/uploads/werk-shop-telefon.jpg)
![](/uploads/kunde-seife.jpg "Wofür das alles gebaut ist")

## Nachher

Eine neue Seife steht nach zehn Minuten im Shop, mit Bild und Geruch. Die Seiten wiegen ein Fünftel von früher. Angerufen wird weiterhin, aber nur noch, um zu fragen, wie es uns geht.

![](/uploads/werk-shop-pflege.jpg)

Ein zehnter Baustein mit dem Namen „Laufschrift“ wurde beantragt und nach Beratung abgelehnt.`,
    image: "werk-shop.jpg",
    categories: ["webdesign", "gestaltung"],
    createdAt: "2025-04-28T08:00:00.000Z",
  },
  {
    header: "Ein Bogen über die Felder",
    teaser: "Sechs Sekunden Flug, hin und zurück, für die Startseite des Obsthofs Mustergarten.",
    content: `Der Obsthof Mustergarten liegt so, dass man ihn von der Straße aus nicht sieht. Von der Straße aus sieht man eine Hecke. Für die Startseite brauchte es deshalb einen Blick, den sonst nur die Krähen haben.

Wir sind viermal geflogen und haben dreimal verworfen:

1. **Mittags.** Keine Schatten, keine Tiefe.
2. **Im Steigflug.** Wirkt wie der Anfang eines Films, der dann nicht kommt.
3. **Im Kreis.** Nach der zweiten Runde wird einem flau.
4. **Abends, seitwärts, langsam.** Der war es.

Die Kamera zieht auf einer flachen Kurve über Felder, Fluss und Hecken, wird langsamer, hält inne und nimmt denselben Weg zurück. So entsteht eine Schleife ohne sichtbaren Schnitt. Wer in seinem System weniger Bewegung eingestellt hat, bekommt ein Standbild.

![](/uploads/video-luftbild.mp4)
![](/uploads/projekt-luftbild-senkrecht.jpg "Zum Vergleich: dieselbe Gegend von der Karte, senkrecht")
![](/uploads/werk-bogen.jpg)
![](/uploads/serie-felder-fluss.jpg)
![](/uploads/serie-felder-wald.jpg)
![](/uploads/serie-felder-weg.jpg)

Aus der Schleife sind drei Standbilder geblieben. Sie hängen im Hofladen über der Kasse, in der Reihenfolge des Flugs, und wer wartet, sucht darauf seinen Parkplatz.

Der Hof selbst ist nicht im Bild. Das fiel der Familie beim dritten Ansehen auf, und sie ließ es so; auf die Bäume komme es an.

Fünf Nachbarn haben dem Flug zugestimmt. Zwei von ihnen haben ihr Feld erkannt und einen Abzug bestellt.`,
    image: "werk-bogen-bilder.jpg",
    categories: ["luftbild", "film"],
    createdAt: "2025-07-14T08:00:00.000Z",
  },
  {
    header: "Plakatserie zur Werkschau",
    teaser: "Fünf Plakate, die einzeln für sich stehen und nebeneinander eine Reihe bilden.",
    content: `Einmal im Jahr öffnet die Töpferei Musterkrug ihren Brennraum. Für Anzeigen hat die Werkschau kein Geld, dafür fünf Freunde mit Schaufenstern in derselben Straße.

## Ein Bild, fünf Fenster

Statt fünfmal dasselbe Plakat zu hängen, haben wir eine Reihe aus fünf Gefäßen fotografiert und in fünf Teile geschnitten. Jeder zeigt ein Gefäß und den Schatten seines Nachbarn. Wer die Straße hinuntergeht, setzt das Bild im Gehen zusammen. Wer nur ein Fenster sieht, sieht eine Vase und ein Datum.

![](/uploads/werk-schau-reihe.jpg)

## Im Einzelnen

- terrakottafarbenes Papier als Hintergrund, drei Meter breit
- eine Lampe tief von links, damit die Schatten bis aufs nächste Plakat reichen
- die rote Vase in der Mitte, denn in der Mitte liegt die Bäckerei
- Schrift: Ort, Tag, Uhrzeit und sonst nichts

Geschnitten wurde erst auf dem Tisch, mit Lineal und fünf leeren Rahmen aus Pappe. Verschiebt man den Rahmen um eine Handbreit, gehört der Schatten plötzlich dem Falschen.

![](/uploads/projekt-keramik-reihe.jpg "Die Reihe im Studio, noch ohne Datum")
![](/uploads/serie-plakat-rahmen.jpg)
![](/uploads/serie-plakat-schatten.jpg)
![](/uploads/werk-schau-paar.jpg "Drei für die Bäckerei, vier für das falsche Fenster")

## Zwischenfall

Plakat vier hing eine Woche lang im falschen Fenster. Drei Leute haben sich gemeldet, um darauf hinzuweisen. Wir werten das als Beleg, dass die Reihe gelesen wird.

Zur Werkschau kamen so viele Menschen, dass am Ende alle Becher verkauft waren.`,
    image: "werk-schau.jpg",
    categories: ["gestaltung", "fotografie"],
    createdAt: "2025-10-20T08:00:00.000Z",
  },
];
