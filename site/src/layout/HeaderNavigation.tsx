import type { NavigationEntry } from "../content/domain.ts";
import { opens } from "../ui/invoker.ts";
import styles from "./HeaderNavigation.module.css";
import { NavigationLinks } from "./NavigationLinks.tsx";
import { NAVIGATION_DIALOG_ID } from "./navigation-dialog.ts";
import { roomsFor } from "./navigation-room.ts";

/** The header's navigation from 768 px (spec §2). Entries that don't fit are behind 'Mehr'. */
export function HeaderNavigation({ navigation, path }: { navigation: NavigationEntry[]; path: string }) {
  const rooms = roomsFor(navigation);
  return (
    <nav className={styles.navigation} aria-label="Hauptnavigation">
      <NavigationLinks navigation={navigation} path={path} className={styles.links} rooms={rooms}>
        <li className={styles.more} data-room={rooms.all ?? ""} data-more="">
          <button type="button" aria-haspopup="dialog" {...opens(NAVIGATION_DIALOG_ID)}>
            Mehr
          </button>
          <a href={`#${NAVIGATION_DIALOG_ID}`}>Mehr</a>
        </li>
      </NavigationLinks>
    </nav>
  );
}
