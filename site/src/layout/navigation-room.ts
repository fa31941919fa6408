import type { NavigationEntry } from "../content/domain.ts";

/**
 * How the header's navigation is set, by the room that it has, in rem: size of its letters and least gap between entries.
 * HeaderNavigation.module.css has the same.
 */
const SETTINGS = [
  { from: 80, letters: 1, gap: 2 },
  { from: 62, letters: 1, gap: 1.5 },
  { from: 54, letters: 0.9375, gap: 1.125 },
  { from: 44, letters: 0.875, gap: 0.75 },
  { from: 0, letters: 0.8125, gap: 0.5 },
];

/** Widths in rem that HeaderNavigation.module.css asks for. */
export const ROOMS = [9, 12, 15, 18, 21, 24, 27, 30, 33, 36, 39, 42, 45, 48, 51, 54, 57, 60, 66, 72, 78, 84, 90, 96];

/** Widths of Instrument Sans at weight 500, in parts of its size, rounded up. */
const WIDTHS: [RegExp, number][] = [
  [/\u00ad/, 0],
  [/[ ijlI'.,:;|!]/, 0.26],
  [/[frt1()/J]/, 0.44],
  [/[acekosvxyzä2357-]/, 0.59],
  [/[a-zöüß0-9–]/, 0.63],
  [/[A-LN-VX-ZÄÖÜ&]/, 0.8],
];
const WIDE: [RegExp, number][] = [[/[mwM]/, 0.93]];
const WIDEST = 1.1;

const MORE = "Mehr";

function widthOf(text: string): number {
  const width = (letter: string) => [...WIDE, ...WIDTHS].find(([letters]) => letters.test(letter))?.[1] ?? WIDEST;
  return [...text].reduce((sum, letter) => sum + width(letter), 0);
}

/** Whether entries of these widths (in parts of their size) stand beside each other in so many rem. */
function fits(widths: number[], room: number): boolean {
  const setting = SETTINGS.find(({ from }) => from <= room);
  if (!setting) return false;
  const { letters, gap } = setting;
  return widths.reduce((sum, width) => sum + width * letters, 0) + (widths.length - 1) * gap <= room;
}

/**
 * From which room on (in rem, one of ROOMS) each entry is shown in the header, those before it and 'Mehr' beside it; the
 * last one needs no 'Mehr'. Null: never. Titles are as long as editors write them, and a style sheet cannot ask whether
 * they fit.
 */
export function roomsFor(entries: Pick<NavigationEntry, "title">[]): (number | null)[] {
  const widths = entries.map(({ title }) => widthOf(title));
  const all = smallestFor(widths);
  return widths.map((_, index) => {
    if (index === widths.length - 1) return all;
    const room = smallestFor([...widths.slice(0, index + 1), widthOf(MORE)]);
    return all === null || (room !== null && room < all) ? room : all;
  });
}

/** Letters grow with the room: what fits must go on fitting. */
function smallestFor(widths: number[]): number | null {
  const tooSmall = ROOMS.findLastIndex((room) => !fits(widths, room));
  return ROOMS[tooSmall + 1] ?? null;
}
