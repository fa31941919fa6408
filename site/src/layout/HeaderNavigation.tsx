import type { NavigationEntry } from "../content/domain.ts";
import styles from "./HeaderNavigation.module.css";
import { NavigationLinks } from "./NavigationLinks.tsx";

/** The navigation in the header, from 768 px on (spec §2, header). */
export function HeaderNavigation({ navigation, path }: { navigation: NavigationEntry[]; path: string }) {
  return (
    <nav className={styles.navigation} aria-label="Hauptnavigation">
      <NavigationLinks navigation={navigation} path={path} className={styles.links} />
    </nav>
  );
}
