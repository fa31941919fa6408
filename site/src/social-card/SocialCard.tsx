import type { CSSProperties } from "react";
import { SOCIAL_CARD_SIZE } from "../layout/head.ts";
import type { CardMark } from "./card-mark.ts";

/** The ink on the left, the picture on the right, and the text's margin; in px. */
export const PANEL_WIDTH = 600;
const MARGIN = 64;
export const HEADING = { width: PANEL_WIDTH - 2 * MARGIN, height: 380 };

/** Room in px for the small mark beside the agency's name, and for the large one that replaces a picture. */
export const MARK = { width: 200, height: 56 };
export const LARGE_MARK = { aperture: { width: 760, height: 760 }, own: { width: 440, height: 400 } };

type Props = {
  heading: string;
  headingSize: number;
  agencyName: string;
  colours: { ink: string; paper: string };
  mark: CardMark;
  largeMark: CardMark;
  /** The page's picture and focal point, as fractions of its width and height. */
  picture: { address: string; focalPoint: { x: number; y: number } } | null;
};

/** The card for satori, which doesn't support style sheets: the heading on ink, beside the page's picture. */
export function SocialCard({ heading, headingSize, agencyName, colours, mark, largeMark, picture }: Props) {
  const { width, height } = SOCIAL_CARD_SIZE;
  return (
    <div style={{ display: "flex", width, height, background: colours.ink, color: colours.paper }}>
      <div style={panelStyle}>
        <div style={{ display: "flex", alignItems: "center", gap: 18 }}>
          <img src={mark.address} width={mark.width} height={mark.height} alt="" />
          <div style={{ fontFamily: "text", fontSize: 30 }}>{agencyName}</div>
        </div>
        {/* Its last baseline is on the margin; descenders are below it. */}
        <div style={{ display: "flex", marginBottom: -DESCENT * headingSize }}>
          <Heading text={heading} size={headingSize} lines={Math.floor(HEADING.height / (headingSize * LINE_HEIGHT))} />
        </div>
      </div>
      <div style={{ ...pictureStyle, width: width - PANEL_WIDTH, height }}>
        {picture ? (
          <img src={picture.address} width={width - PANEL_WIDTH} height={height} style={cropStyle(picture)} alt="" />
        ) : (
          <img
            src={largeMark.address}
            width={largeMark.width}
            height={largeMark.height}
            style={{ flexShrink: 0, marginLeft: largeMark.width < width - PANEL_WIDTH ? MARGIN : 0 }}
            alt=""
          />
        )}
      </div>
    </div>
  );
}

const pictureStyle: CSSProperties = { display: "flex", alignItems: "center", overflow: "hidden" };

const panelStyle: CSSProperties = {
  display: "flex",
  flexDirection: "column",
  justifyContent: "space-between",
  width: PANEL_WIDTH,
  padding: MARGIN,
  boxSizing: "border-box",
};

/** Without `lines` it becomes as tall as it needs. */
export function Heading({ text, size, lines }: { text: string; size: number; lines?: number }) {
  return <div style={{ ...headingStyle, fontSize: size, lineClamp: lines }}>{text}</div>;
}

/** The words of a heading below one another, as wide as the widest. */
export function Words({ text, size }: { text: string; size: number }) {
  const words = text.split(/\s+/).map((word, index) => ({ word, key: `${index} ${word}` }));
  return (
    <div style={{ display: "flex", flexDirection: "column" }}>
      {words.map(({ word, key }) => (
        <Heading key={key} text={word} size={size} />
      ))}
    </div>
  );
}

/** Distance of two baselines, relative to the font size. */
const LINE_HEIGHT = 1.04;

/** Height of a baseline above its line's lower edge, relative to the font size. */
const DESCENT = 0.2;

const headingStyle: CSSProperties = {
  display: "block",
  fontFamily: "display",
  fontWeight: 800,
  lineHeight: LINE_HEIGHT,
  overflowWrap: "anywhere",
};

function cropStyle({ focalPoint: { x, y } }: NonNullable<Props["picture"]>): CSSProperties {
  return { objectFit: "cover", objectPosition: `${x * 100}% ${y * 100}%` };
}
