import { openEditor as open } from "../content/testing/text-editor.ts";
import { renderMarkdown } from "../site/src/content/markdown/render-markdown.ts";

/** The admin's text editor without a browser, and the page that the site renders from its text. */
export function openEditor(text = "") {
  const editor = open(text);
  return { ...editor, page: () => renderMarkdown(editor.markdown(), { apiBaseUrl: "", topHeading: 2 }) };
}
