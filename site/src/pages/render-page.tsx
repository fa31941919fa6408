import type { ReactElement } from "react";
import { renderWithIslands } from "../islands/renderWithIslands.tsx";
import { Document, type DocumentAssets, type Identity } from "../layout/Document.tsx";
import type { Head } from "../layout/head.ts";
import { ErrorPage, type ShownError } from "./error/ErrorPage.tsx";
import { errorHead } from "./error/head.ts";

/** Characters that HTML forbids, even as a reference (HTML, 3.1.3 and 13.1.2). */
const FORBIDDEN = /[^\P{Cc}\t\n\r]|\p{Noncharacter_Code_Point}/gu;

export type DocumentFrame = { publicUrl: string; assets: DocumentAssets };

/** A page as an HTML document; see Document.tsx for `cardPath`. */
export function renderPage(
  page: ReactElement,
  head: Head,
  identity: Identity | null,
  frame: DocumentFrame,
  cardPath: string | null = null,
): string {
  const html = renderWithIslands(
    <Document head={head} identity={identity} cardPath={cardPath} {...frame}>
      {page}
    </Document>,
  );
  return `<!DOCTYPE html>${html.replace(FORBIDDEN, "")}`;
}

export function renderErrorPage(error: ShownError, frame: DocumentFrame): string {
  const head = errorHead(error);
  return renderPage(<ErrorPage {...error} />, head, error.settings, frame);
}
