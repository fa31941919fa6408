import { basename, dirname } from "node:path";
import sharp from "sharp";
import { MAX_WORDS_BYTES } from "../../../content/src/files/words/embedded-words.ts";
import { wordsWithin } from "../../../content/src/files/words/words-within.ts";
import { linesText } from "../any-text.ts";
import { entriesOf, type FoundProject, seriesOf, stateOfAbsent } from "../found-project.ts";
import { type GivenFile, startOf } from "../given/given-file.ts";
import { givenAddress } from "../given/given-file-source.ts";
import { textsOfFiles } from "../given/given-text.ts";
import { targetsOf } from "../link-targets.ts";
import type { Source, SourceContent, SourceFile } from "../model.ts";
import { nameAndDate } from "./name-and-date.ts";
import { type ProjectFolder, projectFolders } from "./project-folders.ts";

const FILM = /\.(mp4|webm|mov|m4v)$/i;
const TEXT = /\.(txt|md|markdown|text)$/i;

/** A picture with such a name is the project's main picture. */
const TITLE = /^(titel|titelbild|title|cover|hero|vorschau)\b/i;

export function folderSource(pictures: readonly GivenFile[], texts: readonly GivenFile[]): Source {
  const isText = ({ path }: GivenFile) => TEXT.test(path);
  const found = projectFolders([...pictures, ...texts.filter(isText)]);
  const others = texts.filter((file) => !isText(file));
  return {
    label: `Ordner „${found.root}“`,
    name: `ordner ${found.root.replaceAll(":", " ")}`,
    origins: [],
    headers: {},
    given: new Map(pictures.map((file) => [givenAddress(file), file])),
    read: () => contentOf(found.projects, [...found.loose, ...others]),
  };
}

async function contentOf(folders: ProjectFolder[], left: GivenFile[]): Promise<SourceContent> {
  const files: SourceFile[] = [];
  const projects: FoundProject[] = [];
  for (const folder of folders) {
    const texts = folder.files.filter(({ path }) => TEXT.test(path));
    const pictures: SourceFile[] = [];
    for (const file of folder.files) if (!texts.includes(file)) pictures.push(await withWords(file));
    files.push(...pictures);
    projects.push(await projectOf(folder, pictures, texts));
  }
  const names = left.map(({ path }) => `„${path}“`).join(", ");
  return {
    entries: entriesOf(projects),
    notes: ["Leistungen, Referenzen und Menüeinträge stehen in keinem Ordner: Legen Sie sie hier an."],
    warnings: left.length > 0 ? [`Nicht übernommen, weil es in keinem Ordner eines Projekts liegt: ${names}.`] : [],
    groups: [],
    oldAddresses: [],
    stateOfOther: stateOfAbsent,
    targetOf: targetsOf({ sites: [], files }),
  };
}

async function projectOf(folder: ProjectFolder, files: SourceFile[], texts: GivenFile[]): Promise<FoundProject> {
  const { name, date } = nameAndDate(folder.name);
  const written = await textsOfFiles(texts);
  const text = written
    .map((each, index) => (/\.txt$/i.test(texts[index]?.path ?? "") ? linesText(each) : each.trim()))
    .join("\n\n");
  const heading = /^# (.+)\n?/.exec(text);
  const pictures = files.filter((file) => !FILM.test(file.name));
  const image = pictures.find((file) => TITLE.test(file.name)) ?? pictures[0] ?? null;
  const body = text.slice(heading?.[0].length ?? 0).trim();
  const first = folder.files.find(({ path }) => path.endsWith(`/${image?.name}`));
  return {
    id: folder.path,
    title: heading?.[1]?.trim() ?? name,
    createdAt: date ?? (first ? await dayOf(first) : null),
    hidden: null,
    markdown: [body, ...seriesIn(folder, files)].filter(Boolean).join("\n\n"),
    image,
    categories: folder.category ? [folder.category] : [],
  };
}

/** One series for the folder itself, and one for each subfolder. */
function seriesIn(folder: ProjectFolder, files: SourceFile[]): string[] {
  if (files.length < 2) return files.some(({ name }) => FILM.test(name)) ? [seriesOf(files)] : [];
  const byFolder = new Map<string, SourceFile[]>();
  for (const file of files) {
    const path = dirname(decodeURIComponent(file.url));
    byFolder.set(path, [...(byFolder.get(path) ?? []), file]);
  }
  return [...byFolder].map(([path, each]) => {
    const isOwn = path.endsWith(folder.path);
    return isOwn ? seriesOf(each) : `## ${basename(path)}\n\n${seriesOf(each)}`;
  });
}

async function withWords(file: GivenFile): Promise<SourceFile> {
  const common = { url: givenAddress(file), name: basename(file.path) };
  if (FILM.test(file.path)) return { ...common, alternativeText: null, caption: null };
  const { caption, alternativeText, credit } = await wordsWithin(await startOf(file, MAX_WORDS_BYTES));
  const credited = credit ? { credit } : {};
  return { ...common, alternativeText: alternativeText || null, caption: caption || null, ...credited };
}

/** The date on which a picture was taken; null if unknown. */
async function dayOf(file: GivenFile): Promise<string | null> {
  const start = await startOf(file, MAX_WORDS_BYTES);
  const { exif } = await sharp(start, { failOn: "none", limitInputPixels: false })
    .metadata()
    .catch(() => ({ exif: undefined }));
  const times = [...(exif?.toString("latin1") ?? "").matchAll(/((?:19|20)\d\d):(\d\d):(\d\d) \d\d:\d\d:\d\d/g)];
  const [day] = times.map(([, year, month, date]) => `${year}-${month}-${date}T00:00:00.000Z`).sort();
  return day && !Number.isNaN(Date.parse(day)) ? day : null;
}
