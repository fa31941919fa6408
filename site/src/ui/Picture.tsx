import type { Picture as PictureContent, RenditionSet } from "../content/domain.ts";
import { previewUrl } from "../content/preview-url.ts";

/** Steps of the focal classes in styles/focal.css, in per cent. */
const FOCAL_STEP = 5;

/** The nearest step for a part (0 to 1) of a picture's width or height. */
export function focalStep(part: number): number {
  const clamped = Math.min(1, Math.max(0, part));
  return Math.round((clamped * 100) / FOCAL_STEP) * FOCAL_STEP;
}

/** Nothing for the middle, which is where a picture is cropped around by itself. */
const focalAttribute = (part: number) => (focalStep(part) === 50 ? undefined : focalStep(part));

/** Narrower than any phone, in px: no file for a picture that is as wide as one. */
const NARROW = 300;

/** From this share of a phone's width on, in vw, a picture is as wide as one. */
const AS_WIDE_AS_A_PHONE = 80;

/** The widths at which a picture is shown. */
export type Widths = {
  /** On a phone, in vw; left out where it is no part of the window's width. */
  phone?: number;
  /** A media condition, which tells a phone from other windows; left out where all have one width. */
  isPhone?: string;
  /** In other windows, as in the HTML attribute `sizes`. */
  others?: string;
};

const isAsWideAsAPhone = ({ phone = 0 }: Widths) => phone >= AS_WIDE_AS_A_PHONE;

/** The files to choose from, without those that a picture of these widths never needs; of a small picture at least one. */
function sourceSet({ renditions }: RenditionSet, widths: Widths, widest: number): string {
  const narrowest = isAsWideAsAPhone(widths) ? NARROW : 0;
  const fitting = renditions.filter(({ width }) => width >= narrowest && width <= widest);
  const useful = fitting.length > 0 ? fitting : renditions.slice(0, 1);
  return useful.map(({ url, width }) => `${url} ${width}w`).join(", ");
}

/**
 * Two pixels a px are enough (docs/decisions/134). It is a little less than two thirds of three, so
 * that the file of 750 px is enough for phones as wide as 403 px.
 */
const DENSE_SCREEN_PART = 0.62;

/** The HTML attribute; with less for screens of more than two pixels a px, where a picture is about as wide as a phone. */
function sizesOf(widths: Widths): string {
  const { phone = 0, isPhone, others } = widths;
  return [
    isAsWideAsAPhone(widths) && `(resolution > 2x) ${Math.round(phone * DENSE_SCREEN_PART)}vw`,
    phone && `${isPhone ? `(${isPhone}) ` : ""}${phone}vw`,
    others,
  ]
    .filter(Boolean)
    .join(", ");
}

/**
 * A picture in its best encoding and size, cropped around its focal point where CSS gives it another shape. The few browsers
 * that do not know the best encoding there is get one file as uploaded: three lists of addresses were a tenth of a document.
 *
 * @param widest in px: a picture that is always small needs no wider file
 * @param priority for the one picture that is the page's first impression
 * @param alternativeText instead of the picture's own; empty where the words beside it say the same
 */
export function Picture({
  picture,
  widths,
  widest = Number.POSITIVE_INFINITY,
  priority = false,
  alternativeText = picture.alternativeText,
  className,
}: {
  picture: PictureContent;
  widths: Widths;
  widest?: number;
  priority?: boolean;
  alternativeText?: string;
  className?: string | undefined;
}) {
  const sizes = sizesOf(widths);
  const [best, ...others] = picture.sets;
  const original = others.length > 0 ? undefined : best;
  return (
    <picture>
      {!original && best && <source type={best.type} srcSet={sourceSet(best, widths, widest)} sizes={sizes} />}
      <img
        className={className}
        src={original ? picture.url : previewUrl(picture)}
        srcSet={original && sourceSet(original, widths, widest)}
        sizes={original && sizes}
        width={picture.width ?? undefined}
        height={picture.height ?? undefined}
        alt={alternativeText}
        loading={priority ? "eager" : "lazy"}
        decoding={priority ? "sync" : undefined}
        fetchPriority={priority ? "high" : undefined}
        data-focal-x={focalAttribute(picture.focalPoint.x)}
        data-focal-y={focalAttribute(picture.focalPoint.y)}
      />
    </picture>
  );
}
