import { fileTypeFromBuffer } from "file-type";
import { isFilmOrPicture } from "../files/kinds.ts";
import { type GivenFile, START_BYTES, startOf } from "./given-file.ts";
import { decodeText } from "./given-text.ts";

/** Kinds of files from which an import can be made. */
export type GivenKind = "wordpress" | "ghost" | "csv" | "picture" | "text";

/** The German end of a sentence that begins with the file's name: what it is, and what is wanted instead. */
type Refusal = { refusal: string };

const PACKED = "ist ein gepacktes Archiv. Entpacken Sie es und geben Sie an, was darin liegt.";
const OFFICE = "ist eine Office-Datei. Eine Tabelle speichern Sie bitte als CSV.";

const NOT_FOR_BROWSERS =
  "ist ein Bild in einem Format, das Browser nicht zeigen (Rohdaten einer Kamera, Photoshop, HEIC). Speichern Sie es als JPEG oder PNG dazu.";

/** Files known by their first bytes, by file-type's name for it. */
const BY_TYPE: [RegExp, string][] = [
  [/^application\/(gzip|x-bzip2|x-xz|x-rar-compressed|x-7z-compressed|x-tar)$/, PACKED],
  [/^application\/zip$/, "ist ein Zip in einem anderen. Entpacken Sie es."],
  [/^application\/(vnd\.(openxmlformats|oasis)|x-cfb)/, OFFICE],
  [/^application\/pdf$/, "ist ein PDF."],
  [/^application\/x-sqlite3$/, "ist eine Datenbank. Gebraucht wird der Export des alten Systems selbst."],
  [/^image\//, NOT_FOR_BROWSERS],
];

/** The export of WordPress itself is wanted. */
const OF_WORDPRESS = "Gebraucht wird der Export von WordPress selbst: Werkzeuge → Daten exportieren → Alle Inhalte.";

/** Files known by words at their beginning; the first that fits counts. A text is the German end of a sentence, see {@link Refusal}. */
const BY_WORDS: [RegExp, string][] = [
  [/^<[\s\S]*(<wp:wxr_version>|xmlns:wp=)/, "wordpress"],
  [/^<[\s\S]*<(urlset|sitemapindex)\b/i, "ist die Sitemap einer Website: Darin stehen nur Adressen."],
  [/^<[\s\S]*<feed\b[\s\S]*blogger/i, "ist ein Export von Blogger. Den liest WordPress, und dessen Export geht hier."],
  [/^<(\?xml|rss|feed)[\s\S]*<(rss|feed|rdf:RDF)\b/i, `ist ein RSS-Feed: Darin steht nur das Neueste. ${OF_WORDPRESS}`],
  [
    /^(<!--[\s\S]*?-->\s*)?<(!doctype html|html|head|body)\b/i,
    "ist eine HTML-Seite, vielleicht eine Fehlermeldung des alten Systems. Laden Sie den Export dort noch einmal herunter.",
  ],
  [/^\{[\s\S]*("db"\s*:\s*\[|"exported_on"\s*:)/, "ghost"],
  [/^[[{][\s\S]*("elType"|"widgetType")\s*:/, `ist eine Vorlage von Elementor. ${OF_WORDPRESS}`],
  [/^[[{]\s*["\]}[{]/, "ist JSON, aber kein Export von Ghost. Aus anderen Systemen geht eine Tabelle (CSV)."],
  [
    /^(?:(?:--|\/\*|#)[^\n]*(?:dump|mysql|mariadb|postgres|phpmyadmin|adminer|sqlite)|(?:(?:--|\/\*)[^\n]*\n|\s)*(?:create table|create database|drop table|insert into|begin transaction|set (?:sql_mode|names|statement_timeout)|use `))/i,
    `ist ein Auszug aus einer Datenbank (SQL). ${OF_WORDPRESS}`,
  ],
  [/^</, "ist XML, aber kein Export von WordPress oder Squarespace."],
];

const isKind = (text: string): text is GivenKind => text === "wordpress" || text === "ghost";

/** Finds out by its content which kind of export a file is. */
export async function kindOfGiven(file: GivenFile): Promise<GivenKind | Refusal> {
  if (isFilmOrPicture(file.path) && !/\.svg$/i.test(file.path)) return "picture";
  const start = await startOf(file, START_BYTES);
  if (start.length === 0) return { refusal: "ist leer. Laden Sie den Export noch einmal herunter." };
  const { mime = "" } = (await fileTypeFromBuffer(start)) ?? {};
  if (/^video\/|^image\/(jpeg|png|webp|avif|gif|tiff)$/.test(mime)) return "picture"; // which the library judges
  const refusal = BY_TYPE.find(([pattern]) => pattern.test(mime))?.[1];
  if (refusal) return { refusal };
  if (start.toString("latin1", 0, 13) === "package.json\0")
    return { refusal: `ist eine Sicherung von All-in-One WP Migration. ${OF_WORDPRESS}` };
  if (/\.svg$/i.test(file.path)) return "picture";
  const words = decodeText(start).trimStart();
  const known = BY_WORDS.find(([pattern]) => pattern.test(words))?.[1];
  if (known) return isKind(known) ? known : { refusal: known };
  if (words.includes("\0")) return { refusal: "ist nichts, was hier gelesen wird." };
  return /\.(csv|tsv)$/i.test(file.path) || isTable(words, /\.txt$/i.test(file.path)) ? "csv" : "text";
}

/** Whether the first three lines have the same number of separators; commas stand in prose too. */
function isTable(text: string, isProse: boolean): boolean {
  const lines = text.split(/\r?\n/).slice(0, 3);
  return [";", "\t", ...(isProse ? [] : [","])].some((separator) => {
    const counts = lines.map((line) => line.split(separator).length);
    return lines.length === 3 && counts.every((count) => count === counts[0] && count > 2);
  });
}
