export const HANDBOOK_PATH = "/admin/hilfe";

/** Chapter titles of forms and lists, by path prefix below /admin. */
export const CHAPTERS: [path: string, title: string][] = [
  ["/collections/projects", "Ein Projekt"],
  ["/collections/categories", "Ein Projekt"],
  ["/collections/media", "Texte, Bilder und Serien"],
  ["/collections/services", "Die Startseite"],
  ["/collections/references", "Die Startseite"],
  ["/collections/menuitems", "Die Startseite"],
  ["/collections/pages", "Eigene Seiten"],
  ["/collections/inquiries", "Anfragen"],
  ["/collections/users", "Zu zweit arbeiten"],
  ["/collections/old-addresses", "Umziehen"],
  ["/account", "Zu zweit arbeiten"],
  ["/startseite", "Die Startseite"],
  ["/globals", "Aussehen, Suchmaschinen, Zahlen"],
  ["/umziehen", "Umziehen"],
];

/** A chapter's id in the URL: 'Texte, Bilder und Serien' becomes `texte-bilder-und-serien`. */
export function chapterId(title: string): string {
  return title
    .toLowerCase()
    .replaceAll(/[^\p{L}\d]+/gu, "-")
    .replace(/-$/, "");
}

/** URL of the chapter about an admin page; the handbook's start if there is none. */
export function helpFor(pathname: string): string {
  const path = pathname.replace(/^\/admin/, "");
  const chapter = CHAPTERS.find(([start]) => path.startsWith(start));
  return chapter ? `${HANDBOOK_PATH}#${chapterId(chapter[1])}` : HANDBOOK_PATH;
}
