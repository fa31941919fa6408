/** Preview widths in px; null is all available space. */
export const WIDTHS = [
  { label: "Telefon", width: 390 },
  { label: "Tablet", width: 768 },
  { label: "Bildschirm", width: 1440 },
  { label: "Ganze Breite", width: null },
] as const;

export type PreviewWidth = (typeof WIDTHS)[number]["width"];
