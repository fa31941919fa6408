import type { NavigationEntry } from "../content/domain.ts";
import { Dialog } from "../ui/Dialog.tsx";
import styles from "./NavigationDialog.module.css";
import { NavigationLinks } from "./NavigationLinks.tsx";

/**
 * Up to 767 px the navigation is a small centred dialog (spec §2, header). Choosing a link closes it; without script too,
 * where it is shown as long as the address names it.
 */
export function NavigationDialog({
  id,
  navigation,
  path,
}: {
  id: string;
  navigation: NavigationEntry[];
  path: string;
}) {
  return (
    <Dialog id={id} title="Navigation" size="small" tone="ink" closeHref="#">
      <nav aria-label="Seiten und Abschnitte">
        <NavigationLinks navigation={navigation} path={path} className={styles.links} />
      </nav>
    </Dialog>
  );
}
