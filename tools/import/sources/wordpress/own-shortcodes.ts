import type { Library } from "./library.ts";
import { image, linked, quoted } from "./shortcode-values.ts";

/** The post that a shortcode stands in. */
type Place = { post: string; library: Library };

type Values = Record<string, string>;

/** WordPress's own. */
export const OWN: Record<string, (values: Values, inner: string, place: Place) => string> = {
  caption,
  wp_caption: caption,
  gallery,
  playlist: (values, _, { library, post }) =>
    filesOf(values, post, library)
      .map(({ url }) => (isFilm(url) ? film(url) : linked(url)))
      .join(""),
  embed: (values, inner) => linked(inner.trim() || values.src || ""),
  video: ({ mp4, m4v, webm, ogv, src, "0": first }, inner) =>
    film(mp4 || src || m4v || webm || ogv || inner.trim() || first),
  audio: ({ mp3, m4a, ogg, wav, src, "0": first }, inner) =>
    linked(mp3 || src || m4a || ogg || wav || inner.trim() || first),
};

function caption(values: Values, inner: string): string {
  const pictured = /(<a\b[^>]*>\s*)?<img\b[^>]*>(\s*<\/a>)?/i.exec(inner)?.[0] ?? "";
  const words = values.caption || inner.replace(pictured, "").trim();
  return `\n\n<figure>${pictured}<figcaption>${words}</figcaption></figure>\n\n`;
}

function gallery(values: Values, _inner: string, { post, library }: Place): string {
  const images = filesOf(values, post, library).map(({ url }) => image(url, library));
  return images.length > 0 ? `\n\n<p>${images.join(" ")}</p>\n\n` : "";
}

function filesOf({ ids, include, exclude, id, ...values }: Values, post: string, library: Library) {
  const named = ids || include || values["0"];
  const left = new Set(exclude?.split(/[,\s]+/));
  const chosen = named ? named.split(/[,\s]+/) : library.filesOfPost(id || post);
  return chosen.filter((each) => !left.has(each)).flatMap((each) => library.file(each) ?? []);
}

const isFilm = (address: string) => /\.(mp4|m4v|webm|ogv|mov)(\?|$)/i.test(address);

const film = (address: string | undefined) => {
  if (!address || !/^(https?:)?\/{1,2}\S+$/.test(address)) return "";
  return isFilm(address) ? `\n\n<video src="${quoted(address)}"></video>\n\n` : linked(address);
};
