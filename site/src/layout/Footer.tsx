import type { ReactNode } from "react";
import type { Site } from "../content/domain.ts";
import { spoken } from "../content/spoken.ts";
import { BEHANCE } from "../ui/drawings/behance.ts";
import { FACEBOOK } from "../ui/drawings/facebook.ts";
import { INSTAGRAM } from "../ui/drawings/instagram.ts";
import { LINK } from "../ui/drawings/link.ts";
import { LINKEDIN } from "../ui/drawings/linkedin.ts";
import { VIMEO } from "../ui/drawings/vimeo.ts";
import { XING } from "../ui/drawings/xing.ts";
import { YOUTUBE } from "../ui/drawings/youtube.ts";
import { Icon } from "../ui/Icon.tsx";
import { ConsentLink } from "./consent/ConsentLink.tsx";
import styles from "./Footer.module.css";
import { FOOTER_OFFSET_CLASS } from "./footer-offset.ts";
import { Logo } from "./Logo.tsx";

const DRAWINGS: Record<Site["settings"]["social"][number]["place"], string> = {
  facebook: FACEBOOK,
  youtube: YOUTUBE,
  instagram: INSTAGRAM,
  linkedin: LINKEDIN,
  xing: XING,
  vimeo: VIMEO,
  behance: BEHANCE,
  other: LINK,
};

/** Maximum number of letters per font size; undefined for the largest. */
function lengthOf(name: string): "long" | "longer" | "longest" | undefined {
  if (name.length <= 12) return undefined;
  if (name.length <= 18) return "long";
  return name.length <= 26 ? "longer" : "longest";
}

/** The configured year to that of the newest project (spec §2, copyright line). */
function copyrightYears({ settings: { copyrightYear }, newestWorkYear }: Site): string {
  return newestWorkYear !== null && newestWorkYear > copyrightYear
    ? `${copyrightYear}–${newestWorkYear}`
    : String(copyrightYear);
}

/**
 * Footer (spec §2 and §4), with the scroll-to-top link as its child. Its signature is first drawn at an offset. Legal
 * links lead to pages; script opens those with `data-dialog` in a dialog of that size (legal-dialog.ts).
 */
export function Footer({ site, children }: { site: Site; children: ReactNode }) {
  const { settings } = site;
  return (
    <footer className={`${styles.footer} ${FOOTER_OFFSET_CLASS}`} data-tone="ink">
      <div className={styles.content}>
        <p className={styles.claim}>{settings.claim}</p>
        <nav aria-label="Rechtliches und mehr">
          <ul className={styles.links}>
            {site.footerPages.map(({ title, href }) => (
              <li key={href}>
                <a href={href}>{title}</a>
              </li>
            ))}
            {settings.legal.map(({ title, href, dialog }) => (
              <li key={href}>
                <a href={href} data-dialog={dialog ?? undefined}>
                  {spoken(title)}
                </a>
              </li>
            ))}
            <li>
              <ConsentLink settings={settings} />
            </li>
          </ul>
        </nav>
        {settings.social.length > 0 && (
          <ul className={styles.social} aria-label="Soziale Netze">
            {settings.social.map(({ place, name, href }) => (
              <li key={place}>
                <a href={href} target="_blank" rel="noopener" title={`${name} (neues Fenster)`}>
                  <Icon drawing={DRAWINGS[place]} />
                </a>
              </li>
            ))}
          </ul>
        )}
        <p className={styles.copyright}>{`© ${copyrightYears(site)} ${settings.agencyName}`}</p>
      </div>
      <p
        className={styles.signature}
        aria-hidden="true"
        data-ghost="footer"
        data-length={lengthOf(settings.agencyName)}
      >
        {!settings.appearance?.mark && <Logo id="logo-footer" className={styles.mark} />}
        {settings.agencyName}
      </p>
      {children}
    </footer>
  );
}
