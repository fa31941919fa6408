import { Dialog } from "../../../ui/Dialog.tsx";
import styles from "./VideoDialog.module.css";
import { VIDEO_DIALOG_ID } from "./video-dialog.ts";

/** The video dialog (spec §2 and §4); empty until video-dialog.ts fills and opens it. */
export function VideoDialog() {
  return <Dialog id={VIDEO_DIALOG_ID} title="" size="wide" closeLabel="Schließen" contentClass={styles.credential} />;
}
