import type { Site } from "../../content/domain.ts";
import { type Head, pageTitle } from "../../layout/head.ts";
import type { Filled } from "../landing/contact/useContactForm.ts";
import type { LoadContext, Loaded } from "../load-context.ts";
import { type PageDefinition, show } from "../page-definition.tsx";
import { SentPage } from "./SentPage.tsx";
import { SENT_PATH } from "./sent-path.ts";

/** Says that a form posted without script has arrived. */
export const SENT_PAGE: PageDefinition = {
  key: "contact/sent",
  load: async (context) => show(await loadSent(context), sentHead, SentPage),
};

/** Works while the content system is unreachable: another instance may have received the message. */
async function loadSent({ siteInTime }: LoadContext): Promise<Loaded<{ site: Site }>> {
  return { found: true, path: SENT_PATH, content: { site: await siteInTime() } };
}

/** Both pages are noindex: one is the response to a form, the other shows the form again. */
function answerHead(title: string, site: Site): Head {
  return {
    title: pageTitle(title, site),
    heading: title,
    description: "",
    canonicalPath: null,
    type: "website",
    image: null,
  };
}

const sentHead = ({ site }: { site: Site }): Head => answerHead("Nachricht gesendet", site);

export const contactHead = ({ site, filled }: { site: Site; filled: Filled }): Head =>
  answerHead(filled.formKey ? "Noch keine Antwort" : "Nachricht nicht gesendet", site);
