import type { ReactNode } from "react";
import { type Head, previewUrl } from "../pages/head.ts";

/** Addresses of the built files that every document names. */
export type DocumentAssets = {
  stylesheet: string | null;
  /** The module that hydrates; see browser.ts. */
  script: string;
  /** Latin subsets needed for the first paint. */
  fonts: string[];
  /** Only in development: modules that must run before any component does. */
  before: string[];
};

/** Shown for a page that has no picture of its own; in site/public. */
const SOCIAL_CARD = "/social-card.png";

/** Colour of the browser's own bars: the design's paper. */
const THEME_COLOR = "#F4EFE6";

/**
 * The whole HTML document. It names one stylesheet and one script, and holds no style and no script of its own, so that
 * the content security policy can forbid both.
 *
 * @param publicUrl origin of absolute addresses; never taken from a request
 */
export function Document({
  head,
  siteName,
  publicUrl,
  assets,
  children,
}: {
  head: Head;
  siteName: string | null;
  publicUrl: string;
  assets: DocumentAssets;
  children: ReactNode;
}) {
  return (
    <html lang="de">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{head.title}</title>
        {assets.fonts.map((href) => (
          <link key={href} rel="preload" as="font" type="font/woff2" href={href} crossOrigin="anonymous" />
        ))}
        {assets.stylesheet && <link rel="stylesheet" href={assets.stylesheet} />}
        {assets.before.map((src) => (
          <script key={src} type="module" src={src} />
        ))}
        <script type="module" src={assets.script} />
        {head.description && <meta name="description" content={head.description} />}
        {head.canonicalPath === null && <meta name="robots" content="noindex" />}
        <meta name="theme-color" content={THEME_COLOR} />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/manifest.webmanifest" />
        {head.canonicalPath !== null && (
          <Preview head={head} siteName={siteName} url={publicUrl + head.canonicalPath} publicUrl={publicUrl} />
        )}
      </head>
      <body>{children}</body>
    </html>
  );
}

/** What other services show of a link to the page (ogp.me), and its one address. */
function Preview({
  head,
  siteName,
  url,
  publicUrl,
}: {
  head: Head;
  siteName: string | null;
  url: string;
  publicUrl: string;
}) {
  const image = new URL(head.image ? previewUrl(head.image) : SOCIAL_CARD, publicUrl).href;
  return (
    <>
      <link rel="canonical" href={url} />
      <meta property="og:type" content={head.type} />
      <meta property="og:locale" content="de_DE" />
      <meta property="og:title" content={head.title} />
      {head.description && <meta property="og:description" content={head.description} />}
      <meta property="og:url" content={url} />
      {siteName && <meta property="og:site_name" content={siteName} />}
      {image && <meta property="og:image" content={image} />}
      {image && head.image?.alternativeText && <meta property="og:image:alt" content={head.image.alternativeText} />}
      <meta name="twitter:card" content={image ? "summary_large_image" : "summary"} />
    </>
  );
}
