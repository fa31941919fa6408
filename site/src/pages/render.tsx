import type { ReactElement } from "react";
import { renderWithIslands } from "../islands/renderWithIslands.tsx";
import { Document, type DocumentAssets } from "../layout/Document.tsx";
import type { Head } from "../layout/head.ts";
import { ErrorPage, type ShownError } from "./error/ErrorPage.tsx";
import { errorHead } from "./error/head.ts";

/** What is the same in every document of this server. */
export type DocumentFrame = { publicUrl: string; assets: DocumentAssets };

/** A page as an HTML document; see Document.tsx for `cardPath`. */
export function renderPage(
  page: ReactElement,
  head: Head,
  siteName: string | null,
  frame: DocumentFrame,
  cardPath: string | null = null,
): string {
  return `<!DOCTYPE html>${renderWithIslands(
    <Document head={head} siteName={siteName} cardPath={cardPath} {...frame}>
      {page}
    </Document>,
  )}`;
}

/** An error as an HTML document; see ErrorPage.tsx. */
export function renderErrorPage(error: ShownError, frame: DocumentFrame): string {
  const { site } = error;
  const head = errorHead(error);
  return renderPage(<ErrorPage {...error} />, head, site?.settings.agencyName ?? null, frame);
}
