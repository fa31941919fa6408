import { targetCell, targetChoice } from "../fields/choosing/target-choice.ts";
import { copyTitle } from "../fields/copy-names.ts";
import { markdownField } from "../fields/markdown/markdown-field.ts";
import { mediaField } from "../fields/media-upload.ts";
import { sortIdField } from "../fields/sort-id.ts";
import { titleWithPicture } from "../fields/title-with-picture.ts";
import { validateWebAddressOrProject, webAddressField } from "../fields/web-address.ts";
import { contentType } from "./content-type.ts";

/** Spec §3, Reference: a card of the references carousel. */
export const references = contentType({
  slug: "references",
  labels: { singular: "Referenz", plural: "Referenzen" },
  admin: {
    group: false, // listed under 'Startseite'
    useAsTitle: "title",
    listSearchableFields: ["title", "description"],
    defaultColumns: ["title", "_status", "url"],
    description: "Die Karten im Bereich „Referenzen“ der Startseite. Ihre Reihenfolge steht unter „Startseite“.",
  },
  defaultSort: "sortId",
  fields: [
    {
      name: "title",
      type: "text",
      label: "Titel",
      required: true,
      maxLength: 120,
      hooks: { beforeDuplicate: [copyTitle] },
      admin: { components: titleWithPicture, description: "Meist der Name, für den die Arbeit entstand." },
    },
    markdownField({
      name: "description",
      label: "Text",
      description: "Ein oder zwei Sätze: was Sie gemacht haben. Wer zitiert wird, muss damit einverstanden sein.",
      rows: 4,
      maxLength: 20_000,
      headings: 1,
    }),
    mediaField({
      name: "image",
      label: "Bild",
      kind: "picture",
      description: "Querformat, mindestens 1000 Pixel breit. Ohne Bild steht hier das Standbild des Films.",
    }),
    mediaField({
      name: "localVideo",
      label: "Film",
      kind: "film",
      description: "Wenn vorhanden, bekommt die Karte ein Filmsymbol; der Film läuft in einem Dialog.",
    }),
    webAddressField({
      name: "url",
      label: "Link",
      description:
        "Ein Projekt dieser Website: Dann steht auf der Karte „Zum Projekt“. Oder die Website des Kunden; sie öffnet in einem neuen Tab.",
      beforeInput: [targetChoice({ groups: ["projects"], heading: "Projekt wählen" })],
      Cell: targetCell,
      validate: validateWebAddressOrProject,
    }),
    sortIdField("sortId", "references"),
  ],
});
