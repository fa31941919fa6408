import type { NavigationEntry } from "../content/domain.ts";

/**
 * How the header's navigation is set, by the room that it has, in rem: size of its letters and least gap between entries.
 * HeaderNavigation.module.css has the same.
 */
const SETTINGS = [
  { from: 80, letters: 1, gap: 2 },
  { from: 62, letters: 1, gap: 1.5 },
  { from: 54, letters: 0.9375, gap: 1.125 },
  { from: 0, letters: 0.875, gap: 0.75 },
];

/** Widths in rem that NavigationRoom.module.css asks for. */
export const ROOMS = [10, 14, 18, 22, 26, 28, 30, 34, 38, 42, 46, 50, 56, 62, 70, 80, 96];

/** Widths of Instrument Sans at weight 500, in hundredths of its size, and the letters that are no wider. */
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

/** The button that shows the rest. */
const MORE = "Mehr";

/** The room that its sign takes, in parts of the size of the letters. */
const MORE_SIGN = 0.7;

/** Breaks between groups, each of which takes one more gap: before the services, the pages and the other sections at least. */
const LEAST_BREAKS = 3;

/** In parts of the size of the letters. */
function widthOf(text: string): number {
  const width = (letter: string) => WIDTHS.find(([, letters]) => letters.includes(letter))?.[0] ?? WIDEST;
  return [...text].reduce((sum, letter) => sum + width(letter), 0) / 100;
}

/** Whether entries of these widths (in parts of their size), with breaks between their groups, have room in so many rem. */
function fits(widths: number[], breaks: number, room: number): boolean {
  const setting = SETTINGS.find(({ from }) => from <= room);
  if (!setting) return false;
  const { letters, gap } = setting;
  return widths.reduce((sum, width) => sum + width * letters, 0) + (widths.length - 1 + breaks) * gap <= room;
}

/** Order in which entries stay where room is scarce. Services leave together: half would pass for all. */
const RANKS = { home: 0, page: 1, section: 2, service: 3 };

/**
 * From which room on (in rem, one of ROOMS) each entry is shown in the header, those that rank before it and those before it
 * in its own rank beside it, and 'Mehr', which the last one does not need. Null: never. Titles are as long as editors write
 * them, and a style sheet cannot ask whether they fit.
 */
export function roomsFor(entries: Pick<NavigationEntry, "title" | "kind">[]): (number | null)[] {
  const ranked = entries
    .map(({ title, kind }, index) => ({ index, width: widthOf(title), rank: RANKS[kind] }))
    .sort((a, b) => a.rank - b.rank);
  const widths = ranked.map(({ width }) => width);
  const kinds = entries.filter(({ kind }, index) => index > 0 && kind !== entries[index - 1]?.kind);
  const breaks = Math.max(LEAST_BREAKS, kinds.length);
  const all = smallestFor(widths, breaks);
  const rooms = entries.map(() => all);
  for (const [place, { index, rank }] of ranked.slice(0, -1).entries()) {
    if (all !== null && rank === RANKS.service) break;
    const room = smallestFor([...widths.slice(0, place + 1), widthOf(MORE) + MORE_SIGN], breaks);
    if (all === null || (room !== null && room < all)) rooms[index] = room;
  }
  return rooms;
}

/** Letters grow with the room: what fits must go on fitting. */
function smallestFor(widths: number[], breaks: number): number | null {
  const tooSmall = ROOMS.findLastIndex((room) => !fits(widths, breaks, room));
  return ROOMS[tooSmall + 1] ?? null;
}
