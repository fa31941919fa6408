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

/** Files known by their first bytes, by file-type's name for it. */
const BY_TYPE: Record<string, string> = {
  "application/gzip": PACKED,
  "application/x-bzip2": PACKED,
  "application/x-xz": PACKED,
  "application/x-rar-compressed": PACKED,
  "application/x-7z-compressed": PACKED,
  "application/x-tar": PACKED,
  "application/zip": "ist ein Zip in einem anderen. Entpacken Sie es.",
  "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": OFFICE,
  "application/vnd.openxmlformats-officedocument.wordprocessingml.document": OFFICE,
  "application/vnd.oasis.opendocument.spreadsheet": OFFICE,
  "application/x-cfb": OFFICE,
  "application/pdf": "ist ein PDF.",
  "application/x-sqlite3": "ist eine Datenbank. Gebraucht wird der Export des alten Systems selbst.",
};

const NOT_FOR_BROWSERS =
  "ist ein Bild in einem Format, das Browser nicht zeigen (Rohdaten einer Kamera, Photoshop, HEIC). Speichern Sie es als JPEG oder PNG dazu.";

const MIGRATION =
  "ist eine Sicherung von All-in-One WP Migration. Gebraucht wird der Export von WordPress selbst: Werkzeuge → Daten exportieren → Alle Inhalte.";

const SQL =
  "ist ein Auszug aus einer Datenbank (SQL). Gebraucht wird der Export von WordPress selbst: Werkzeuge → Daten exportieren → Alle Inhalte.";

/** Files known by words at their beginning; the first that fits counts. */
const BY_WORDS: [RegExp, GivenKind | Refusal][] = [
  [/^<[\s\S]*(<wp:wxr_version>|xmlns:wp=)/, "wordpress"],
  [
    /^<[\s\S]*<(urlset|sitemapindex)\b/i,
    {
      refusal: "ist die Sitemap einer Website: Darin stehen nur Adressen. Gebraucht wird der Export des alten Systems.",
    },
  ],
  [
    /^<[\s\S]*<feed\b[\s\S]*blogger/i,
    {
      refusal:
        "ist ein Export von Blogger. Den liest WordPress (Werkzeuge → Daten importieren), und dessen Export geht hier.",
    },
  ],
  [
    /^<(\?xml|rss|feed)[\s\S]*<(rss|feed|rdf:RDF)\b/i,
    {
      refusal:
        "ist ein RSS-Feed: Darin stehen nur die neuesten Beiträge. Gebraucht wird der Export des alten Systems; bei WordPress unter Werkzeuge → Daten exportieren.",
    },
  ],
  [
    /^(<!--[\s\S]*?-->\s*)?<(!doctype html|html|head|body)\b/i,
    {
      refusal:
        "ist eine HTML-Seite, vielleicht die Anmeldung oder eine Fehlermeldung des alten Systems. Laden Sie den Export dort noch einmal herunter.",
    },
  ],
  [/^\{[\s\S]*("db"\s*:\s*\[|"exported_on"\s*:)/, "ghost"],
  [
    /^[[{][\s\S]*("elType"|"widgetType")\s*:/,
    {
      refusal:
        "ist eine Vorlage von Elementor. Gebraucht wird der Export von WordPress selbst: Werkzeuge → Daten exportieren → Alle Inhalte.",
    },
  ],
  [
    /^[[{]\s*["\]}[{]/,
    { refusal: "ist JSON, aber kein Export von Ghost. Aus anderen Systemen geht eine Tabelle (CSV)." },
  ],
  [/^(--|\/\*|#)[^\n]*(dump|mysql|mariadb|postgres|phpmyadmin|adminer|sqlite)/i, { refusal: SQL }],
  [
    /^(?:(?:--|\/\*)[^\n]*\n|\s)*(create table|create database|drop table|insert into|begin transaction|set (sql_mode|names|statement_timeout)|use `)/i,
    { refusal: SQL },
  ],
  [/^</, { refusal: "ist XML, aber kein Export von WordPress oder Squarespace." }],
];

/** Finds out by its content which kind of export a file is. */
export async function kindOfGiven(file: GivenFile): Promise<GivenKind | Refusal> {
  if (isFilmOrPicture(file.path) && !/\.svg$/i.test(file.path)) return "picture";
  const start = await startOf(file, START_BYTES);
  if (start.length === 0) return { refusal: "ist leer. Laden Sie den Export noch einmal herunter." };
  const { mime = "" } = (await fileTypeFromBuffer(start)) ?? {};
  if (/^video\/|^image\/(jpeg|png|webp|avif|gif|tiff|bmp)$/.test(mime)) return "picture"; // which the library judges
  const refusal = BY_TYPE[mime] ?? (mime.startsWith("image/") ? NOT_FOR_BROWSERS : undefined);
  if (refusal) return { refusal };
  if (start.toString("latin1", 0, 13) === "package.json\0") return { refusal: MIGRATION };
  if (/\.svg$/i.test(file.path)) return "picture";
  const words = decodeText(start).trimStart();
  const known = BY_WORDS.find(([pattern]) => pattern.test(words))?.[1];
  if (known) return known;
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
