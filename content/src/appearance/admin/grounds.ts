import type { Colours } from "@schaufenster/contract/appearance/choice";

/** Tones that go well with many accents; any other can be chosen too. */
export const GROUNDS: Record<keyof Colours, { label: string; colour: string }[]> = {
  accent: [],
  paper: [
    { label: "Papier", colour: "#f4efe6" },
    { label: "Weiß", colour: "#ffffff" },
    { label: "Nebel", colour: "#eef1f3" },
    { label: "Salbei", colour: "#eaefe6" },
  ],
  ink: [
    { label: "Tinte", colour: "#17161a" },
    { label: "Nachtblau", colour: "#101c30" },
    { label: "Tanne", colour: "#13241d" },
    { label: "Pflaume", colour: "#26151f" },
  ],
};
