import type { Site } from "../../content/domain.ts";
import { PageFrame } from "../../layout/PageFrame.tsx";
import { PageHeader } from "../../ui/PageHeader.tsx";
import { ContactSection } from "../landing/contact/ContactSection.tsx";
import type { Filled } from "../landing/contact/useContactForm.ts";

/** Also shows a form posted without script that was refused or has an unknown outcome: reason, values and errors. */
export function ContactPage({ site, filled }: { site: Site; filled: Filled }) {
  return (
    <PageFrame site={site} path="" below={<ContactSection settings={site.settings} filled={filled} />}>
      <PageHeader
        crumbs={[
          { title: "Start", href: "/" },
          { title: "Kontakt", href: null },
        ]}
        title={filled.formKey ? "Noch keine Antwort" : "Ihre Nachricht wurde noch nicht gesendet"}
      >
        <p>{filled.message}</p>
      </PageHeader>
    </PageFrame>
  );
}
