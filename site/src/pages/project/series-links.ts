import { plainClickOn } from "../../ui/plain-click.ts";
import { addSubtitles } from "../../ui/subtitles.ts";

/**
 * Opens a series' pictures and films in place; the lightbox loads on the first click. Without script they are links.
 */
export function startSeries(): void {
  const links = document.querySelectorAll<HTMLAnchorElement>("a[data-lightbox]");
  for (const link of links) link.ariaHasPopup = "dialog";
  document.addEventListener("click", (event) => {
    const link = plainClickOn<HTMLAnchorElement>(event, "a[data-lightbox], a[data-film]");
    if (!link) return;
    event.preventDefault();
    if (link.matches("[data-film]")) return playFilm(link);
    import("./lightbox.ts")
      .then((lightbox) => lightbox.openLightbox(link))
      .catch((error: unknown) => {
        console.error(error);
        location.assign(link.href);
      });
  });
}

/** Replaces the still with the film, its controls and the focus; the project's head links to the first film, too. */
function playFilm(pressed: HTMLAnchorElement): void {
  const inSeries = "[data-series] [data-film]";
  const link = pressed.matches(inSeries) ? pressed : document.querySelector<HTMLAnchorElement>(inSeries);
  if (!link) return;
  const still = link.querySelector("img");
  const film = Object.assign(document.createElement("video"), {
    src: link.href,
    poster: still?.currentSrc ?? "",
    ariaLabel: still?.alt || "Film",
    autoplay: true,
    controls: true,
    playsInline: true,
  });
  addSubtitles(film, link.dataset.subtitles);
  link.replaceWith(film);
  pressed.remove();
  film.focus();
}
