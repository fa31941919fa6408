import type { Site } from "../../content/domain.ts";
import { type Head, pageTitle } from "../../layout/head.ts";
import type { Filled } from "../landing/contact/useContactForm.ts";

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

export const sentHead = ({ site }: { site: Site }): Head => answerHead("Nachricht gesendet", site);

export const contactHead = ({ site, filled }: { site: Site; filled: Filled }): Head =>
  answerHead(filled.formKey ? "Noch keine Antwort" : "Nachricht nicht gesendet", site);
