/**
 * Widths of Instrument Sans at weight 500, in hundredths of an em, and the letters up to each width. No typeface for
 * headings is wider, including its letter spacing.
 */
const WIDTHS: [number, string][] = [
  [0, "\u00ad"],
  [20, " "],
  [26, "'ijlI.,:;|!"],
  [38, "fr"],
  [42, "t1()"],
  [48, "Js/"],
  [50, "z-"],
  [54, "cvy"],
  [57, "aäekx27"],
  [59, "oö358L–"],
  [62, "bdghnpquüß469F"],
  [65, "BESZ"],
  [67, "PRT0"],
  [71, "KUÜXY"],
  [75, "AÄCDHNV"],
  [80, "GOÖQw&"],
  [93, "mM"],
];
const WIDEST = 109;

/** In em. */
export function widthOf(text: string): number {
  const width = (letter: string) => WIDTHS.find(([, letters]) => letters.includes(letter))?.[0] ?? WIDEST;
  return [...text].reduce((sum, letter) => sum + width(letter), 0) / 100;
}
