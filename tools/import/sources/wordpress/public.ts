import type { WxrItem } from "./wxr.ts";

/** Statuses of which nothing is taken. */
export const LEFT_OUT = new Set(["trash", "auto-draft", "inherit"]);

/** Why visitors do not see a post there. */
const NOT_PUBLIC: Record<string, string> = {
  "": "Im Export steht nicht, ob es öffentlich war.",
  draft: "Es war dort ein Entwurf.",
  pending: "Es wartete dort auf Freigabe.",
  future: "Es sollte dort erst später erscheinen.",
  private: "Es war dort privat.",
};

/** @returns null for what is public there. Plugins have statuses of their own, none of which is public. */
export function reasonForDraft({ hasPassword, status }: WxrItem): string | null {
  if (hasPassword) return "Es war dort mit einem Passwort geschützt.";
  return status === "publish" ? null : (NOT_PUBLIC[status] ?? `Es war dort nicht öffentlich (Status „${status}“).`);
}

/** Words of the entry that WordPress makes with each new website, in German and English. */
const SAMPLE = /Das ist dein erster Beitrag|Dies ist der erste Beitrag|This is your first post\. Edit or delete it/;

/** The same of the page. */
const SAMPLE_PAGE = /Beispiel-?[Ss]eite\. Sie unterscheidet sich|This is an example page\. It.{1,7}s different/;

/** Whether it is WordPress's own example, as it was. */
export const isSample = ({ type, content }: WxrItem): boolean =>
  (type === "post" && content.length < 600 && SAMPLE.test(content)) ||
  (type === "page" && content.length < 3000 && SAMPLE_PAGE.test(content));
