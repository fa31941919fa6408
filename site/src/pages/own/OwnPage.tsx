import type { OwnPage as OwnPageContent, Site } from "../../content/domain.ts";
import { PageFrame } from "../../layout/PageFrame.tsx";
import { ArticleHead } from "../project/ArticleHead.tsx";
import { ArticleText } from "../project/ArticleText.tsx";
import { Invitation } from "../projects/Invitation.tsx";
import { crumbsBelowStart } from "./crumbs.ts";

/** One of the agency's own pages: picture, title, text, invitation. Looks like a project's page. */
export function OwnPage({ site, page }: { site: Site; page: OwnPageContent }) {
  return (
    <PageFrame site={site} path={page.href}>
      <article>
        <ArticleHead crumbs={crumbsBelowStart(page.title)} title={page.title} image={page.image} />
        <ArticleText title={page.title} content={page.content} />
      </article>
      <Invitation settings={site.settings} />
    </PageFrame>
  );
}
