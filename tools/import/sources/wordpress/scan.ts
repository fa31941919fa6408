/** A shortcode's mark: `[gallery ids="1,2"]`, `[/caption]`; `[[gallery]]` is one that is shown as it is written. */
export type Mark = { kind: "mark"; text: string; name: string; closing: boolean; rest: string; escaped: boolean };

/** Words between marks, and what no mark is looked for in: tags, comments, code. */
export type Token = Mark | { kind: "words" | "tag" | "code"; text: string };

/** Longest mark, in characters: builders write whole styles into one. */
const LONGEST_MARK = 50_000;

const BEGIN = /<!--|<(pre|code|script|style|textarea|kbd|samp)\b|<\/?[a-z]|\[/gi;
const NAME = /^\[(\[?)(\/?)([a-z][\w-]*)(?=[\s=\]/])/i;

/** Shortcodes whose content is always code. */
const CODE = /^(code|sourcecode|crayon)$/i;

/** Takes a post's text apart. The tokens' texts together are the text. */
export function scan(text: string): Token[] {
  const tokens: Token[] = [];
  const lower = text.toLowerCase();
  let done = 0;
  const add = (token: Token, at: number) => {
    if (at > done) tokens.push({ kind: "words", text: text.slice(done, at) });
    tokens.push(token);
    done = at + token.text.length;
  };
  BEGIN.lastIndex = 0;
  for (let found = BEGIN.exec(text); found; found = BEGIN.exec(text)) {
    const { index } = found;
    if (found[0] === "[") {
      const mark = markAt(text, index);
      if (mark) add(mark, index);
      const end =
        mark && !mark.closing && CODE.test(mark.name) ? lower.indexOf(`[/${mark.name.toLowerCase()}]`, done) : -1;
      if (end > done) add({ kind: "code", text: text.slice(done, end) }, done);
    } else {
      const end = endOfTag(lower, index, found[1]?.toLowerCase(), found[0]);
      add({ kind: found[1] ? "code" : "tag", text: text.slice(index, end) }, index);
    }
    BEGIN.lastIndex = Math.max(done, index + 1);
  }
  if (done < text.length) tokens.push({ kind: "words", text: text.slice(done) });
  return tokens;
}

function endOfTag(text: string, from: number, code: string | undefined, begin: string): number {
  if (begin === "<!--") return after(text, "-->", from);
  if (code) return after(text, ">", Math.max(from, text.indexOf(`</${code}`, from)));
  return closeOf(text, from, ">", "") + 1 || from + begin.length;
}

function after(text: string, end: string, from: number): number {
  const at = text.indexOf(end, from);
  return at === -1 ? text.length : at + end.length;
}

function markAt(text: string, from: number): Mark | null {
  const [begin = "", open = "", slash, name = ""] = NAME.exec(text.slice(from, from + 200)) ?? [];
  const end = begin ? closeOf(text, from + begin.length, "]", "[") : -1;
  if (end === -1) return null;
  const escaped = open !== "" && text[end + 1] === "]";
  if (open && !escaped) return null;
  const rest = text.slice(from + begin.length, end).replace(/\/\s*$/, "");
  return { kind: "mark", text: text.slice(from, end + (escaped ? 2 : 1)), name, closing: slash === "/", rest, escaped };
}

const QUOTES: Record<string, string> = { '"': '"', "'": "'", "“": "”", "”": "”", "„": "“", "″": "″" };

/** Place of the next end of a mark or tag that stands in no value; -1 if there is none, or another begins before. */
function closeOf(text: string, from: number, end: string, otherwise: string): number {
  const limit = Math.min(text.length, from + LONGEST_MARK);
  for (let at = from; at < limit; at += 1) {
    const char = text[at] ?? "";
    if (char === end) return at;
    if (char === otherwise) return -1;
    const quote = /[=\s]/.test(text[at - 1] ?? "") ? QUOTES[char] : undefined;
    const close = quote ? text.slice(at + 1, limit).search(quote === "”" ? /[”“″"]/ : quote) : -1;
    if (close >= 0) at += close + 1;
  }
  return -1;
}
