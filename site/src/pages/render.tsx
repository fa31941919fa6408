import type { ReactElement } from "react";
import type { Site } from "../content/domain.ts";
import { renderWithIslands } from "../islands/renderWithIslands.tsx";
import { Document, type DocumentAssets } from "../layout/Document.tsx";
import { ErrorPage } from "./error/ErrorPage.tsx";
import { type ErrorStatus, errorHead } from "./error/head.ts";
import type { Head } from "./head.ts";

/** What is the same in every document of this server. */
export type DocumentFrame = { publicUrl: string; assets: DocumentAssets };

/** A page as an HTML document. */
export function renderPage(page: ReactElement, head: Head, siteName: string | null, frame: DocumentFrame): string {
  return `<!DOCTYPE html>${renderWithIslands(
    <Document head={head} siteName={siteName} {...frame}>
      {page}
    </Document>,
  )}`;
}

/** An error as an HTML document; `site` is null when the content system has not answered since the start. */
export function renderErrorPage(status: ErrorStatus, site: Site | null, frame: DocumentFrame): string {
  const head = errorHead({ site, status });
  return renderPage(<ErrorPage site={site} status={status} />, head, site?.settings.agencyName ?? null, frame);
}
