/**
 * Rules for the header's navigation by available width. CSS can't test whether titles fit: layout/navigation-room.ts
 * computes it into attributes of entries and their list, and each possible value has a rule here.
 */

type Setting = { letters: number; gap: number };

/** Font size and minimum gap between entries, in rem. */
export const SMALLEST: Setting = { letters: 0.875, gap: 0.75 };

export const LARGER: (Setting & { from: number })[] = [
  { from: 54, letters: 0.9375, gap: 1.125 },
  { from: 62, letters: 1, gap: 1.5 },
  { from: 80, letters: 1, gap: 2 },
];

/** Widths in rem from which an entry is shown, or 'Mehr' is hidden (`data-room`). No header is wider. */
export const ROOMS = Array.from({ length: 44 }, (_, index) => 10 + 2 * index);

/** Additional width, in rem, that a longer list needs for the larger font (`data-later`). */
export const DELAYS = Array.from({ length: 8 }, (_, index) => 6 * index);

/** Generates unlayered rules: an entry that doesn't fit is hidden even if a layer shows it. */
export function navigationRoomStyles(): string {
  const scarce = "{--entry:none;--more:block}";
  const set = ({ letters, gap }: Setting) => `{--letters:${letters}rem;--gap:${gap}rem}`;
  const larger = (delay: number) =>
    LARGER.filter(({ from }) => ROOMS.includes(from + delay)).map(
      (each) => `@container (width>=${each.from + delay}rem){[data-later="${delay}"]${set(each)}}`,
    );
  return [
    "[data-room]{display:var(--entry,block)}[data-more]{display:var(--more,none)}",
    `[data-room=""]${scarce}`,
    ...ROOMS.map((room) => `@container (width<${room}rem){[data-room="${room}"]${scarce}}`),
    `[data-later]${set(SMALLEST)}`,
    ...DELAYS.flatMap(larger),
  ].join("");
}
