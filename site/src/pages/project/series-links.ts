import { plainClickOn } from "../../ui/plain-click.ts";

/** Pictures and films of a series open in place; what pictures need is loaded at the first press. Without script they are links. */
export function startSeries(): void {
  const links = document.querySelectorAll<HTMLAnchorElement>("a[data-lightbox]");
  for (const link of links) link.ariaHasPopup = "dialog";
  document.addEventListener("click", (event) => {
    const link = plainClickOn<HTMLAnchorElement>(event, "a[data-lightbox], a[data-film]");
    if (!link) return;
    event.preventDefault();
    if (link.matches("[data-film]")) return playFilm(link);
    import("./lightbox.ts")
      .then(({ openLightbox }) => openLightbox(link))
      .catch((error: unknown) => {
        console.error(error);
        location.assign(link.href);
      });
  });
}

/** The film gets the browser's controls, and the focus of the link that gives way to it. */
function playFilm(link: HTMLAnchorElement): void {
  const film = link.previousElementSibling as HTMLVideoElement;
  film.controls = true;
  film.focus();
  link.remove();
  film.play().catch(console.error);
}
