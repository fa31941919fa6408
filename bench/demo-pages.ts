import { setTimeout as pause } from "node:timers/promises";

/** Landing page, list of projects and one project of the demo agency, by the addresses that visitors follow. */
export async function demoPages(siteUrl: string): Promise<string[]> {
  const list = await (await fetch(`${siteUrl}/projekte`)).text();
  const [, project] = /href="(\/projekte\/\d+-[^"]+)"/.exec(list) ?? [];
  if (!project) throw new Error("The list names no project.");
  return ["/", "/projekte", project];
}

/** Resolves when every picture of the landing page is there in AVIF, which the content system makes in the background. */
export async function untilEncoded(siteUrl: string): Promise<void> {
  const pictures = async () => (await (await fetch(siteUrl)).text()).match(/<picture.*?<\/picture>/gs) ?? [];
  while (!(await pictures()).every((picture) => picture.includes("image/avif"))) await pause(1000);
}
