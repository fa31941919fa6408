import { headlineStyles } from "../content/headline.ts";
import { navigationRoomStyles } from "./navigation-rooms.ts";

/**
 * The site's CSS in the parts that documents use (docs/decisions/169). Cascade layers order it independently of the
 * parts (layers.test.ts). In development Vite serves it all (styles.ts).
 */

/** The first view of every page. */
const everyPage = import.meta.glob<string>(
  [
    "./{fonts,reset,tokens,base,motion,focal,reduced-motion,dialogs-to-come}.css",
    "../layout/{PageFrame,Header,HeaderNavigation,ContactBar,Logo}.module.css",
    "../ui/{Button,Icon,Prose}.module.css",
  ],
  { eager: true, query: "?inline", import: "default" },
);

/** The first view of the landing page. */
const landing = import.meta.glob<string>(
  ["./editor-icons/*.css", "../pages/landing/LandingPage.module.css", "../pages/landing/slider/*.css"],
  { eager: true, query: "?inline", import: "default" },
);

/** The preloader, which replaces the page while its content loads. */
const waiting = import.meta.glob<string>("../layout/Preloader.module.css", {
  eager: true,
  query: "?inline",
  import: "default",
});

/** Parts that all other pages show initially: most of them are short. */
const otherPages = import.meta.glob<string>(
  ["../layout/{Footer,ScrollTop}.module.css", "../ui/Breadcrumbs.module.css"],
  { eager: true, query: "?inline", import: "default" },
);

const list = import.meta.glob<string>(["../pages/{category,projects}/*.css", "../ui/PageHeader.module.css"], {
  eager: true,
  query: "?inline",
  import: "default",
});

const project = import.meta.glob<string>(
  [
    "../pages/project/*.module.css",
    "../pages/projects/{Invitation,ProjectCard}.module.css",
    "../ui/{ArrowLink,SideHeadings}.module.css",
    "!../pages/project/People.module.css",
  ],
  { eager: true, query: "?inline", import: "default" },
);

/** Parts that only some texts have: people, price lists. */
const blocks = import.meta.glob<string>("../pages/project/{People.module,prices}.css", {
  eager: true,
  query: "?inline",
  import: "default",
});

/** A legal text, an error. */
const others = import.meta.glob<string>(
  ["../pages/{error,legal}/*.css", "../ui/{PageHeader,SideHeadings}.module.css"],
  {
    eager: true,
    query: "?inline",
    import: "default",
  },
);

/** Parts below the landing page's first view. */
const below = import.meta.glob<string>(
  [
    "../pages/landing/*.css",
    "../pages/landing/{call-to-action,contact,references,services,work}/*.css",
    "../layout/{Footer,ScrollTop}.module.css",
    "../pages/projects/ProjectCard.module.css",
    "../ui/{ArrowLink,GhostTitle}.module.css",
    "!../pages/landing/LandingPage.module.css",
  ],
  { eager: true, query: "?inline", import: "default" },
);

const later = import.meta.glob<string>(
  [
    "./{print,rare-letters}.css",
    "../layout/NavigationDialog.module.css",
    "../layout/consent/*.css",
    "../pages/landing/video-dialog/*.css",
    "../pages/project/lightbox.css",
    "../ui/Dialog.module.css",
  ],
  { eager: true, query: "?inline", import: "default" },
);

/** An agency's own mark and the other pairs of typefaces, inlined for agencies that use them (brand-sheet.ts). */
const brands = import.meta.glob<string>(["./own-mark.module.css", "./typefaces/*.css"], {
  eager: true,
  query: "?inline",
  import: "default",
});

type Sheets = Record<string, string>;

export const SHEET_FILES = {
  everyPage,
  landing,
  waiting,
  otherPages,
  list,
  project,
  blocks,
  others,
  below,
  later,
  brands,
};

/** Joined, with the order of layers once: minified modules state it around each layer. */
const join = (...parts: Sheets[]) =>
  `@layer reset,tokens,base,ui,layout,pages;${parts
    .flatMap((sheets) => Object.values(sheets))
    .join("")
    .replaceAll(/@layer [\w, ]+;/g, "")}`;
const inDocument = (...parts: Sheets[]) => join(everyPage, ...parts) + navigationRoomStyles() + headlineStyles();

/**
 * Inline styles by document: a landing page, one that waits for its content, a list, a project without and with blocks
 * in its text, any other.
 */
export const DOCUMENT_STYLES = {
  landing: inDocument(landing),
  waiting: inDocument(landing, waiting),
  list: inDocument(otherPages, list),
  project: inDocument(otherPages, project),
  projectWithBlocks: inDocument(otherPages, project, blocks),
  others: inDocument(otherPages, others),
};

/** Linked at the end of a landing page's first view. */
export const STYLES_BELOW = join(below);

/** Loaded by script, or by a browser without script. */
export const LATER_STYLES = join(later);
