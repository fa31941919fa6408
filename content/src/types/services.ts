import type { PayloadRequest, TextFieldSingleValidation, UploadFieldSingleValidation } from "payload";
import { text, upload } from "payload/shared";
import { SLIDE_FIELDS } from "../editing/preview/slide-fields.ts";
import { anchorField } from "../fields/anchor.ts";
import { copyTitle } from "../fields/copy-names.ts";
import { iconField } from "../fields/icon.ts";
import { markdownField } from "../fields/markdown/markdown-field.ts";
import { mediaField } from "../fields/media-upload.ts";
import { sortIdField } from "../fields/sort-id.ts";
import { titleWithPicture } from "../fields/title-with-picture.ts";
import { contentType } from "./content-type.ts";
import { serviceAssetsField } from "./service-assets.ts";

type Options = { data: unknown; req: Pick<PayloadRequest, "context"> };

/** Whether a service is in the slider. Seeds and imports may lack parts of a slide. */
function isSlide({ data, req }: Options): boolean {
  const { slideId } = (data ?? {}) as { slideId?: number | null };
  return typeof slideId === "number" && req.context?.silent !== true;
}

/** A slide needs a headline. Drafts may lack it: Payload validates on publish. */
const slideHeader: TextFieldSingleValidation = (value, options) =>
  !value?.trim() && isSlide(options)
    ? "Im Slider braucht diese Leistung eine Schlagzeile. Schreiben Sie eine, oder nehmen Sie sie unter „Startseite“ aus dem Slider."
    : text(value, options);

const slidePicture: UploadFieldSingleValidation = (value, options) =>
  !value && isSlide(options)
    ? "Im Slider braucht diese Leistung ein Bild. Wählen Sie eines, oder nehmen Sie sie unter „Startseite“ aus dem Slider."
    : upload(value, options);

const slideImageField = mediaField({
  name: "slideImage",
  label: "Bild",
  kind: "picture",
  description:
    "Querformat, mindestens 1920 Pixel breit. Das Bild füllt den ganzen Bildschirm; wichtig ist der Bildschwerpunkt. Pflicht im Slider.",
  validate: slidePicture,
  afterInput: ["/fields/admin/SlidePictureHint.tsx#SlidePictureHint"],
});

/** Spec §3, Service: a section of the landing page, and a slide if it has a slideId. */
export const services = contentType({
  slug: "services",
  labels: { singular: "Leistung", plural: "Leistungen" },
  admin: {
    group: false, // listed under 'Startseite'
    useAsTitle: "title",
    listSearchableFields: ["title", "header"],
    defaultColumns: ["title", "_status"],
    description:
      "Jede Leistung ist ein Abschnitt der Startseite. Mit einer Folie ist sie außerdem ein großes Bild ganz oben. Ihre Reihenfolge steht unter „Startseite“.",
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
      admin: {
        components: titleWithPicture,
        description: "Steht in der Navigation und als Überschrift über dem Abschnitt.",
      },
    },
    markdownField({
      name: "mainContent",
      label: "Text des Abschnitts",
      description:
        "Mit Schlagzeile und Bild kommt die Leistung auch in den Bereich „Angebot“: Der letzte Satz des ersten Absatzes steht dort neben „anfragen“ und sollte für sich stehen können: am besten, was es kostet oder wie es beginnt. Schreiben Sie zu Preisen dazu, ob sie netto sind; für wen sie gelten, steht unter „Website“ im „Hinweis zu Preisen“.",
      rows: 10,
    }),
    serviceAssetsField,
    {
      type: "collapsible",
      label: "Slider",
      admin: {
        className: SLIDE_FIELDS,
        description: "Ob und an welcher Stelle die Leistung im Slider steht, bestimmen Sie unter „Startseite“.",
      },
      fields: [
        {
          name: "header",
          type: "text",
          label: "Schlagzeile",
          maxLength: 120,
          validate: slideHeader,
          admin: { description: "Der große Satz auf dem Bild. Kurz: drei bis sechs Wörter. Pflicht im Slider." },
        },
        markdownField({
          name: "slideContent",
          label: "Text auf dem Bild",
          description: "Ein oder zwei kurze Zeilen unter der Schlagzeile.",
          rows: 3,
          headings: 0,
        }),
        slideImageField,
        {
          name: "buttonTxt",
          type: "text",
          label: "Beschriftung der Schaltfläche",
          maxLength: 40,
          admin: { description: "Führt vom Slider zum Abschnitt, zum Beispiel „Zur Fotografie“." },
        },
        iconField("owlThumbIcon", "Symbol", "Steht in der Leiste unter dem Slider neben dem Titel."),
      ],
    },
    sortIdField("sortId", "services"),
    sortIdField("slideId"),
  ],
  more: [
    anchorField,
    {
      name: "ghostTitle",
      type: "text",
      label: "Hintergrundwort",
      maxLength: 30,
      admin: { description: "Ein kurzes Wort, das groß und nur als Umriss hinter dem Abschnitt steht." },
    },
  ],
});
