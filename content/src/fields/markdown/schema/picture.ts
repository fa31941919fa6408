import { renditionUrl, UPLOADS_PREFIX } from "@schaufenster/contract/media";
import { Image } from "@tiptap/extension-image";
import { movePicture } from "../media/move-picture.ts";
import { tidyPicturesPlugin } from "../media/tidy-pictures.ts";

/** A URL of this system's files; nothing is fetched from elsewhere. */
const isOwn = (src: unknown): src is string => typeof src === "string" && src.startsWith(UPLOADS_PREFIX);

const FILM = /\.(?:mp4|webm)$/i;
const PDF = /\.pdf$/i;

/** The path of a file of this system, also from an absolute URL; null for other pictures. */
export function ownAddress(src: string | null): string | null {
  const url = src && URL.canParse(src, location.href) ? new URL(src, location.href) : null;
  return url && url.origin === location.origin && isOwn(url.pathname) ? url.pathname : null;
}

/** An inline picture or film, shown small as on the site (spec §3, Media rules). */
export const Picture = Image.extend({
  parseHTML: () => [
    {
      tag: "img[src]",
      getAttrs: (element) => {
        const src = ownAddress(element.getAttribute("src"));
        return src !== null && { src };
      },
    },
  ],
  addAttributes() {
    return { src: { default: null }, alt: { default: "" }, title: { default: null } };
  },
  addKeyboardShortcuts() {
    const by = (step: -1 | 1) => () => {
      const change = movePicture(this.editor.state, step);
      if (change) this.editor.view.dispatch(change);
      return this.editor.isActive("image"); // otherwise the browser goes back
    };
    return { "Alt-ArrowLeft": by(-1), "Alt-ArrowRight": by(1) };
  },
  addProseMirrorPlugins: () => [tidyPicturesPlugin()],
  renderHTML({ node }) {
    const { src, alt } = node.attrs;
    if (!isOwn(src) || PDF.test(src))
      return ["code", { "data-picture": "", contenteditable: "false" }, `![${alt}](${src})`];
    if (FILM.test(src))
      return ["span", { "data-film": "" }, ["video", { src, preload: "metadata", "aria-label": alt }]];
    const isThumbnail = /\/thumbnail_[^/]*$/.test(src);
    return ["img", { src: isThumbnail ? src : renditionUrl(src, "thumbnail"), alt, draggable: "true" }];
  },
}).configure({ inline: true });
