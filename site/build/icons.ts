/**
 * `npm run generate -w site`: draws the icons, which are Tabler's (MIT). Editors' icons are in one picture, with a
 * class for each position. The site's own are inlined where they are used. The admin shows the drawings that editors
 * can choose.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";
import type { IconName } from "@schaufenster/contract/icons";
import { iconClass } from "../src/ui/icon-class.ts";

const require = createRequire(import.meta.url);

const SOURCE = fileURLToPath(new URL("../src/", import.meta.url));

/** Its licence requires a notice with each copy. */
export const ICON_PACKAGE = "@tabler/icons";

/** Width and height of a drawing, in its own units. */
const EDGE = 24;

const COLUMNS = 120;

const OF_EDITORS: Record<IconName, string> = {
  accessibility: "accessible",
  book: "book",
  bottle: "bottle",
  briefcase: "briefcase",
  brush: "brush",
  building: "building-arch",
  drone: "drone",
  film_reel: "movie",
  light_bulb: "bulb",
  megaphone: "speakerphone",
  pencil: "pencil",
  people: "users",
  photo_camera: "camera",
  printer: "printer",
  scissors: "scissors",
  search_engine: "world-search",
  smartphone: "device-mobile",
  social_media: "share",
  template: "template",
  text: "align-left",
  three_d_model: "cube",
  turntable: "rotate-360",
  video_camera: "video",
  web_design: "browser",
};

/** The site's own, by the name that components use. */
const OF_THE_SITE: Record<string, string> = {
  BEHANCE: "brand-behance",
  CLOCK: "clock",
  CROSS: "x",
  EXTERNAL: "external-link",
  FACEBOOK: "brand-facebook",
  INSTAGRAM: "brand-instagram",
  LINK: "link",
  LINKEDIN: "brand-linkedin",
  MAIL: "mail",
  MENU: "menu-2",
  NEXT: "arrow-right",
  PAUSE: "player-pause",
  PENCIL: "pencil",
  PHONE: "phone",
  PLACE: "map-pin",
  PLAY: "player-play",
  PREVIOUS: "arrow-left",
  UP: "arrow-up",
  VIMEO: "brand-vimeo",
  XING: "brand-xing",
  YOUTUBE: "brand-youtube",
};

const GENERATED = "Made by build/icons.ts: npm run generate -w site.";

/** Texts of the generated files by their paths, from src/. */
export function makeIcons(): Map<string, string> {
  return new Map([
    ["styles/editor-icons/icons.svg", sheet()],
    ["styles/editor-icons/places.css", places()],
    ["../../contract/src/generated/icon-drawings.ts", drawingsOfEditors()],
    ...drawings(),
  ]);
}

/** All drawings below one another: browsers take longer to load many pictures, however small. */
function sheet(): string {
  const files = Object.values(OF_EDITORS);
  const groups = files.map((file, index) => `<path transform='translate(0 ${EDGE * index})' d='${drawing(file)}'/>\n`);
  const strokes = "fill='none' stroke='#000' stroke-width='2' stroke-linecap='round' stroke-linejoin='round'";
  const size = `width='${EDGE}' height='${EDGE * files.length}'`;
  return `<svg xmlns='http://www.w3.org/2000/svg' ${size} ${strokes}>\n<title>Icons that editors choose from</title>\n${groups.join("")}</svg>\n`;
}

function places(): string {
  const names = Object.keys(OF_EDITORS) as IconName[];
  const place = (index: number) => `${Number(((100 * index) / (names.length - 1)).toFixed(4))}%`;
  const rules = names.map((name, index) => `  .${iconClass(name)} {\n    --place: ${place(index)};\n  }\n`);
  return `@layer reset, tokens, base, ui, layout, pages;\n\n/* ${GENERATED} */\n@layer ui {\n${rules.join("\n")}}\n`;
}

function drawingsOfEditors(): string {
  const lines = Object.entries(OF_EDITORS).map(([name, file]) => `  ${name}: "${drawing(file)}",\n`);
  return `// ${GENERATED}\nexport const ICON_DRAWINGS = {\n${lines.join("")}} as const;\n`;
}

/** One file each, so that a script contains only those that it uses. */
function drawings(): [string, string][] {
  return Object.entries(OF_THE_SITE).map(([name, file]) => {
    const [left, right] = [`export const ${name} =`, `"${drawing(file)}";`];
    const text = left.length + right.length < COLUMNS ? `${left} ${right}` : `${left}\n  ${right}`;
    return [`ui/drawings/${name.toLowerCase()}.ts`, `// ${GENERATED}\n${text}\n`];
  });
}

/**
 * Reads a file's drawing as one path, whose parts have absolute starts.
 * @throws Error if it contains anything but such paths
 */
function drawing(file: string): string {
  const svg = readFileSync(require.resolve(`${ICON_PACKAGE}/outline/${file}.svg`), "utf8");
  const shapes = svg.match(/<(?!svg|\/|!)[^<>]+>/g) ?? [];
  // The first path is the surrounding space. A filled one is a dot, which its outline fills.
  const paths = shapes.slice(1).map((shape) => /^<path d="(M[^"]+)"(?: fill="currentColor")? \/>$/.exec(shape)?.[1]);
  if (paths.length === 0 || paths.includes(undefined)) throw new Error(`icons.ts cannot draw ${file} as one path`);
  return paths.join("");
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  for (const [path, text] of makeIcons()) writeFileSync(SOURCE + path, text);
