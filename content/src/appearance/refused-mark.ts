/** A mark that can't be used, with the reason in German. */
export class RefusedMark extends Error {}

export const refusedMark = (message: string) => new RefusedMark(message);

/** @param what content that isn't drawn the same everywhere, in the accusative */
export const refusedPart = (what: string) =>
  refusedMark(
    `Diese SVG-Datei enthält ${what}. Das zeichnet nicht jedes Programm gleich. Bitte wandeln Sie diesen Teil in Pfade um (Figma: „Flatten“, Illustrator: „Objekt, Umwandeln“, Inkscape: „Pfad, Objekt in Pfad umwandeln“) und speichern Sie neu, oder nehmen Sie ein PNG.`,
  );

export const tooComplicated = () =>
  refusedMark("Diese SVG-Datei ist zu verschachtelt. Bitte vereinfachen Sie sie, oder nehmen Sie ein PNG.");

export const unreadable = () =>
  refusedMark("Diese Datei lässt sich nicht lesen. Bitte speichern Sie das Zeichen neu als SVG oder PNG.");

export const moving = () =>
  refusedMark(
    "Diese SVG-Datei bewegt sich, ein Zeichen steht hier still. Bitte speichern Sie es ohne Animation, oder nehmen Sie ein PNG.",
  );

export const nothingToSee = () =>
  refusedMark(
    "Auf diesem Bild ist nichts zu sehen, oder nur etwas, das nicht jedes Programm zeichnet. Bitte wandeln Sie im Zeichenprogramm alles in Pfade um und speichern Sie neu, oder nehmen Sie ein PNG.",
  );
