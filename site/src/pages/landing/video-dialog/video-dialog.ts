import { dialogById, fillDialog, openDialogOnPress } from "../../../ui/dialog.ts";
import { plainClickOn } from "../../../ui/plain-click.ts";
import { prefersReducedMotion } from "../../../ui/reduced-motion.ts";
import { addSubtitles } from "../../../ui/subtitles.ts";
import { shuffleBag } from "./shuffle-bag.ts";

export const VIDEO_DIALOG_ID = "video-dialog";

/** Spec §2, video dialog. */
const RANDOM_PREFIX = "Zufällige Wahl: ";
const randomHint = (what: string) =>
  `Für ein weiteres zufällig ausgewähltes ${what} diesen Dialog einfach schließen und noch einmal auf „Referenzen“ klicken.`;

/** A link made by credential-link.ts, and the container of an asset's links. */
const LINK = "a[data-credential]";
const GROUP = "[data-credentials]";

const SIZES = "(width < 60rem) 100vw, 60rem";

/**
 * The video dialog (spec §2 and §4), opened by credential links; picks one of an asset's at random. The file comes from
 * the link's attributes, so nothing is loaded before; closing unloads it.
 */
export function startVideoDialog(): void {
  const dialog = dialogById(VIDEO_DIALOG_ID);
  if (!dialog) return;
  const bags = new WeakMap<Element, () => HTMLAnchorElement | null>();

  document.addEventListener("click", (event) => {
    const link = plainClickOn<HTMLAnchorElement>(event, LINK);
    if (!link) return;
    event.preventDefault();
    const group = link.closest(GROUP);
    const credentials = group?.querySelectorAll<HTMLAnchorElement>(LINK) ?? [];
    const draw = bags.get(group ?? link) ?? shuffleBag(credentials, seenBeside(link));
    bags.set(group ?? link, draw);
    showCredential(dialog, draw() ?? link, credentials.length > 1);
    void openDialogOnPress(dialog, link);
  });

  dialog.addEventListener("close", () => {
    const film = dialog.querySelector("video");
    // Removing the URL isn't enough: only loading nothing ends the download (HTML standard, media elements).
    film?.removeAttribute("src");
    film?.load();
  });

  for (const link of document.querySelectorAll(LINK)) link.ariaHasPopup = "dialog";
}

/** A service section's picture is its first picture credential (service-image.ts). */
function seenBeside(link: Element): HTMLAnchorElement | null | undefined {
  return link.closest("section")?.querySelector<HTMLAnchorElement>("[data-credential=picture]");
}

function showCredential(dialog: HTMLDialogElement, link: HTMLAnchorElement, random: boolean): void {
  const { credential: kind, caption = "", text } = link.dataset;
  fillDialog(
    dialog,
    random ? RANDOM_PREFIX + caption : caption,
    ...(text ? [paragraph(text)] : []),
    kind === "video" ? film(link) : picture(link),
    ...(random ? [paragraph(randomHint(kind === "video" ? "Video" : "Beispiel"))] : []),
  );
}

function paragraph(text: string): HTMLElement {
  const element = document.createElement("p");
  element.textContent = text;
  return element;
}

/** A looping, muted film that plays automatically (spec §2), unless the visitor prefers reduced motion (WCAG 2.3.3). */
function film({ href, dataset }: HTMLAnchorElement): HTMLVideoElement {
  const video = document.createElement("video");
  video.ariaLabel = dataset.caption ?? null;
  if (dataset.poster) video.poster = dataset.poster;
  addSubtitles(video, dataset.subtitles);
  return Object.assign(video, {
    autoplay: !prefersReducedMotion(),
    loop: true,
    muted: true,
    controls: true,
    playsInline: true,
    preload: "metadata",
    src: href,
  });
}

/** Empty alternative text: it is shown as text beside the picture. */
function picture({ href, dataset }: HTMLAnchorElement): HTMLPictureElement {
  const picture = document.createElement("picture");
  const { type = "", srcset, width, height } = dataset;
  if (srcset) picture.append(Object.assign(document.createElement("source"), { type, srcset, sizes: SIZES }));
  const image = Object.assign(document.createElement("img"), { alt: "" });
  if (width && height) Object.assign(image, { width, height });
  picture.append(image);
  image.src = href; // last, so that the browser chooses among the sources
  return picture;
}
