/** A value of a custom field: words, or a tree of them. */
export type Stored = string | null | Stored[] | { [key: string]: Stored };

/**
 * The value of a custom field as its plugin stored it: PHP's serialised form, JSON, or plain words. PHP counts bytes, and
 * counts that no longer fit, as after a website has moved, are not trusted.
 */
export function storedValue(text: string): Stored {
  const start = text.trimStart();
  if (/^[aOsidbN][:;]/.test(start)) return phpValue(start) ?? text;
  return /^[[{]/.test(start) ? (jsonValue(start) ?? text) : text;
}

function jsonValue(text: string): Stored | undefined {
  try {
    return JSON.parse(text, (_, value: unknown) =>
      typeof value === "number" || typeof value === "boolean" ? String(value) : value,
    ) as Stored;
  } catch {
    return undefined;
  }
}

/** Deepest nesting that is followed. */
const MAX_DEPTH = 100;

/** @returns undefined for what is not in PHP's form */
function phpValue(text: string): Stored | undefined {
  const bytes = Buffer.from(text);
  let at = 0;
  const upTo = (end: string): string => {
    const found = bytes.indexOf(end, at);
    if (found < 0) throw new SyntaxError();
    const part = bytes.toString("utf8", at, found);
    at = found + end.length;
    return part;
  };
  const string = (): string => {
    const length = Number(upTo(":"));
    const from = at + 1;
    const counted = bytes.toString("utf8", from + length, from + length + 2) === '";';
    at = from;
    if (!counted) return upTo('";');
    at = from + length + 2;
    return bytes.toString("utf8", from, from + length);
  };
  const value = (depth: number): Stored => {
    const kind = upTo(":").at(-1);
    if (kind === "s") return string();
    if (kind === "i" || kind === "d" || kind === "b") return upTo(";");
    if ((kind !== "a" && kind !== "O") || depth > MAX_DEPTH) throw new SyntaxError();
    if (kind === "O") upTo('":'); // its class
    const count = Number(upTo(":{"));
    const entries: [string, Stored][] = [];
    for (let read = 0; read < count; read += 1) entries.push([String(element(depth)), element(depth)]);
    upTo("}");
    return entries.every(([key], index) => key === String(index))
      ? entries.map(([, each]) => each)
      : Object.fromEntries(entries);
  };
  const element = (depth: number): Stored => {
    if (bytes.toString("latin1", at, at + 2) !== "N;") return value(depth + 1);
    at += 2;
    return null;
  };
  try {
    return element(0);
  } catch {
    return undefined;
  }
}
