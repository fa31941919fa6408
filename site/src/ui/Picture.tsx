import type { Picture as PictureContent, RenditionSet } from "../content/domain.ts";
import { previewUrl } from "../content/preview-url.ts";

/** Steps of the focal classes in styles/focal.css, in per cent. */
const FOCAL_STEP = 5;

/** The nearest step for a fraction (0 to 1) of a picture's width or height. */
export function focalStep(part: number): number {
  const clamped = Math.min(1, Math.max(0, part));
  return Math.round((clamped * 100) / FOCAL_STEP) * FOCAL_STEP;
}

/** Undefined for the middle, the default crop. */
const focalAttribute = (part: number) => (focalStep(part) === 50 ? undefined : focalStep(part));

/** In px; narrower files are never used for a full-width picture. */
const NARROW = 300;

/** Share of a phone's width (vw) from which a picture counts as full-width. */
const AS_WIDE_AS_A_PHONE = 80;

export type Widths = {
  /** On phones, in vw; omitted if it doesn't depend on the window's width. */
  phone?: number;
  /** Media condition for phones; omitted if the width is always the same. */
  isPhone?: string;
  /** In other windows, as in the HTML attribute `sizes`. */
  others?: string;
};

const isAsWideAsAPhone = ({ phone = 0 }: Widths) => phone >= AS_WIDE_AS_A_PHONE;

/** The srcset's files without those that these widths never need; at least one. */
function sourceSet({ renditions }: RenditionSet, widths: Widths, widest: number): string {
  const narrowest = isAsWideAsAPhone(widths) ? NARROW : 0;
  const fitting = renditions.filter(({ width }) => width >= narrowest && width <= widest);
  const useful = fitting.length > 0 ? fitting : renditions.slice(0, 1);
  return useful.map(({ url, width }) => `${url} ${width}w`).join(", ");
}

/**
 * 2x is enough: held in a hand, photographs at 2x and 3x look the same. Slightly less than two thirds of 3x, so that the
 * 750 px file is enough for phones up to 403 px wide.
 */
const DENSE_SCREEN_PART = 0.62;

/** The HTML attribute; smaller for screens above 2x if the picture is about as wide as a phone. */
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
 * A picture in its best encoding and size, cropped around its focal point if CSS gives it another ratio. The few
 * browsers without the best encoding get one file as uploaded: three srcsets were a tenth of a document.
 * @param widest in px, for pictures that are always small
 * @param priority for the page's main picture
 * @param alternativeText instead of the picture's own; empty if the text beside it is equivalent
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
