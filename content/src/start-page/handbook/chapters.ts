/** Where the handbook opens. */
export const HANDBOOK_PATH = "/admin/hilfe";

/** Titles of the chapters about forms and lists, by the beginning of their address below /admin. */
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

/** A chapter's id in the handbook's address: 'Texte, Bilder und Serien' is `texte-bilder-und-serien`. */
export function chapterId(title: string): string {
  return title
    .toLowerCase()
    .replaceAll(/[^\p{L}\d]+/gu, "-")
    .replace(/-$/, "");
}

/** Address of the chapter about a page of the admin; the beginning of the handbook where none is. */
export function helpFor(pathname: string): string {
  const path = pathname.replace(/^\/admin/, "");
  const chapter = CHAPTERS.find(([start]) => path.startsWith(start));
  return chapter ? `${HANDBOOK_PATH}#${chapterId(chapter[1])}` : HANDBOOK_PATH;
}
