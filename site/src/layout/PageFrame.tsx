import type { ReactNode } from "react";
import type { Site } from "../content/domain.ts";
import { Footer } from "./Footer.tsx";
import { Header } from "./Header.tsx";
import { LegalDialog } from "./LegalDialog.tsx";
import { LaterStyles, StylesBelow } from "./LinkedStyles.tsx";
import styles from "./PageFrame.module.css";
import { ScrollTop } from "./ScrollTop.tsx";

const MAIN_ID = "inhalt";

/**
 * Frame of every page: skip link, header, footer, legal texts dialog, scroll-to-top link (spec §2).
 * @param path current path, for the navigation
 * @param below content below the first view, whose styles aren't inline
 */
export function PageFrame({
  site,
  path,
  below,
  children,
}: {
  site: Site;
  path: string;
  below?: ReactNode;
  children: ReactNode;
}) {
  const { agencyName, claim, email, phone, appearance } = site.settings;
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
        mark={appearance?.mark ?? null}
        navigation={site.navigation}
        path={path}
      />
      <main id={MAIN_ID} className={styles.main} tabIndex={-1}>
        {children}
        {below && <StylesBelow />}
        {below}
      </main>
      <Footer site={site}>
        <ScrollTop />
      </Footer>
      <LaterStyles />
      <LegalDialog />
    </>
  );
}
