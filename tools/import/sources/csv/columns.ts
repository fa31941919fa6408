import { isHtml } from "../any-text.ts";
import { picturesIn } from "./pictures-in.ts";
import type { Table } from "./table.ts";

/** The parts of a project that a column can be, in the order in which they are looked for, with their names for people. */
export const ROLES = {
  id: "Kennung",
  draft: "Entwurf",
  archived: "archiviert",
  status: "Status",
  title: "Überschrift",
  text: "Text",
  teaser: "Anreißer",
  date: "Datum",
  category: "Kategorien",
  image: "Titelbild",
  pictures: "Bilder",
  alt: "Alternativtext des Titelbilds",
  slug: "Adresse",
  search: "Beschreibung für Suchmaschinen",
} as const;

export type Role = keyof typeof ROLES;

export const isRole = (text: string): text is Role => Object.hasOwn(ROLES, text);

/** Names that mean a role, the surest first; as {@link plainName} leaves them. */
const NAMES: Record<Role, string> = {
  id: "item id,id,sys id,entry id,uuid,kennung",
  draft: "draft,entwurf,is draft",
  archived: "archived,archiviert,is archived",
  status: "status,publish status,post status,sichtbarkeit,visibility",
  title:
    "title,titel,überschrift,headline,heading,name,projekttitel,projektname,project title,project name,post title,bezeichnung,projekt,project",
  text: "post body,body,rich content,rich text,text,inhalt,content,html,artikel,article,projekttext,projektbeschreibung,project description,long description,langtext,plain content,beschreibung,description,details",
  teaser:
    "teaser,anreißer,post summary,summary,excerpt,auszug,kurzbeschreibung,kurztext,short description,subtitle,untertitel,subheading,einleitung,intro,lead,snippet,beschreibung,description",
  date: "date,datum,projektdatum,project date,fertiggestellt,completed,aufnahmedatum,publish date,published date,veröffentlichungsdatum,published on,published at,first published at,veröffentlicht am,sys published at,created on,created date,created at,sys created at,erstellt am,jahr,year",
  category:
    "categories,category,kategorien,kategorie,main category,rubriken,rubrik,sparte,bereich,tags,tag,schlagwörter,schlagworte,themen,thema,topic",
  image:
    "main image,titelbild,title image,cover image,cover,hero image,hero,header image,featured image,feature image,beitragsbild,hauptbild,image,bild,foto,photo,picture,vorschaubild,preview image,thumbnail image,thumbnail",
  pictures: "", // by what stands in them
  alt: "main image alt text,main image alt,image alt text,image alt,alt text,alt,alternativtext,bildbeschreibung",
  slug: "slug,url,permalink,page url,adresse,pfad,path",
  search: "meta description,seo description,seo page description,beschreibung für suchmaschinen",
};

/** Columns that say when something became public; where one is empty, it never was. */
const PUBLISHED = /^(published on|published at|sys published at|first published at|veröffentlicht am)$/;

/** Columns that systems write for themselves, and nobody misses. */
const INTERNAL =
  /^(collection id|locale id|owner|(updated|created|published|last published) (on|by|date|at)|sys .*|id|item id|order|manual sort)$/;

export type Columns = {
  /** Indexes of the columns of a role, the surest first. */
  of: (role: Role) => number[];
  published: number | null;
  /** Indexes of those with something in them that were taken for nothing. */
  left: number[];
};

/**
 * Finds out by their names what the columns are; of pictures and further texts by what stands in them.
 *
 * @param given names that somebody has chosen, by role
 * @throws Error with a German sentence
 */
export function columnsOf(table: Table, given: Partial<Record<Role, string[]>>): Columns {
  const words = table.names.map(plainName);
  const taken = new Map<number, Role>();
  const cells = table.names.map((_, index) => table.rows.map((row) => row[index] ?? "").filter(Boolean));
  const isFree = (index: number) => !taken.has(index) && (cells[index] ?? []).length > 0;
  const every = (index: number, is: (cell: string) => boolean) => isFree(index) && (cells[index] ?? []).every(is);
  const isPictures = (cell: string) => picturesIn(cell).length > 0;
  for (const [role, names] of Object.entries(given) as [Role, string[]][])
    for (const name of names) taken.set(indexOf(name, table.names), role);
  for (const role of Object.keys(ROLES) as Role[]) {
    if (given[role]) continue;
    const fits = (index: number) => isFree(index) && (role !== "image" || every(index, isPictures));
    const found = NAMES[role].split(",").map((name) => words.findIndex((word, at) => word === name && fits(at)));
    const columns = found.filter((index) => index >= 0);
    for (const index of role === "date" ? columns : columns.slice(0, 1)) taken.set(index, role);
  }
  for (const index of words.keys()) if (every(index, isPictures)) taken.set(index, "pictures");
  for (const index of words.keys()) if (!given.text && every(index, isHtml)) taken.set(index, "text");
  const of = (role: Role) => [...taken].filter(([, each]) => each === role).map(([index]) => index);
  if (of("title").length === 0) throw new Error(withoutTitle(table.names));
  const published = words.findIndex(
    (word, index) => PUBLISHED.test(word) && (isFree(index) || taken.get(index) === "date"),
  );
  const left = [...words.keys()].filter((index) => isFree(index) && !INTERNAL.test(words[index] ?? ""));
  return { of, published: published < 0 ? null : published, left };
}

/** A name without what systems put around it: 'fields.title.de-DE' is 'title', 'publishedAt' is 'published at'. */
function plainName(name: string): string {
  const locale = /^fields?\./i.test(name) ? /\.[a-z]{2}(-[A-Z]{2})?$/ : /\s*[([][a-z]{2}(-[A-Z]{2})?[)\]]$/;
  const inner = name.replace(locale, "").replace(/^fields?\./i, "");
  const words = inner.replace(/(\p{Ll})(\p{Lu})/gu, "$1 $2").toLowerCase();
  return words.replace(/[^\p{L}\p{N}]+/gu, " ").trim();
}

function indexOf(name: string, names: readonly string[]): number {
  const index = names.findIndex((each) => each.toLowerCase() === name.toLowerCase());
  if (index >= 0) return index;
  throw new Error(`Eine Spalte „${name}“ gibt es nicht, nur: ${list(names)}.`);
}

const withoutTitle = (names: readonly string[]) =>
  `In der Tabelle ist nicht zu erkennen, welche Spalte die Überschrift ist. Es gibt: ${list(names)}. Nennen Sie eine mit --column title=NAME; die erste Zeile muss die Namen der Spalten enthalten.`;

const list = (names: readonly string[]) => names.map((name) => `„${name}“`).join(", ");
