import type { DemoProject } from "../types.ts";

export const projectsOf2022: DemoProject[] = [
  {
    header: "Werkzeug\u00adporträt in eigener Sache",
    teaser: "Zum Start der Agentur haben wir das Objektiv fotografiert, mit dem wir alles andere fotografieren.",
    content: `Bevor der erste Auftrag kam, kam die Frage, womit eine neue Agentur für sich wirbt. Mit einem Gruppenbild vor Backstein jedenfalls nicht. Also stellten wir das meistbenutzte Stück der Werkstatt auf den Tisch: ein Objektiv mit weißem Ring.

## Was wir probiert haben

- **Weißer Grund:** sah aus wie ein Bild aus dem Zubehörkatalog.
- **Schwarzer Grund:** sah aus wie die Anzeige des Herstellers.
- **Ziegelroter Karton:** sah aus wie wir.

Schwierig war die Frontlinse. Ihre Vergütung zeigt jede Lampe, jedes Fenster und den, der fotografiert. Am Ende stand das Stativ so, dass sich nur zwei schmale Lichtstreifen spiegelten. Der violette Schimmer ist echt und nicht nachgezogen.

## Was daraus wurde

Das Bild hängt im Studio, steht auf der Rückseite unserer Visitenkarten und gehört zu den wenigen Arbeiten hier, für die niemand eine Rechnung bekommen hat. Aufgenommen wurde es mit dem zweitbesten Objektiv.`,
    image: "projekt-objektiv-profil.jpg",
    categories: ["fotografie"],
    createdAt: "2022-09-12T08:00:00.000Z",
  },
  {
    header: "Vier Gefäße, ein Fenster",
    teaser: "Die ersten Bilder für die Töpferei Musterkrug: Tageslicht, Papier und ein freier Vormittag.",
    content: `Die Töpferei Musterkrug wollte Bilder für eine Preisliste: sauber, gleichmäßig, ohne Aufwand. Nach einer Stunde in der Werkstatt haben wir vorgeschlagen, den Aufwand doch zu treiben. Die Glasuren sind fein abgestuft, die Formen unterscheiden sich um Millimeter, und gleichmäßiges Licht macht aus beidem ein Einerlei.

Wir nahmen vier Stücke, die einander etwas zu sagen haben: eine bauchige Vase in Creme, eine hohe mit Rillen, eine grüne Flasche, einen roten Becher. Dazu einen Bogen Papier, ein Fenster nach Osten und einen weißen Karton als Aufheller. Kein Blitz, keine zweite Lampe.

Zwischen neun und elf Uhr wandert die Sonne dort über das halbe Fenster. Wir haben alle zehn Minuten ausgelöst und die Gefäße dazwischen nicht angefasst.

> „Ich wusste gar nicht, dass mein Grün so viel kann.“

Das sagte die Töpferin, als sie den ersten Abzug sah, und damit war das Format entschieden. Von dreizehn Aufnahmen blieb eine übrig. Aus der Preisliste ist ein Faltblatt geworden: dieses Bild auf der ganzen Innenseite, die Preise hinten, klein.`,
    image: "kunde-keramik.jpg",
    categories: ["fotografie"],
    createdAt: "2022-11-21T08:00:00.000Z",
  },
];
