import { createServer } from "node:http";
import { PREVIEW_HEADER } from "@schaufenster/contract/preview";
import { listen } from "./listen.ts";
import { greyPng } from "./pixel.ts";

const PICTURE = greyPng(64);

/** Has its own text and picture for search engines and shared links. */
const SHARED_PROJECT = 2;
/** Its picture is taller than wide. */
const UPRIGHT_PROJECT = 3;
const DAY_MS = 24 * 60 * 60 * 1000;

export type OwnPage = {
  title: string;
  address: string;
  former: string[];
  placement: "navigation" | "footer" | "legal" | "none";
  hiddenFromSearch: boolean;
  content: string;
};

export type Portfolio = {
  url: string;
  pictures: number;
  previewTokens: string[];
  /** Redirects of a former website's addresses, and the number of requests for them. */
  oldAddresses: { address: string; target: string }[];
  oldAddressesAsked: number;
  asked: string[];
  close: () => Promise<void>;
};

const file = (url: string, more: object = {}) => ({
  data: {
    id: "1",
    attributes: { name: url, url, alternativeText: "Ein Bild", caption: null, width: 64, height: 64, ...more },
  },
});

const at = (day: number) => new Date(Date.UTC(2024, 0, 1) + (day - 1) * DAY_MS).toISOString();

const CATEGORY = { id: "1", attributes: { name: "Web", description: "Seiten für das Netz.", updatedAt: at(1) } };

/**
 * A content system on its own port with this many projects in one category, answering as the contract says.
 * @param hostile header of the newest project
 * @param texts of the projects, oldest first
 * @param pages of the agency's own; their ids count from 1
 * @param chosen projects of the landing page, by id
 */
export async function startPortfolio({
  projects: count,
  hostile,
  texts = [],
  pages = [],
  chosen = [],
}: {
  projects: number;
  hostile?: string;
  texts?: string[];
  pages?: OwnPage[];
  chosen?: number[];
}): Promise<Portfolio> {
  const all = Array.from({ length: count }, (_, index) => {
    const id = count - index;
    return projectOf(id, index === 0 ? hostile : undefined, texts[id - 1]);
  });
  const nothingYet = { pictures: 0, previewTokens: [], oldAddresses: [], oldAddressesAsked: 0, asked: [] };
  const portfolio: Portfolio = { url: "", ...nothingYet, close: async () => {} };
  const server = createServer(async (request, response) => {
    if (request.url?.startsWith("/uploads/")) {
      portfolio.pictures += 1;
      return response.writeHead(200, { "content-type": "image/png" }).end(PICTURE);
    }
    const token = request.headers[PREVIEW_HEADER];
    if (token) portfolio.previewTokens.push(String(token));
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const { operationName, variables } = JSON.parse(Buffer.concat(chunks).toString());
    response.writeHead(200, { "content-type": "application/json" });
    portfolio.asked.push(operationName);
    if (operationName === "OldAddresses") portfolio.oldAddressesAsked += 1;
    const { oldAddresses } = portfolio;
    const data =
      operationName === "OldAddresses" ? { oldAddresses } : answerTo(operationName, variables, all, { pages, chosen });
    response.end(JSON.stringify({ data }));
  });
  return Object.assign(portfolio, await listen(server));
}

function projectOf(id: number, header = `Projekt ${id}`, content = "Ein Absatz.") {
  const attributes = {
    header,
    teaser: "Ein Satz.",
    content,
    createdAt: at(id),
    updatedAt: at(id),
    image: file("/uploads/bild.png", id === UPRIGHT_PROJECT ? { height: 96 } : {}),
    categories: { data: [CATEGORY] },
  };
  return { id: String(id), attributes };
}

/** Own pages as in the content system's response. */
const linksOf = (pages: OwnPage[]) =>
  pages.map(({ content, ...link }, index) => ({
    ...{ id: String(index + 1), ...link, updatedAt: at(1) },
    text: link.placement === "legal" ? content : null,
  }));

type Project = ReturnType<typeof projectOf>;
type Variables = { page?: number; id?: string; cat?: string; after?: string; last?: string };

function answerTo(
  operation: string,
  { page = 1, id, cat, after, last }: Variables,
  all: Project[],
  { pages, chosen }: { pages: OwnPage[]; chosen: number[] },
): unknown {
  const categories = { data: all.length > 0 ? [CATEGORY] : [] };
  const pagination = { total: all.length, page, pageSize: 8, pageCount: Math.ceil(all.length / 8) };
  const projects = { data: all.slice((page - 1) * 8, page * 8), meta: { pagination } };
  const inRange = all.filter((project) => Number(project.id) > Number(after) && Number(project.id) <= Number(last));
  const film = file("/uploads/film.mp4", { previewUrl: "/uploads/poster.jpg", createdAt: at(1) });
  const reference = { sortId: 1, title: "Ein Kunde", description: "", url: null, image: null, localVideo: film };
  switch (operation) {
    case "InitialData":
      return {
        services: { data: [] },
        menuitems: { data: [] },
        references: { data: [{ id: "1", attributes: reference }] },
      };
    case "Projects":
      return { projects, categories };
    case "ProjectsOfCategory":
      return { projects, categories, category: { data: cat === CATEGORY.id ? CATEGORY : null } };
    case "ProjectDetails":
      return {
        // As a number, as databases compare ids: 021 is 21.
        project: { data: all.find((project) => Number(project.id) === Number(id)) ?? null },
        projects: { data: all.filter((project) => Number(project.id) !== Number(id)).slice(0, 3) },
        categories,
      };
    case "ProjectDetailsOwn": {
      const shareImage = file("/uploads/teilen.png", { alternativeText: "Zum Teilen" });
      const attributes = { searchDescription: "Für die Suche.", shareImage };
      return { project: { data: Number(id) === SHARED_PROJECT ? { attributes } : null } };
    }
    case "InitialDataOwn": // a content system without saved content
      return {
        ...{ siteSetting: null, appearance: null, formerAnchors: [], pageLinks: linksOf(pages) },
        chosenProjects: { data: chosen.flatMap((each) => all.find((project) => Number(project.id) === each) ?? []) },
      };
    case "PageOwn": {
      const page = pages[Number(id) - 1];
      return { page: { data: page ? { id, attributes: { ...page, image: { data: null } } } : null } };
    }
    case "ProjectFeed":
      return { projects: { data: all.slice(0, 20) } };
    case "SitemapOverview":
      return { projects: { data: all.slice(0, 1) }, categories };
    case "LastChanges":
      return { projects: { data: all.slice(0, 1) }, categories };
    case "SitemapProjects":
      return { projects: { data: inRange.toReversed().slice(0, 100) } };
    case "SitemapProjectsOwn":
      return {
        sitemapProjects: inRange.toReversed().map(({ id: own, attributes: { header, updatedAt, image } }) => {
          return { id: own, header, updatedAt, picture: image.data.attributes.url };
        }),
      };
    default:
      return {};
  }
}
