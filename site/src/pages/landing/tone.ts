/** The two grounds of a section, set as `data-tone`; see styles/tokens.css. */
export type Tone = "paper" | "ink";

/** Sections alternate. The slider is ink, so the first section after it (0) is paper. */
export function toneAt(section: number): Tone {
  return section % 2 === 0 ? "paper" : "ink";
}
