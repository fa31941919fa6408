import { DEFAULT_COLOURS, parseHex, TYPEFACES } from "@schaufenster/contract/appearance/choice";
import type { InitialDataOwnQuery } from "@schaufenster/contract/documents";
import type { Appearance, Mark } from "../domain.ts";
import type { AttributesOf } from "../own-fields.ts";

type Attributes = AttributesOf<InitialDataOwnQuery["appearance"]>;

const MARK = /^data:image\/(svg|png)(?:\+xml)?;base64,([\da-z+/=]+)$/i;

/** Null for the default brand, and if the response is invalid. */
export function reshapeAppearance(wire: Partial<Attributes>): Appearance | null {
  const colours = coloursOf(wire);
  const typeface = TYPEFACES.find((each) => each === wire.typeface) ?? TYPEFACES[0];
  const mark = markOf(wire);
  return colours || mark || typeface !== TYPEFACES[0] ? { colours, typeface, mark } : null;
}

function coloursOf(wire: Partial<Attributes>): Appearance["colours"] {
  const read = (name: keyof typeof DEFAULT_COLOURS) => parseHex(wire[name]) ?? DEFAULT_COLOURS[name];
  const colours = { accent: read("accent"), paper: read("paper"), ink: read("ink") };
  const isOwn = Object.entries(DEFAULT_COLOURS).every(([name, value]) => colours[name as "ink"] === value);
  return isOwn ? null : colours;
}

function markOf({ mark, markId, markWidth, markHeight, ...wire }: Partial<Attributes>): Mark | null {
  const [, type, content] = MARK.exec(mark ?? "") ?? [];
  if (!type || !content || !/^[\w-]{16}$/.test(markId ?? "") || !markWidth || !markHeight) return null;
  return {
    id: markId ?? "",
    type: type === "png" ? "png" : "svg",
    content,
    ratio: markWidth / markHeight,
    shown: wire.markColours === "single" && !wire.markOpaque ? "single" : "own",
    ground: wire.markOpaque ? null : wire.markGround === "ink" ? "ink" : "paper",
    withName: wire.markWithName !== false,
  };
}
