import type { Mark } from "../content/domain.ts";
import styles from "./Logo.module.css";
import { OwnMark } from "./OwnMark.tsx";

const BLADES = 6;
const RADIUS = 32;
/** Distance of the opening's corners from the centre when fully open. */
const OPENING = 18;
/** Length of the blades' edges: enough to reach the rim when the opening is scaled down to almost nothing. */
const EDGE = RADIUS * 30;

function corner(place: number): [x: number, y: number] {
  const angle = (place * 2 * Math.PI) / BLADES;
  return [OPENING * Math.cos(angle), OPENING * Math.sin(angle)];
}

/** An edge of the opening, extended beyond its second corner to the rim, where one blade slides over the next. */
function edge(place: number): string {
  const [x, y] = corner(place);
  const [nextX, nextY] = corner(place + 1);
  const stretch = EDGE / OPENING;
  return `M${round(x)} ${round(y)}L${round(x + (nextX - x) * stretch)} ${round(y + (nextY - y) * stretch)}`;
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}

const PLACES = Array.from({ length: BLADES }, (_, place) => place);
const OPENING_POINTS = PLACES.map((place) => corner(place).map(round).join(",")).join(" ");
const EDGES = PLACES.map(edge).join("");

/** On page load and hover, or while something loads; `closed` never moves. */
type LogoMotion = "once" | "breathing" | "closed";

type LogoProps = {
  id: string;
  motion?: LogoMotion;
  /** The agency's own, replacing the aperture. */
  mark?: Mark | null;
  className?: string | undefined;
};

/**
 * The agency's mark; by default an aperture (spec §2, header, 'animated logo'). Closing blades look like their edges
 * scaled and rotated together.
 * @param id unique on the page; the mask refers to it
 */
export function Logo({ id, motion = "once", mark = null, className }: LogoProps) {
  if (mark) return <OwnMark mark={mark} className={className} />;
  return (
    <svg
      className={className ? `${styles.logo} ${className}` : styles.logo}
      data-motion={motion}
      width="56"
      height="56"
      viewBox={`${-RADIUS} ${-RADIUS} ${2 * RADIUS} ${2 * RADIUS}`}
      aria-hidden="true"
      focusable="false"
    >
      <mask id={id} maskUnits="userSpaceOnUse" x={-RADIUS} y={-RADIUS} width={2 * RADIUS} height={2 * RADIUS}>
        <circle r={RADIUS} fill="#fff" />
        <g className={styles.shutter}>
          <g className={styles.iris}>
            <polygon points={OPENING_POINTS} />
            <path d={EDGES} stroke="#000" strokeWidth="2.5" vectorEffect="non-scaling-stroke" />
          </g>
        </g>
      </mask>
      <circle r={RADIUS} fill="currentColor" mask={`url(#${id})`} />
    </svg>
  );
}
