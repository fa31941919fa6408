import { plainClickOn } from "../../ui/plain-click.ts";

/** Pictures of a series open in place; what does it is loaded at the first press. Without script they are links. */
export function startSeries(): void {
  if (!document.querySelector("[data-lightbox]")) return;
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
