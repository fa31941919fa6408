/**
 * Estimates the cost of parsing a Markdown text without parsing it. A parser's time grows quadratically with the
 * delimiters in one block, and its stack with the nesting of quotes and lists.
 */
export type TextBounds = {
  /** Sum over all blocks: their number of delimiters squared, plus a little for each line. */
  work: number;
  /** The line (from 1) where the block with the most delimiters begins. */
  busiestLine: number;
  /** Nesting of quotes and lists, and the line (from 1) of the deepest. */
  levels: number;
  deepestLine: number;
};

/**
 * Limits of a text: nesting, work (one block of 5,000 delimiters, or many with a few each), and length in characters.
 */
export const TEXT_LIMITS = { levels: 20, work: 25_000_000, length: 200_000 };

/** Delimiters within a block. */
const SIGN = /[\][*_~`<>&!\\^@"']/g;

/** Cost of a line, where a single delimiter costs 1. */
const LINE_WORK = 40;

/** A quote, or a list item. */
const LEVEL = /(?: {0,3}>|[ \t]*(?:[-+*]|\d{1,9}[.)])(?=[ \t]|$))/y;

/** A thematic break, whose characters otherwise begin a list. */
const RULE = /^[ \t]*([-*])(?:[ \t]*\1)*[ \t]*$/;

/** Minimum indentation of a nested list. */
const INDENT = 2;

/** A line that always ends the previous block (CommonMark 0.31, 5.2). */
const BULLET = /^ {0,3}[-+*][ \t]+\S/;

/** Runs in linear time. */
export function textBounds(text: string): TextBounds {
  const bounds: TextBounds = { work: 0, busiestLine: 1, levels: 0, deepestLine: 1 };
  let [signs, most, begin] = [0, 0, 1];
  const endBlock = () => {
    bounds.work += signs * signs;
    if (signs > most) [most, bounds.busiestLine] = [signs, begin];
    signs = 0;
  };
  for (const [index, line] of text.split(/\r\n|\r|\n/).entries()) {
    if (line.trim() === "" || BULLET.test(line)) {
      endBlock();
      begin = index + 1;
    }
    bounds.work += LINE_WORK;
    signs += line.match(SIGN)?.length ?? 0;
    const levels = levelsOf(line);
    if (levels > bounds.levels) [bounds.levels, bounds.deepestLine] = [levels, index + 1];
  }
  endBlock();
  return bounds;
}

/** Whether a text is within the limits: content refuses any other, and the site shows it as typed. */
export function isWithinBounds(text: string): boolean {
  if (text.length > TEXT_LIMITS.length) return false;
  const { work, levels } = textBounds(text);
  return work <= TEXT_LIMITS.work && levels <= TEXT_LIMITS.levels;
}

function levelsOf(line: string): number {
  if (RULE.test(line)) return 0;
  let levels = 0;
  LEVEL.lastIndex = 0;
  let end = 0;
  while (LEVEL.test(line)) {
    levels += 1;
    end = LEVEL.lastIndex;
  }
  if (levels === 0) return 0;
  const indented = line.search(/[^ \t]/);
  return levels + Math.floor((end > 0 ? indented : 0) / INDENT);
}
