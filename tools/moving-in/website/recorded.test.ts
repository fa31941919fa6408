import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import { afterAll, beforeAll, expect, test } from "vitest";
import { OldServers } from "../../../content/src/moving-in/old-servers.ts";
import { listen } from "../../../site/testing/listen.ts";
import type { Entry, SourceContent } from "../model.ts";
import { websiteSource } from "./read-website.ts";

/**
 * Responses of a real WordPress 6.1 with the theme Twenty Twenty-One and an agency's content, by path: pages of many
 * kinds, the rules of their style sheets that may hide something, and its public data about them. Recorded without
 * scripts and SVGs; {@link HOST} replaces its address.
 */
const RECORDED: Record<string, { type: string; body: string }> = JSON.parse(
  readFileSync(new URL("../../../content/testing/recorded-wordpress.json", import.meta.url), "utf8"),
);

const HOST = "https://lichtspur.example";

let content: SourceContent;
let close: () => Promise<void>;

beforeAll(async () => {
  const server = createServer((request, response) => {
    const path = request.url ?? "";
    const answer = RECORDED[path] ?? RECORDED[path.replace(/\?.*/, "")];
    if (!answer) return void response.writeHead(404, { "content-type": "text/html" }).end("<title>404</title>");
    const own = `http://${request.headers.host}`;
    response.writeHead(200, { "content-type": answer.type }).end(answer.body.replaceAll(HOST, own));
  });
  const listening = await listen(server);
  close = listening.close;
  const { url } = listening;
  const servers = new OldServers({ trusted: [url] });
  content = await websiteSource({ address: url, servers, decisions: { as: {}, without: [] } }).read();
  content = { ...content, ...JSON.parse(JSON.stringify(content).replaceAll(url, HOST)) };
});
afterAll(() => close());

const isPublished = ({ draft, heldBack }: Entry) => !draft && !heldBack;

function markdownOf(title: string): string {
  const value = content.entries.find((entry) => entry.title === title)?.fields.content;
  return typeof value === "object" && value?.kind === "markdown" ? value.markdown.replaceAll(HOST, "") : "";
}

test("the entries of a recorded WordPress, with their types there", () => {
  const told = content.entries.map(({ type, title, createdAt, ...entry }) =>
    [type, title, createdAt?.slice(0, 10) ?? "", isPublished({ type, title, createdAt, ...entry }) ? "" : "Entwurf"]
      .filter(Boolean)
      .join(" | "),
  );
  expect(told).toMatchInlineSnapshot(`
    [
      "categories | Gestaltung",
      "categories | Schrift & Satz",
      "categories | Fotografie",
      "categories | Verpackung",
      "projects | Tabelle, Zitat, Vers und Code | 2017-11-24",
      "projects | Alles in Kästen | 2019-09-30",
      "projects | Galerie nach alter Art | 2020-07-20",
      "projects | Zahlen, Formeln und Sonderzeichen | 2023-05-18",
      "projects | Was der Stil verbirgt | 2026-05-18",
      "pages | Startseite | 2022-11-08 | Entwurf",
      "pages | Häufige Fragen | 2020-05-17",
    ]
  `);
});

test("text hidden on the old site is never published here", () => {
  const published = content.entries.filter(isPublished);
  expect(JSON.stringify(RECORDED)).toMatch(/geheim/i);
  expect(JSON.stringify(published).match(/geheim\w*/gi)).toBeNull();
});

test("blocks", () => {
  expect(markdownOf("Alles in Kästen")).toMatchInlineSnapshot(`
    "![Blick durch ein Fenster in den Hof, Motiv 42](/wp-content/uploads/2023/06/grafik-12.jpg)

    Ein Satz, der auf dem Titelbild steht und gelesen werden möchte.

    ![Farbproben auf weißem Tisch, Motiv 43](/wp-content/uploads/2023/07/grafik-13.png)

    Ein zweiter Satz auf einem Bild, das beim Rollen stehen bleibt.

    Gefilmt wurde mit zwei Kameras und einem geliehenen Kran, der eigentlich für Reederei Hansen bestimmt war.

    Ein Absatz in einer Gruppe in einer Gruppe, tief verschachtelt und trotzdem sichtbar.

    Wir messen seit dem März, wie viele Besucher die Anfahrt nach Freiburg öffnen, und die Kurve steigt.

    ![Nahaufnahme einer Hand mit Stift, Motiv 44](/wp-content/uploads/2023/08/grafik-14.webp)

    Wir messen seit dem November, wie viele Besucher die Anfahrt nach Köln öffnen, und die Kurve steigt.

    - Spalte drei mit Liste und einigen Wörtern mehr
    - zweiter Eintrag

    [Alle Arbeiten ansehen](/portfolio/)

    ![](/wp-content/uploads/2023/09/grafik-15.jpg)

    Der Text stammt von Frau Dr. Öhler, gekürzt haben wir ihn gemeinsam am Küchentisch in Dresden. Wir haben die 180 wichtigsten Fragen gesammelt und beantworten sie dort, wo sie entstehen."
  `);
});

test("collapsible answers to questions", () => {
  expect(markdownOf("Häufige Fragen")).toMatchInlineSnapshot(`
    "Die Antworten öffnen sich, wenn Sie auf die jeweilige Frage klicken oder tippen.

    Wie lange dauert ein Projekt üblicherweise?

    Zwischen dem ersten Gespräch und der Übergabe liegen meistens acht bis zwölf Wochen.

    Arbeiten Sie auch außerhalb der Stadt?

    Ja, solange ein Zug hinfährt und jemand am Bahnhof auf uns wartet.

    Ablauf Kosten

    Der Ablauf beginnt mit einem Besuch bei Ihnen, denn Räume erzählen mehr als jedes Formular.

    Die Kosten nennen wir vorher schriftlich und halten sie ein, auch wenn es regnet.

    Was geschieht mit den Rohdaten?

    Die Rohdaten bewahren wir fünf Jahre lang auf zwei getrennten Laufwerken in zwei Häusern auf.

    Bedingungen für Leihgeräte ansehen

    Leihgeräte geben wir nur gegen Unterschrift und ein ehrliches Lächeln für höchstens drei Tage heraus.

    Schließen

    Gibt es einen Mindestauftrag bei Ihnen?

    Nein, aber unter einem halben Tag lohnt sich die Anfahrt für keinen von uns beiden.

    Hinweise zur Anfahrt öffnen

    Vom Hauptbahnhof fahren Sie drei Stationen mit der Linie sieben und gehen dann durch den Torbogen."
  `);
});

test("parts hidden by a style", () => {
  expect(markdownOf("Was der Stil verbirgt")).toMatchInlineSnapshot(`
    "Gedruckt wurde in Tübingen auf Kork, mit einer Sonderfarbe, die es so in keinem Fächer gibt. Das Ergebnis hängt seit dem Mai im Schaufenster von Museum am Graben und wird gern fotografiert. Unsere Kollegin hat dafür eine Schrift gezeichnet, deren Buchstaben an Werkzeuge aus Filz erinnern. Wir haben die 40 wichtigsten Fragen gesammelt und beantworten sie dort, wo sie entstehen.

    Wir mögen Aufträge, bei denen man hinterher nach Kork riecht und Späne in den Haaren hat. Wir haben 157 Entwürfe gezeichnet, drei davon gebaut und am Ende den schlichtesten genommen.

    Gedruckt wurde in Schwäbisch Gmünd auf Stahlblech, mit einer Sonderfarbe, die es so in keinem Fächer gibt. Filz spielt dabei die Hauptrolle, denn kaum ein anderer Werkstoff altert so freundlich.

    Wir haben 207 Entwürfe gezeichnet, drei davon gebaut und am Ende den schlichtesten genommen. Im August haben wir den Stand auf der Messe in Tübingen aufgebaut, ganz aus Ton und ohne eine einzige Schraube."
  `);
});

test("galleries", () => {
  expect(markdownOf("Galerie nach alter Art")).toMatchInlineSnapshot(`
    "In Münster haben wir dafür 103 Interviews geführt und jedes davon zweimal gehört. Glas spielt dabei die Hauptrolle, denn kaum ein anderer Werkstoff altert so freundlich.

    ![Blick durch ein Fenster in den Hof, Motiv 18](/wp-content/uploads/2020/06/agentur-projekt-keramik-schale.jpg) ![Farbproben auf weißem Tisch, Motiv 19](/wp-content/uploads/2020/07/agentur-projekt-leuchten-kugeln.jpg) ![Nahaufnahme einer Hand mit Stift, Motiv 20](/wp-content/uploads/2020/08/agentur-projekt-luftbild-senkrecht.jpg)

    Die Farben sind aus Fotografien des Tals bei Saarbrücken abgeleitet, aufgenommen im August. Am meisten gelernt haben wir von den Lehrlingen bei Obsthof Brandt, die jeden Umweg sofort bemerkten."
  `);
});

test("tables, quotations, poems and code", () => {
  expect(markdownOf("Tabelle, Zitat, Vers und Code")).toMatchInlineSnapshot(`
    "Wir mögen Aufträge, bei denen man hinterher nach Ton riecht und Späne in den Haaren hat. Das Logo besteht aus einem Strich, der sich je nach Format zu Beton oder Wasser biegt.

    | Papier                                                      | Gramm |
    | ----------------------------------------------------------- | ----- |
    | Alle Werte gelten für den ungestrichenen Bogen im Format A2 |       |
    | Umschlag \\| mit Strich                                      | 300   |

    > Ein Zitat mit **fetter** Stelle und einem zweiten Gedanken gleich dahinter.
    >
    > Otl, am Telefon

    > Herausgehoben und sehr groß gesetzt steht dieser Satz in der Mitte.
    >
    > Die Redaktion

    Am Abend geht das Licht\\
    eingerückt nach Hause,\\
    und niemand zählt die Stunden\\
    außer der Uhr.

    \`\`\`
    function gruss(name) {
      return "Hallo, " + name + " <3"; // ein Kommentar mit sechs ganzen Wörtern
    }
    \`\`\`

    \`\`\`
    Vorformatiert   mit   Abständen
    und einer zweiten Zeile darunter
    \`\`\`

    - Erster Punkt der Liste mit genügend vielen Wörtern darin
    - Zweiter Punkt
      - mit einem Unterpunkt, der ebenfalls gezählt werden soll
    - Dritter Punkt

    1. Nummer eins steht immer ganz vorn in der Reihe
    2. Nummer zwei folgt ihr

    ---

    Statt eines Katalogs gibt es nun 131 Karten, die man mischen, verschenken und an die Wand hängen kann. Barrierefrei heißt für uns, dass Herr Böttcher die Öffnungszeiten auch mit der Vorlesefunktion findet."
  `);
});

test("numbers, formulas and special characters", () => {
  expect(markdownOf("Zahlen, Formeln und Sonderzeichen")).toMatchInlineSnapshot(`
    "Eine Million ist 10⁶, ein Saal misst 120 m², Wasser heißt H₂O und das Rezept verlangt 5½ Löffel.

    Donau­dampf­schiff­fahrts­gesell­schaft ist ein Wort mit weichen Trennstellen, das niemand freiwillig setzt.

    Emoji gehören dazu: 🎬 Film, 📷 Foto und 👩🏽‍🎨 Gestaltung, dazu „Anführungszeichen“, ‚halbe‘, «Spitzen», Gedankenstriche – so – und drei Punkte …

    5 < 7 & 9 > 3, \\*Sternchen\\*, \\_Unterstriche\\_, \\[eckige] (runde) {geschweifte} #Raute 1. Punkt und \\\`Gravis\\\` bleiben wörtlich stehen.

    Ligatur ﬁ und geschütztes Leerzeichen zwischen 10 km sowie ein langer Strich — am Ende."
  `);
});
