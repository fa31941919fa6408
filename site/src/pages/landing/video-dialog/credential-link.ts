import type { Credential, Picture } from "../../../content/domain.ts";

/** Names of credentials without a caption. */
const UNNAMED: Record<Credential["kind"], string> = { picture: "Bild", video: "Video" };

/** Widths in px of the renditions that the dialog can need: from a phone's on two pixels each to its most, 960 px, on as many. */
const WIDTHS = { min: 750, max: 1920 };

/** Data attributes of a link to a credential's file, from which video-dialog.ts fills the video dialog. */
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

/** A picture's best encoding, in the widths that fit; browsers that cannot read it get the original. */
function sourceOf({ sets: [best], width, height }: Picture) {
  const fitting = best?.renditions.filter((each) => each.width >= WIDTHS.min && each.width <= WIDTHS.max) ?? [];
  return {
    "data-type": best?.type,
    "data-srcset": fitting.map((each) => `${each.url} ${each.width}w`).join(", ") || undefined,
    "data-width": width ?? undefined,
    "data-height": height ?? undefined,
  };
}
