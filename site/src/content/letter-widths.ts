/** Widths of Instrument Sans at weight 500, in hundredths of its size, and the letters that are no wider. Letters of headings are no wider, each typeface with its own spacing. */
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

/** In parts of the size of the letters. */
export function widthOf(text: string): number {
  const width = (letter: string) => WIDTHS.find(([, letters]) => letters.includes(letter))?.[0] ?? WIDEST;
  return [...text].reduce((sum, letter) => sum + width(letter), 0) / 100;
}
