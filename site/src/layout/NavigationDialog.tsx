import type { NavigationEntry } from "../content/domain.ts";
import { Dialog } from "../ui/Dialog.tsx";
import styles from "./NavigationDialog.module.css";
import { NavigationLinks } from "./NavigationLinks.tsx";

/** The navigation up to 767 px, a small centred dialog (spec §2, header); choosing a link closes it. */
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
