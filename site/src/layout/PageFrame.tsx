import type { ReactNode } from "react";
import type { Site } from "../content/domain.ts";
import type { LegalText } from "../content/routes.ts";
import { Island } from "../islands/Island.tsx";
import { Footer } from "./Footer.tsx";
import { Header } from "./Header.tsx";
import { LegalDialogs } from "./LegalDialogs.tsx";
import styles from "./PageFrame.module.css";
import { ScrollTop } from "./ScrollTop.tsx";

/** Id of the element that the skip link leads to. */
export const MAIN_ID = "inhalt";

/**
 * What every page has around its content: skip link, header, footer, legal dialogs, scroll-to-top link (spec §2).
 *
 * @param path of the page, for the navigation
 * @param legalText the text that is the page itself, and so needs no dialog
 */
export function PageFrame({
  site,
  path,
  legalText = null,
  children,
}: {
  site: Site;
  path: string;
  legalText?: LegalText | null;
  children: ReactNode;
}) {
  const { agencyName, claim, email, phone } = site.settings;
  return (
    <>
      <a className={styles.skip} href={`#${MAIN_ID}`}>
        Zum Inhalt
      </a>
      <Island
        name="header"
        component={Header}
        props={{ agencyName, claim, email, phone, navigation: site.navigation, path }}
      />
      <main id={MAIN_ID} className={styles.main} tabIndex={-1}>
        {children}
      </main>
      <Footer settings={site.settings}>
        <Island name="scroll-top" component={ScrollTop} props={{}} />
      </Footer>
      <LegalDialogs legal={site.settings.legal} except={legalText} />
    </>
  );
}
