import type { Typeface } from "@schaufenster/contract/appearance/choice";
import type { Field } from "payload";
import { colourField } from "../../appearance/colour.ts";
import { markEndpoint, prepareMarkBeforeOperation } from "../../appearance/receive-mark.ts";
import { editedGlobal } from "./edited-global.ts";

const MAX_VERSIONS = 30;

const TYPEFACE_LABELS: Record<Typeface, string> = {
  bricolage: "Kräftig: Bricolage Grotesque und Instrument Sans",
  serif: "Klassisch: DM Serif Display und Figtree",
  manrope: "Sachlich: Manrope",
};

/** Computed data about the mark; see appearance/prepare-mark.ts. */
const markFacts: Field[] = [
  { name: "markId", type: "text", admin: { hidden: true } },
  { name: "markWidth", type: "number", admin: { hidden: true } },
  { name: "markHeight", type: "number", admin: { hidden: true } },
  { name: "markGround", type: "text", admin: { hidden: true } },
  { name: "markOpaque", type: "checkbox", admin: { hidden: true } },
];

/** The agency's brand: mark, colours and typefaces (docs/decisions/241). */
export const appearance = withMark(
  editedGlobal(
    {
      slug: "appearance",
      label: "Erscheinungsbild",
      admin: {
        group: "Einstellungen",
        description:
          "Zeichen, Farben und Schrift der Agentur. Das Auge über dem Formular zeigt die Startseite daneben. Symbol im Browser, Vorschaubilder geteilter Links und Kacheln auf dem Telefon folgen von selbst.",
      },
      fields: [
        {
          name: "mark",
          type: "textarea",
          label: "Zeichen",
          admin: {
            description:
              "SVG oder PNG mit durchsichtigem Grund, höchstens 3 MB. Ohne eigenes Zeichen steht dort die Kamerablende, die Sie hier sehen.",
            components: {
              Field: "/appearance/admin/MarkField.tsx#MarkField",
              Diff: "/editing/admin/Nothing.tsx#Nothing",
            },
          },
        },
        {
          name: "markColours",
          type: "radio",
          label: "Farbe des Zeichens",
          defaultValue: "own",
          options: [
            { value: "own", label: "Seine eigenen Farben; wo der Grund nicht passt, auf einem Schild" },
            { value: "single", label: "Einfarbig in der Farbe der Schrift" },
          ],
          admin: {
            description: "Einfarbig passt, wenn das Zeichen nur aus Formen auf durchsichtigem Grund besteht.",
            condition: (data) => Boolean(data?.mark),
          },
        },
        {
          name: "markWithName",
          type: "checkbox",
          label: "Name der Agentur neben dem Zeichen",
          defaultValue: true,
          admin: {
            description:
              "Ausschalten, wenn der Name schon Teil des Zeichens ist. Neben einem breiten Zeichen steht er nur auf großen Bildschirmen.",
            condition: (data) => Boolean(data?.mark),
          },
        },
        ...markFacts,
        colourField({
          name: "accent",
          label: "Akzentfarbe",
          description:
            "Schaltflächen, Markierungen und Ränder, wenn etwas ausgewählt ist. Für kleine Schrift wird sie von selbst so weit abgedunkelt oder aufgehellt, dass sie zu lesen ist.",
        }),
        colourField({ name: "paper", label: "Heller Grund", description: "Jeder zweite Abschnitt liegt darauf." }),
        colourField({
          name: "ink",
          label: "Dunkler Grund",
          description: "Kopf, Fuß und jeder andere Abschnitt; auf hellem Grund die Farbe der Schrift.",
        }),
        {
          name: "contrasts",
          type: "ui",
          label: "Lesbarkeit",
          admin: { components: { Field: "/appearance/admin/Contrasts.tsx#Contrasts" } },
        },
        {
          name: "typeface",
          type: "radio",
          label: "Schrift",
          defaultValue: "bricolage",
          required: true,
          options: Object.entries(TYPEFACE_LABELS).map(([value, label]) => ({ value, label })),
          admin: { description: "Überschriften und Text. Die Schriften liegen auf Ihrem Server." },
        },
      ],
    },
    MAX_VERSIONS,
  ),
);

function withMark(config: ReturnType<typeof editedGlobal>): ReturnType<typeof editedGlobal> {
  const { hooks, endpoints } = config;
  return {
    ...config,
    endpoints: [...(endpoints || []), markEndpoint],
    hooks: { ...hooks, beforeOperation: [prepareMarkBeforeOperation, ...(hooks?.beforeOperation ?? [])] },
  };
}
