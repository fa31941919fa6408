import { ProjectFeedDocument } from "@schaufenster/contract/documents";
import { htmlOf } from "../content/markdown/to-html.ts";
import { previewUrl } from "../content/preview-url.ts";
import { reshapePicture } from "../content/reshape/media.ts";
import { entries } from "../content/reshape/options.ts";
import { FEED_PATH, PROJECTS_PATH, projectHref } from "../content/routes.ts";
import type { LoadContext } from "../pages/load-context.ts";
import { element, textElement, xmlDocument, xmlText } from "./xml.ts";

/** An Atom feed without entries still needs a date (RFC 4287, 4.1.1). */
const NEVER = "1970-01-01T00:00:00.000Z";

/**
 * The latest projects as an Atom feed (RFC 4287), with their texts and pictures.
 * @throws {ContentError} if the content system doesn't respond
 */
export async function projectFeed(loadContext: LoadContext, publicUrl: string): Promise<string> {
  const [{ site }, answer] = await Promise.all([
    loadContext.initial(),
    loadContext.client.query(ProjectFeedDocument, {}, loadContext),
  ]);
  const { agencyName } = site.settings;
  const projects = entries(answer.projects);
  const updated = projects.map(({ updatedAt }) => updatedAt ?? NEVER).reduce((a, b) => (a > b ? a : b), NEVER);
  const link = (rel: string, href: string, type: string) =>
    `<link rel="${rel}" type="${type}" href="${xmlText(href)}"/>`;

  const feedEntries = projects.map(({ id, header, teaser, createdAt, updatedAt, image, content }) => {
    const url = publicUrl + projectHref(id, header);
    const picture = reshapePicture(image, loadContext.reshape);
    const html = absoluteAddresses(
      `${picture ? `<p><img src="${xmlText(previewUrl(picture))}" alt="${xmlText(picture.alternativeText)}"></p>` : ""}${htmlOf(content, { ...loadContext.reshape, topHeading: 2 })}`,
      publicUrl,
    );
    return element(
      "entry",
      // The id survives a rename of the project, which changes its address.
      textElement("id", `${publicUrl}${PROJECTS_PATH}/${id}`) +
        textElement("title", header) +
        link("alternate", url, "text/html") +
        textElement("published", createdAt) +
        textElement("updated", updatedAt ?? createdAt ?? NEVER) +
        textElement("summary", teaser) +
        textElement("content", html, { type: "html" }),
    );
  });

  return xmlDocument(
    element(
      "feed",
      textElement("id", publicUrl + FEED_PATH) +
        textElement("title", `Projekte – ${agencyName}`) +
        link("self", publicUrl + FEED_PATH, "application/atom+xml") +
        link("alternate", publicUrl + PROJECTS_PATH, "text/html") +
        textElement("updated", updated) +
        element("author", textElement("name", agencyName)) +
        feedEntries.join("\n"),
      { xmlns: "http://www.w3.org/2005/Atom", "xml:lang": "de" },
    ),
  );
}

/** Feeds are read elsewhere: addresses that start with a slash get the site's origin. */
function absoluteAddresses(html: string, publicUrl: string): string {
  return html.replace(/\b(src|href)="\/(?!\/)/g, (_, attribute: string) => `${attribute}="${publicUrl}/`);
}
