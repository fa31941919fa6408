import { headlineStyles } from "../content/headline.ts";
import { navigationRoomStyles } from "./navigation-rooms.ts";

/**
 * The site's CSS in the parts that documents use (docs/decisions/169). Cascade layers order it independently of the
 * parts; see layers.test.ts. In development Vite serves all of it at once (styles.ts).
 */

/** Styles of every page's first view. */
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

/** Styles of the preloader, which replaces the page while its content is loading. */
const waiting = import.meta.glob<string>("../layout/Preloader.module.css", {
  eager: true,
  query: "?inline",
  import: "default",
});

/** Styles of the parts that all other pages show initially: most of them are short. */
const otherPages = import.meta.glob<string>(
  ["../layout/{Footer,ScrollTop}.module.css", "../ui/Breadcrumbs.module.css"],
  { eager: true, query: "?inline", import: "default" },
);

/** Lists of projects. */
const list = import.meta.glob<string>(["../pages/{category,projects}/*.css", "../ui/PageHeader.module.css"], {
  eager: true,
  query: "?inline",
  import: "default",
});

/** A project. */
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

/** Styles of the parts below the landing page's first view. */
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

/** Dialogs, rare letters, and print. */
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

/** An agency's own mark and the other pairs of typefaces, inline for agencies that use them (brand-sheet.ts). */
const brands = import.meta.glob<string>(["./own-mark.module.css", "./typefaces/*.css"], {
  eager: true,
  query: "?inline",
  import: "default",
});

type Sheets = Record<string, string>;

/** Files of the sheets, by sheet. */
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

/** Joined, with the layers' order stated once: minified modules state it around each layer. */
const join = (...parts: Sheets[]) =>
  `@layer reset,tokens,base,ui,layout,pages;${parts
    .flatMap((sheets) => Object.values(sheets))
    .join("")
    .replaceAll(/@layer [\w, ]+;/g, "")}`;
const inDocument = (...parts: Sheets[]) => join(everyPage, ...parts) + navigationRoomStyles() + headlineStyles();

/**
 * Inline styles of a document: of a landing page, one that waits for its content, a list, a project without and with
 * blocks in its text, any other.
 */
export const DOCUMENT_STYLES = {
  landing: inDocument(landing),
  waiting: inDocument(landing, waiting),
  list: inDocument(otherPages, list),
  project: inDocument(otherPages, project),
  projectWithBlocks: inDocument(otherPages, project, blocks),
  others: inDocument(otherPages, others),
};

/** The sheet that a landing page links at the end of its first view. */
export const STYLES_BELOW = join(below);

/** The sheet loaded by a script, or by a browser without script. */
export const LATER_STYLES = join(later);
