import { plainClickOn } from "../../ui/plain-click.ts";

/** Pictures of a series open in place; what does it is loaded at the first press. Without script they are links. */
export function startSeries(): void {
  const links = document.querySelectorAll<HTMLAnchorElement>("a[data-lightbox]");
  if (links.length === 0) return;
  for (const link of links) link.ariaHasPopup = "dialog";
  document.addEventListener("click", (event) => {
    const link = plainClickOn<HTMLAnchorElement>(event, "a[data-lightbox]");
    if (!link) return;
    event.preventDefault();
    import("./lightbox.ts")
      .then(({ openLightbox }) => openLightbox(link))
      .catch((error: unknown) => {
        console.error(error);
        location.assign(link.href);
      });
  });
}
