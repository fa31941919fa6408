type Item = { text: string; details: string[] };

/** Parses a plan or report as tools/moving-in/report writes it; anything else is a line of its own. */
export function parseReport(text: string): { intro: string[]; sections: { title: string; items: Item[] }[] } {
  const intro: string[] = [];
  const sections: { title: string; items: Item[] }[] = [];
  for (const line of text.split("\n")) {
    const items = sections.at(-1)?.items;
    const detail = /^ {4}- (.*)$/.exec(line)?.[1];
    const item = /^- (.*)$/.exec(line)?.[1];
    if (line.startsWith("## ")) sections.push({ title: line.slice(3), items: [] });
    else if (detail !== undefined) items?.at(-1)?.details.push(detail);
    else if (item !== undefined) items?.push({ text: item, details: [] });
    else if (line.trim() !== "" && !line.startsWith("# ")) {
      if (items) items.push({ text: line, details: [] });
      else intro.push(line);
    }
  }
  return { intro, sections };
}
