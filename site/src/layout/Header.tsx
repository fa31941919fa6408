import type { Mark, NavigationEntry } from "../content/domain.ts";
import { spoken } from "../content/spoken.ts";
import { BRAND_ID } from "../scrolling/header-shrink.ts";
import { MENU } from "../ui/drawings/menu.ts";
import { Icon } from "../ui/Icon.tsx";
import { opens } from "../ui/invoker.ts";
import { ContactBar } from "./ContactBar.tsx";
import styles from "./Header.module.css";
import { HeaderNavigation } from "./HeaderNavigation.tsx";
import { Logo } from "./Logo.tsx";
import { NavigationDialog } from "./NavigationDialog.tsx";
import { NAVIGATION_DIALOG_ID } from "./navigation-dialog.ts";

type HeaderProps = {
  agencyName: string;
  claim: string;
  email: string;
  phone: string;
  mark: Mark | null;
  navigation: NavigationEntry[];
  /** Current path, to mark its entry. */
  path: string;
};

/**
 * Header (spec §2 and §4): contact bar, logo, navigation. Large at the top of the page, a small fixed bar beyond a
 * scroll of 100 px, by scroll-driven animations or by `data-shrunk` on the root element (scrolling/header-shrink.ts).
 * Script marks the link to the section in view (scrolling/scroll-spy.ts).
 */
export function Header({ agencyName, claim, email, phone, mark, navigation, path }: HeaderProps) {
  return (
    <>
      <header className={styles.header} data-tone="ink" data-scroll-driven="">
        <ContactBar claim={claim} email={email} phone={phone} />
        <div className={styles.bar}>
          <a id={BRAND_ID} className={styles.brand} href="/" aria-label={`${spoken(agencyName)}, zur Startseite`}>
            <Logo id="logo-header" mark={mark} className={styles.logo} />
            {(mark?.withName ?? true) && (
              <span className={styles.name} aria-hidden="true">
                {agencyName}
              </span>
            )}
          </a>
          <HeaderNavigation navigation={navigation} path={path} />
          <button
            type="button"
            className={styles.menu}
            aria-haspopup="dialog"
            data-needs-script=""
            {...opens(NAVIGATION_DIALOG_ID)}
          >
            <Icon drawing={MENU} />
            Menü
          </button>
          <a className={styles.menu} href={`#${NAVIGATION_DIALOG_ID}`} data-without-script="">
            <Icon drawing={MENU} />
            Menü
          </a>
        </div>
      </header>
      {/* Outside the header, so that it doesn't move with the bar. */}
      <NavigationDialog id={NAVIGATION_DIALOG_ID} navigation={navigation} path={path} />
    </>
  );
}
