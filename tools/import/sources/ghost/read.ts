import { germanDateTime } from "../../../../content/src/process/german-time.ts";
import type { GivenFile } from "../../given/given-file.ts";
import { givenAddress } from "../../given/given-file-source.ts";
import { textsOfFiles } from "../../given/given-text.ts";
import type { OldAddress, Source, SourceContent, SourceFile } from "../../model.ts";
import { decodePart } from "../../texts/decode.ts";
import { linesText, oneLine, pageText, type ReadText } from "../any-text.ts";
import { entriesOf, type FoundProject, keyOfCategory, projectEntry, stateOfAbsent } from "../found-project.ts";
import { counterpartOf, type Placement, pagesOf } from "../own-pages.ts";
import { fileAt, targetsOf } from "../targets.ts";
import { PLAYERS, plainCards } from "./cards.ts";
import { type GhostExport, type GhostPost, parseGhost } from "./export.ts";

/** Stands in an export for the website's address. */
const GHOST_URL = "__GHOST_URL__";

/** The address of a website that nobody has named; nothing is there. */
const UNKNOWN = "https://ghost.invalid";

const WITHOUT_SITE =
  "Ein Export von Ghost nennt die Adresse der Website nicht: Nennen Sie sie mit --site https://…, sonst fehlen alle Bilder, die dort liegen.";

const EDITORS_FORM =
  "Der Text steht in dieser Datei nur so, wie der Editor von Ghost ihn aufbewahrt; hier sind es höchstens seine Wörter. Nehmen Sie den Export, den Ghost selbst schreibt.";

/** Smaller sizes of a picture have a folder of their own. */
const SIZE = /\/size\/w\d+(h\d+)?(\/format\/\w+)?(?=\/)/;

/**
 * Ghost's export (JSON): posts as projects, their public tags as categories, pages as pages.
 *
 * @param beside its folder of pictures, if that was given too
 */
export function ghostSource(
  exports: readonly GivenFile[],
  beside: readonly GivenFile[],
  label: string,
  { sites }: { sites: string[] },
): Source {
  const source: Source = {
    label: `Ghost-Export ${label}`,
    name: "ghost",
    origins: sites,
    headers: {},
    given: new Map(beside.map((file) => [givenAddress(file), file])),
    read: async () => {
      const [text = "", ...others] = await textsOfFiles(exports);
      if (others.length > 0) throw new Error("Das sind mehrere Exporte von Ghost. Nehmen Sie den neuesten.");
      const found = parseGhost(text, label);
      source.name = `ghost ${found.title.replaceAll(":", " ") || label}`;
      return contentOf(found, sites, beside);
    },
  };
  return source;
}

function contentOf(found: GhostExport, sites: string[], beside: readonly GivenFile[]): SourceContent {
  const site = sites[0] ?? UNKNOWN;
  const own = ownFiles(beside, site);
  const posts = found.posts.filter(isPost);
  const files: SourceFile[] = [];
  const read = (post: GhostPost): FoundProject => {
    const project = projectOf(post, found, site, own);
    if (project.image) files.push(project.image);
    return project;
  };
  const projects = posts.map(read);
  const others = found.posts.filter((post) => !isPost(post));
  const ownPages = pagesOf(
    others.map((post) => {
      const page = { name: post.slug, title: post.title, address: site === UNKNOWN ? null : `${site}/${post.slug}/` };
      return { page, entry: projectEntry(read(post)), placement: placementOf(post, found) };
    }),
    site,
  );
  const pages: OldAddress[] = [
    ...posts.map(({ id, slug }): OldAddress => ({ address: `/${slug}/`, leadsTo: { type: "projects", id } })),
    ...publicTags(found).map(({ name, slug }): OldAddress => {
      return { address: `/tag/${slug}/`, leadsTo: { type: "categories", id: keyOfCategory(name) } };
    }),
    ...others.map(({ slug, title, id }): OldAddress => {
      const path = counterpartOf({ name: slug, title, address: null }, site);
      return { address: `/${slug}/`, leadsTo: path === null ? { type: "pages", id } : { path } };
    }),
  ];
  const targets = targetsOf({ sites: [site], files, pages });
  const asksSite = JSON.stringify(found.posts).includes(GHOST_URL);
  return {
    entries: [...entriesOf(projects), ...ownPages.entries],
    notes: [...ownPages.notes, ...leftBehind(found)],
    warnings: sites.length === 0 && asksSite ? [WITHOUT_SITE] : [],
    choices: [],
    oldAddresses: pages,
    stateOfOther: stateOfAbsent,
    targetOf: (address, ...use) => targets(own(address), ...use),
  };
}

/** Where Ghost's two menus link to a page. */
function placementOf({ slug }: GhostPost, { menus }: GhostExport): Placement {
  const isIn = (menu: string[]) => menu.some((url) => url.replace(/^__GHOST_URL__|\/+$/g, "").endsWith(`/${slug}`));
  return isIn(menus.first) ? "navigation" : isIn(menus.second) ? "footer" : "none";
}

const isPost = ({ type, page }: GhostPost) => type !== "page" && !(page === true || page === 1);

const publicTags = ({ tags }: GhostExport) => [...tags.values()].flat().filter(isPublicTag);

/** Tags that begin with # are for the owner's eyes. */
const isPublicTag = ({ name, visibility }: { name: string; visibility: string | null }) =>
  visibility !== "internal" && !name.startsWith("#");

/** Finds the whole address of a file, and the file itself where it came with the export. */
function ownFiles(beside: readonly GivenFile[], site: string): (address: string) => string {
  const given = new Map(
    beside.flatMap((file) => {
      const path = /\/content\/(?:images|media|files)\/.*$/.exec(`/${file.path}`)?.[0];
      return path ? [[path, givenAddress(file)] as const] : [];
    }),
  );
  return (address) => {
    const whole = address.replace(GHOST_URL, site).replace(SIZE, "");
    const path = whole.startsWith(`${site}/`) ? whole.slice(site.length) : whole;
    return given.get(decodePart(path)) ?? (path.startsWith("/content/") ? site + path : whole);
  };
}

function projectOf(post: GhostPost, found: GhostExport, site: string, own: (address: string) => string): FoundProject {
  const meta = found.meta.get(post.id);
  const { markdown, there, notes } = textOf(post, site);
  const image = post.feature_image ? own(post.feature_image) : null;
  const words = {
    alternativeText: meta?.feature_image_alt || null,
    caption: oneLine(meta?.feature_image_caption ?? "") || null,
  };
  const tags = (found.tags.get(post.id) ?? []).filter(isPublicTag);
  const canonical = post.canonical_url?.replace(GHOST_URL, site);
  if (canonical) notes.push(`Als eigentliche Adresse war dort angegeben: ${canonical}`);
  return {
    id: post.id,
    title: oneLine(post.title),
    address: site === UNKNOWN ? null : `${site}/${post.slug}/`,
    createdAt: post.published_at ?? post.created_at,
    hidden: hiddenBecause(post),
    teaser: oneLine(post.custom_excerpt ?? ""),
    markdown,
    there,
    image: image && URL.canParse(image) ? { ...fileAt(image), ...words } : null,
    categories: tags.map(({ name }) => name),
    searchDescription: oneLine(meta?.meta_description ?? ""),
    notes,
  };
}

/** Ghost writes a post's HTML beside what its editor keeps. */
function textOf({ html, lexical, mobiledoc, plaintext }: GhostPost, site: string): ReadText {
  if (html) return pageText(html.replaceAll(GHOST_URL, site), { change: plainCards, unread: PLAYERS });
  const text = linesText(plaintext ?? "");
  return lexical || mobiledoc ? { ...text, notes: [EDITORS_FORM] } : text;
}

function hiddenBecause({ status, visibility, published_at }: GhostPost): string | null {
  if (status === "scheduled") return `Es sollte dort erst später erscheinen (${germanDateTime(published_at ?? "")}).`;
  if (status === "draft") return "Es war dort ein Entwurf.";
  if (status !== "published") return `Es stand dort nicht auf der Website (Status „${status}“).`;
  return (visibility ?? "public") === "public" ? null : "Es war dort nur für Mitglieder.";
}

/** German sentences about what the export holds and is not taken. */
function leftBehind(found: GhostExport): string[] {
  const internal = new Set(
    [...found.tags.values()]
      .flat()
      .filter((tag) => !isPublicTag(tag))
      .map(({ name }) => name),
  );
  const { members, comments } = found.counts;
  return [
    ...(internal.size > 0 ? [`Nicht übernommen: die internen Tags ${[...internal].join(", ")}.`] : []),
    ...(members + comments > 0 ? [`Nicht übernommen: ${members} Mitglieder und ${comments} Kommentare.`] : []),
    "Leistungen, Referenzen und Menüeinträge gibt es in Ghost nicht: Legen Sie sie hier an.",
  ];
}
