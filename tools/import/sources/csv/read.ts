import { basename } from "node:path";
import type { GivenFile } from "../../given/given-file.ts";
import { givenAddress } from "../../given/given-file-source.ts";
import { textsOfFiles } from "../../given/given-text.ts";
import type { OldAddress, Source, SourceContent, SourceFile } from "../../model.ts";
import { joined, partsOfFiles } from "../../texts/parts.ts";
import { anyText, oneLine, type ReadText } from "../any-text.ts";
import { entriesOf, type FoundProject, seriesOf, stateOfAbsent } from "../found-project.ts";
import { pageOn, targetsOf } from "../targets.ts";
import { type Columns, columnsOf, ROLES, type Role } from "./columns.ts";
import { dateReader } from "./dates.ts";
import { picturesIn } from "./pictures-in.ts";
import { readTable, type Table } from "./table.ts";

type Options = { sites: string[]; columns?: Partial<Record<Role, string[]>> | undefined };

const YES = /^(true|1|yes|ja|wahr|x)$/i;

/** Statuses of what visitors see. */
const PUBLIC = /^(|published|publish|public|live|active|aktiv|veröffentlicht|öffentlich|online|true|1|yes|ja|wahr)$/i;

/**
 * Tables in which each line is a project.
 *
 * @param beside pictures that came with them; a cell may name them by their file names
 */
export function csvSource(
  tables: readonly GivenFile[],
  beside: readonly GivenFile[],
  label: string,
  options: Options,
): Source {
  return {
    label: `Tabelle ${label}`,
    name: `csv ${label.replace(/\.\w+$/, "").replaceAll(":", " ")}`,
    origins: options.sites,
    headers: {},
    given: new Map(beside.map((file) => [givenAddress(file), file])),
    read: async () => {
      const texts = await textsOfFiles(tables);
      const byName = new Map(beside.map((file) => [basename(file.path).toLowerCase(), givenAddress(file)]));
      return contentOf(
        texts.map((text, index) => readTable(text, tables[index]?.path ?? label)),
        options,
        byName,
      );
    },
  };
}

function contentOf(tables: Table[], { sites, columns = {} }: Options, given: Map<string, string>): SourceContent {
  const warnings: string[] = [];
  const projects: FoundProject[] = [];
  const files: SourceFile[] = [];
  const seen = new Map<string, number>();
  for (const table of tables) {
    const found = columnsOf(table, columns);
    warnings.push(...sentencesAbout(table, found));
    const rowReader = readerOf(table, found, sites, given);
    for (const row of table.rows) {
      const project = rowReader(row);
      const times = (seen.get(project.id) ?? 0) + 1;
      seen.set(project.id, times);
      projects.push(times > 1 ? { ...project, id: `${project.id} ${times}` } : project);
      files.push(...project.files);
    }
  }
  const oldAddresses = projects.flatMap(({ address, id }): OldAddress[] =>
    address ? [{ address, leadsTo: { type: "projects", id } }] : [],
  );
  return {
    entries: entriesOf(projects),
    notes: ["Leistungen, Referenzen und Menüeinträge stehen nicht in der Tabelle: Legen Sie sie hier an."],
    warnings,
    choices: [],
    oldAddresses,
    stateOfOther: stateOfAbsent,
    targetOf: targetsOf({ sites, files, pages: oldAddresses }),
  };
}

/** Tells what the columns were taken for, and which were not taken. */
function sentencesAbout({ names, rows }: Table, { of, left }: Columns): string[] {
  const taken = (Object.keys(ROLES) as Role[]).flatMap((role) =>
    of(role).map((index) => `„${names[index]}“ als ${ROLES[role]}`),
  );
  const counted = left.map((index) => `„${names[index]}“ (${rows.filter((row) => row[index]).length} Werte)`);
  return [
    `Genommen: ${taken.join(", ")}. Anders geht es mit --column, zum Beispiel --column text=NAME.`,
    ...(counted.length > 0 ? [`Nicht übernommen: ${counted.join(", ")}.`] : []),
  ];
}

function readerOf({ names, rows }: Table, { of, published }: Columns, sites: string[], given: Map<string, string>) {
  const dates = of("date").map((index) => ({ index, read: dateReader(rows.map((row) => row[index] ?? "")) }));
  const cell = (row: string[], role: Role) => of(role).map((index) => row[index] ?? "")[0] ?? "";
  const whole = (file: SourceFile): SourceFile => {
    const url = /^https?:/i.test(file.url) ? file.url : (given.get(file.name.toLowerCase()) ?? pageOn(sites, file.url));
    return { ...file, url: url ?? file.url };
  };
  const picturesOf = (row: string[], role: Role) =>
    of(role).flatMap((index) => picturesIn(row[index] ?? "").map(whole));
  return (row: string[]): FoundProject & { files: SourceFile[] } => {
    const title = oneLine(cell(row, "title"));
    const slug = cell(row, "slug");
    const texts = of("text").flatMap((index) => textOf(names[index] ?? "", row[index] ?? "", of("text").length > 1));
    const [chosen] = picturesOf(row, "image");
    const shown = picturesOf(row, "pictures");
    const titlePicture = chosen ?? shown[0] ?? null;
    const image = titlePicture && {
      ...titlePicture,
      alternativeText: oneLine(cell(row, "alt")) || titlePicture.alternativeText,
    };
    const series = chosen || shown.length > 1 ? [...picturesOf(row, "image").slice(1), ...shown] : [];
    const files = [...(image ? [image] : []), ...series];
    const dated = dates.find(({ index }) => row[index]);
    const date = dated ? row[dated.index] : undefined;
    const createdAt = date ? (dated?.read(date) ?? null) : null;
    return {
      id: cell(row, "id") || slug || title,
      title,
      address: slug ? pageOn(sites, slug) : null,
      createdAt,
      hidden: hiddenBecause(row, cell, published),
      teaser: oneLine(cell(row, "teaser")),
      markdown: [...texts.map(({ markdown }) => markdown), seriesOf(series)].filter(Boolean).join("\n\n"),
      there: joined(...texts.map(({ there }) => there), partsOfFiles(files)),
      image,
      categories: cell(row, "category")
        .split(/[;,|\n]/)
        .flatMap((name) => nameOfCategory(name.trim()) || []),
      searchDescription: oneLine(cell(row, "search")),
      notes: [
        ...texts.flatMap(({ notes }) => notes),
        ...(date && !createdAt ? [`Das Datum „${date}“ ist nicht zu lesen.`] : []),
        ...files.filter(({ url }) => !URL.canParse(url)).map(notWhole),
      ],
      files,
    };
  };
}

/** One of several texts has its column's name above it. */
function textOf(name: string, cell: string, isOneOfSeveral: boolean): ReadText[] {
  const text = anyText(cell);
  if (!text.markdown) return [];
  return [isOneOfSeveral ? { ...text, markdown: `## ${name}\n\n${text.markdown}` } : text];
}

function hiddenBecause(row: string[], cell: (row: string[], role: Role) => string, published: number | null) {
  const status = cell(row, "status");
  if (YES.test(cell(row, "archived"))) return "Es war dort archiviert.";
  if (YES.test(cell(row, "draft"))) return "Es war dort ein Entwurf.";
  if (!PUBLIC.test(status)) return `Es war dort nicht öffentlich (Status „${status}“).`;
  return published !== null && !row[published] ? "Es war dort nie veröffentlicht." : null;
}

/** Webflow names categories by their addresses: 'druck-und-satz'. */
const nameOfCategory = (text: string) =>
  /^[a-z0-9]+(-[a-z0-9]+)*$/.test(text)
    ? text.replaceAll("-", " ").replace(/^./, (first) => first.toUpperCase())
    : oneLine(text);

const notWhole = ({ url }: SourceFile) =>
  `Das Bild „${url}“ hat keine ganze Adresse. Nennen Sie die alte Website mit --site, oder legen Sie die Bilder zu der Tabelle in einen Ordner.`;
