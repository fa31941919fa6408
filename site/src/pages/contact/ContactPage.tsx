import type { Site } from "../../content/domain.ts";
import { PageFrame } from "../../layout/PageFrame.tsx";
import { ContactSection } from "../landing/contact/ContactSection.tsx";
import type { Filled } from "../landing/contact/useContactForm.ts";

/** Shows a form that was posted without script and refused: with its values, and with what is wrong. */
export function ContactPage({ site, filled }: { site: Site; filled: Filled }) {
  return (
    <PageFrame site={site} path="" below={<ContactSection settings={site.settings} tone="paper" filled={filled} />}>
      <h1 className="visually-hidden">Ihre Nachricht wurde noch nicht gesendet</h1>
    </PageFrame>
  );
}
