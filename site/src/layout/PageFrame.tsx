import type { ReactNode } from "react";
import type { Site } from "../content/domain.ts";
import { Island } from "../islands/Island.tsx";
import { Footer } from "./Footer.tsx";
import { Header } from "./Header.tsx";
import { LegalDialog } from "./LegalDialog.tsx";
import styles from "./PageFrame.module.css";
import { ScrollTop } from "./ScrollTop.tsx";

/** Id of the element that the skip link leads to. */
export const MAIN_ID = "inhalt";

/**
 * What every page has around its content: skip link, header, footer, dialog of legal texts, scroll-to-top link (spec §2).
 *
 * @param path of the page, for the navigation
 */
export function PageFrame({ site, path, children }: { site: Site; path: string; children: ReactNode }) {
  const { agencyName, claim, email, phone } = site.settings;
  return (
    <>
      <a className={styles.skip} href={`#${MAIN_ID}`}>
        Zum Inhalt
      </a>
      <Header
        agencyName={agencyName}
        claim={claim}
        email={email}
        phone={phone}
        navigation={site.navigation}
        path={path}
      />
      <main id={MAIN_ID} className={styles.main} tabIndex={-1}>
        {children}
      </main>
      <Footer settings={site.settings}>
        <ScrollTop />
      </Footer>
      <Island name="legal-dialog">
        <LegalDialog />
      </Island>
    </>
  );
}
