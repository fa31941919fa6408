import { type Colours, DEFAULT_COLOURS, parseHex } from "@schaufenster/contract/appearance/choice";
import { type ColourProblem, checkColours } from "@schaufenster/contract/appearance/colour-check";
import type { TextField } from "payload";

const ratio = (value: number) => `${value.toFixed(1).replace(".", ",")} : 1`;

const REASONS: Record<keyof Colours, (problem: ColourProblem) => string> = {
  paper: () => "Dieser Ton ist zu dunkel für den hellen Grund: Nebentext und Feldränder wären darauf nicht zu lesen.",
  ink: (problem) =>
    `Dieser Ton hebt sich vom hellen Grund zu wenig ab (${ratio(problem.ratio)}, nötig sind ${ratio(problem.atLeast)}).`,
  accent: (problem) =>
    `Auf dieser Farbe ist weder dunkle noch helle Schrift gut zu lesen (${ratio(problem.ratio)}, nötig sind ${ratio(problem.atLeast)}).`,
};

/** Why a colour is refused, in German, with the nearest usable one. */
export function colourProblemText(problem: ColourProblem): string {
  return `${REASONS[problem.field](problem)} Der nächste Ton, der geht: ${problem.proposal}.`;
}

/** The form's three colours, with defaults for empty ones; null if one is invalid. */
export function coloursOf(data: Partial<Record<keyof Colours, unknown>>): Colours | null {
  const read = (field: keyof Colours) => (data[field] ? parseHex(String(data[field])) : DEFAULT_COLOURS[field]);
  const [accent, paper, ink] = [read("accent"), read("paper"), read("ink")];
  return accent && paper && ink ? { accent, paper, ink } : null;
}

/** German reason why a colour can't be published beside the others, or true. */
export function validateColour(
  field: keyof Colours,
  value: string | null | undefined,
  data: Partial<Record<keyof Colours, unknown>>,
): true | string {
  if (value && !parseHex(value)) return "Bitte geben Sie eine Farbe in sechs Ziffern an, zum Beispiel #e8472b.";
  const colours = coloursOf({ ...data, [field]: value });
  const problem = colours && checkColours(colours).find((each) => each.field === field);
  return problem ? colourProblemText(problem) : true;
}

type Options = { name: keyof Colours; label: string; description: string };

/** A colour of the design, as `#rrggbb`. An illegible one is refused with a proposal. */
export function colourField({ name, label, description }: Options): TextField {
  return {
    name,
    type: "text",
    label,
    defaultValue: DEFAULT_COLOURS[name],
    maxLength: 9,
    hooks: { beforeChange: [({ value }) => parseHex(value) ?? value] },
    validate: (value: string | null | undefined, { data }: { data: Partial<Record<keyof Colours, unknown>> }) =>
      validateColour(name, value, data),
    admin: {
      description,
      components: { Field: "/appearance/admin/ColourField.tsx#ColourField" },
    },
  };
}
