import type { NavigationEntry } from "../content/domain.ts";
import { widthOf } from "../content/letter-widths.ts";
import { DELAYS, LARGER, ROOMS, SMALLEST } from "../styles/navigation-rooms.ts";

/** Part of the row: its width in em, and the number of gaps before it. */
type Part = { width: number; gaps: number };

/** The 'Mehr' button with its icon (HeaderNavigation.module.css). */
const MORE: Part = { width: widthOf("Mehr") + 0.7, gaps: 1 };

/** Priority when room is scarce: pages and sections before services. */
const RANKS = { home: 0, page: 1, section: 1, service: 2 };

/** In rem, one of ROOMS. Null: none is enough. */
type Room = number | null;

/** Values of a list's attributes (styles/navigation-rooms.ts). */
export type NavigationRooms = {
  /** From which width each entry is shown, beside those with a higher priority and those before it. */
  entries: Room[];
  /** From which width all are shown, without 'Mehr'. */
  all: Room;
  /** One of DELAYS: the font grows only where all entries fit, so that a larger width never hides one. */
  later: number | null;
};

/** Computed from the editors' titles, with two gaps between kinds. */
export function roomsFor(entries: Pick<NavigationEntry, "title" | "kind">[]): NavigationRooms {
  const ranked = entries
    .map(({ title, kind }, index) => {
      const gaps = kind === entries[index - 1]?.kind ? 1 : 2;
      return { index, rank: RANKS[kind], width: widthOf(title), gaps: index === 0 ? 0 : gaps };
    })
    .sort((a, b) => a.rank - b.rank);
  const all = roomFor(ranked);
  const rooms = entries.map(() => all);
  for (const [place, { index }] of ranked.slice(0, -1).entries()) {
    const room = roomFor([...ranked.slice(0, place + 1), MORE]);
    if (all === null || (room !== null && room < all)) rooms[index] = room;
  }
  const later = DELAYS.find((delay) => LARGER.every((set) => widthOfRow(ranked, set) <= set.from + delay)) ?? null;
  return { entries: rooms, all, later };
}

function roomFor(parts: Part[]): Room {
  return ROOMS.find((room) => widthOfRow(parts, SMALLEST) <= room) ?? null;
}

/** In rem. */
function widthOfRow(parts: Part[], { letters, gap }: typeof SMALLEST): number {
  return parts.reduce((sum, part) => sum + part.width * letters + part.gaps * gap, 0);
}
