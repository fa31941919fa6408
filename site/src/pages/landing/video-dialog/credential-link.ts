import type { Credential, Picture } from "../../../content/domain.ts";

/** Labels of credentials without a caption. */
const UNNAMED: Record<Credential["kind"], string> = { picture: "Bild", video: "Video" };

/** Rendition widths in px that the dialog may need: from a phone's on two pixels each to 960 px on two pixels each. */
const WIDTHS = { min: 750, max: 1920 };

/** Data attributes of a credential's link, from which video-dialog.ts fills the dialog. */
export function credentialData(credential: Credential): Record<`data-${string}`, string | number | undefined> {
  return {
    "data-credential": credential.kind,
    "data-caption": captionOf(credential),
    "data-text": credential.alternativeText || undefined,
    ...(credential.kind === "video"
      ? { "data-poster": credential.posterUrl ?? undefined, "data-subtitles": credential.subtitlesUrl ?? undefined }
      : sourceOf(credential)),
  };
}

export function captionOf({ caption, kind }: Credential): string {
  return caption ?? UNNAMED[kind];
}

/** A picture's best encoding in suitable widths; browsers that can't decode it get the original. */
function sourceOf({ sets: [best], width, height }: Picture) {
  const fitting = best?.renditions.filter((each) => each.width >= WIDTHS.min && each.width <= WIDTHS.max) ?? [];
  return {
    "data-type": best?.type,
    "data-srcset": fitting.map((each) => `${each.url} ${each.width}w`).join(", ") || undefined,
    "data-width": width ?? undefined,
    "data-height": height ?? undefined,
  };
}
