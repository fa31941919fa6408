import type { Typeface } from "@schaufenster/contract/appearance/choice";
import type { ReactNode } from "react";
import type { SiteSettings } from "../content/domain.ts";
import { FEED_PATH } from "../content/routes.ts";
import { brandSheet, brandVersion, coloursOf } from "../styles/brand-sheet.ts";
import { type Head, SOCIAL_CARD_SIZE } from "./head.ts";
import { type LinkedSheets, LinkedSheetsContext } from "./LinkedStyles.tsx";
import { OPENED_FROM_TOP_SCRIPT } from "./opened-from-top.ts";
import { scriptSafeJson } from "./script-safe-json.ts";
import { SPECULATION_RULES } from "./speculation-rules.ts";
import type { Thing } from "./structured-data.ts";

export type DocumentAssets = {
  /** Inline (styles/sheets.ts); in development Vite serves them as files. */
  styles: Record<NonNullable<Head["styles"]>, string>;
  /** Null in development. */
  linkedSheets: LinkedSheets | null;
  script: string;
  /** Latin subsets needed for the first paint, by pair of typefaces. */
  fonts: Record<Typeface, string[]>;
  /** The module that a preview inside the admin loads, too (preview.ts). */
  previewScript: string;
  /** Only in development: modules that must run before any component. */
  before: string[];
};

export type Identity = Pick<SiteSettings, "agencyName" | "appearance"> & Partial<Pick<SiteSettings, "lacksLegalTexts">>;

/**
 * The whole HTML document. It inlines its first view's styles, so that it is painted immediately (decision 169), and
 * links one script. The content security policy allows its inline parts by hash: these styles, the agency's brand
 * (decision 241), a script and speculation rules.
 * @param publicUrl origin of absolute addresses; never taken from a request
 * @param cardPath of the social card; null if there is none
 */
export function Document({
  head,
  identity,
  cardPath,
  publicUrl,
  assets,
  children,
}: {
  head: Head;
  identity: Identity | null;
  cardPath: string | null;
  publicUrl: string;
  assets: DocumentAssets;
  children: ReactNode;
}) {
  const styles = assets.styles[head.styles ?? "others"];
  const appearance = identity?.appearance ?? null;
  const brand = appearance && brandSheet(appearance);
  const version = appearance ? `?v=${brandVersion(appearance)}` : "";
  return (
    <html lang="de">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{head.title}</title>
        {assets.fonts[appearance?.typeface ?? "bricolage"].map((href) => (
          <link key={href} rel="preload" as="font" type="font/woff2" href={href} crossOrigin="anonymous" />
        ))}
        {head.firstViewEnd && <link rel="expect" href={`#${head.firstViewEnd}`} blocking="render" />}
        <script dangerouslySetInnerHTML={{ __html: OPENED_FROM_TOP_SCRIPT }} />
        {styles && <style dangerouslySetInnerHTML={{ __html: styles }} />}
        {brand && <style data-brand="" dangerouslySetInnerHTML={{ __html: brand }} />}
        {assets.before.map((src) => (
          <script key={src} type="module" src={src} />
        ))}
        <script type="module" src={assets.script} />
        {head.description && <meta name="description" content={head.description} />}
        {(head.canonicalPath === null || head.hiddenFromSearch || identity?.lacksLegalTexts) && (
          <meta name="robots" content="noindex" />
        )}
        {head.reloadAfterS !== undefined && (
          <noscript>
            <meta httpEquiv="refresh" content={String(head.reloadAfterS)} />
          </noscript>
        )}
        <meta name="theme-color" content={coloursOf(appearance).paper.toUpperCase()} />
        <link rel="icon" href={`/favicon.ico${version}`} sizes="48x48" />
        <link rel="icon" href={`/favicon.svg${version}`} type="image/svg+xml" />
        <link rel="apple-touch-icon" href={`/apple-touch-icon.png${version}`} />
        <link rel="manifest" href={`/manifest.webmanifest${version}`} />
        {head.canonicalPath !== null && (
          <>
            <Preview
              head={head}
              siteName={identity?.agencyName ?? null}
              url={publicUrl + head.canonicalPath}
              card={cardPath === null ? null : publicUrl + cardPath}
            />
            <Neighbours head={head} publicUrl={publicUrl} />
            <StructuredData things={head.structuredData?.(publicUrl) ?? []} />
            <script type="speculationrules" dangerouslySetInnerHTML={{ __html: SPECULATION_RULES }} />
          </>
        )}
      </head>
      <body>
        <LinkedSheetsContext value={assets.linkedSheets}>{children}</LinkedSheetsContext>
      </body>
    </html>
  );
}

/** Link preview tags (ogp.me), and the canonical URL. */
function Preview({
  head,
  siteName,
  url,
  card,
}: {
  head: Head;
  siteName: string | null;
  url: string;
  card: string | null;
}) {
  return (
    <>
      <link rel="canonical" href={url} />
      <meta property="og:type" content={head.type} />
      <meta property="og:locale" content="de_DE" />
      <meta property="og:title" content={head.title} />
      {head.description && <meta property="og:description" content={head.description} />}
      <meta property="og:url" content={url} />
      {siteName && <meta property="og:site_name" content={siteName} />}
      {card && (
        <>
          <meta property="og:image" content={card} />
          <meta property="og:image:width" content={String(SOCIAL_CARD_SIZE.width)} />
          <meta property="og:image:height" content={String(SOCIAL_CARD_SIZE.height)} />
          <meta property="og:image:alt" content={(head.shareImage ?? head.image)?.alternativeText || head.heading} />
        </>
      )}
      <meta name="twitter:card" content={card ? "summary_large_image" : "summary"} />
    </>
  );
}

function Neighbours({ head, publicUrl }: { head: Head; publicUrl: string }) {
  return (
    <>
      {head.previousPath && <link rel="prev" href={publicUrl + head.previousPath} />}
      {head.nextPath && <link rel="next" href={publicUrl + head.nextPath} />}
      <link rel="alternate" type="application/atom+xml" title="Neue Projekte" href={publicUrl + FEED_PATH} />
    </>
  );
}

/** JSON-LD for search engines. Browsers don't execute it, so the security policy allows it. */
function StructuredData({ things }: { things: Thing[] }) {
  if (things.length === 0) return null;
  const graph = { "@context": "https://schema.org", "@graph": things };
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: scriptSafeJson(graph) }} />;
}
