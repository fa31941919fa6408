import { useEffect, useRef, useState } from "react";
import type { Credential } from "../../../content/domain.ts";
import { Dialog, showDialog } from "../../../ui/Dialog.tsx";
import { plainClickOn } from "../../../ui/plain-click.ts";
import type { Exhibits } from "./credentials.ts";
import { Film } from "./Film.tsx";
import { Still } from "./Still.tsx";
import { shuffleBag } from "./shuffle-bag.ts";
import styles from "./VideoDialog.module.css";

/** Spec §2, video dialog. */
const RANDOM_PREFIX = "Zufällige Wahl: ";
const RANDOM_HINT =
  "Für ein weiteres zufällig ausgewähltes Video diesen Dialog einfach schließen und noch einmal auf 'Referenzen' klicken.";

/** Name of what has no caption. */
const UNNAMED: Record<Credential["kind"], string> = { picture: "Bild", video: "Video" };

const DIALOG_ID = "video-dialog";

/** What is shown. `random` if it is one of several (spec §4). */
type Showing = { credential: Credential; random: boolean; opener: HTMLElement };

/**
 * The video dialog (spec §2 and §4). Opened by links with `data-credentials` (an asset's, in random order) or
 * `data-video` (a reference's), which lead to the file where there is no script. Empty until it opens, so that nothing of
 * a video is loaded before; what it showed is unloaded when it closes.
 */
export function VideoDialog({ credentials, videos }: Exhibits) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [showing, setShowing] = useState<Showing | null>(null);
  const [open, setOpen] = useState(false);

  useEffect(() => {
    const choose = chooserOf({ credentials, videos });
    function onClick(event: MouseEvent) {
      const opener = plainClickOn(event, "a[data-credentials], a[data-video]");
      const chosen = opener && choose(opener.dataset);
      if (!chosen) return;
      event.preventDefault();
      setShowing({ ...chosen, opener });
      setOpen(true);
    }
    document.addEventListener("click", onClick);
    return () => document.removeEventListener("click", onClick);
  }, [credentials, videos]);

  useEffect(() => {
    if (showing && dialog.current) showDialog(dialog.current, showing.opener);
  }, [showing]);

  const credential = showing?.credential;
  const caption = credential ? (credential.caption ?? UNNAMED[credential.kind]) : "";
  return (
    <Dialog
      id={DIALOG_ID}
      ref={dialog}
      title={showing?.random ? RANDOM_PREFIX + caption : caption}
      size="wide"
      closeLabel="Schließen"
      onClose={() => setOpen(false)}
    >
      {credential?.alternativeText && <p className={styles.text}>{credential.alternativeText}</p>}
      {credential?.kind === "video" && <Film key={credential.id} film={credential} title={caption} playing={open} />}
      {credential?.kind === "picture" && <Still key={credential.id} picture={credential} />}
      {showing?.random && <p className={styles.hint}>{RANDOM_HINT}</p>}
    </Dialog>
  );
}

/** Finds what a link opens; each asset has a shuffle bag of its credentials. */
function chooserOf({ credentials, videos }: Exhibits): (link: DOMStringMap) => Omit<Showing, "opener"> | null {
  const bags = new Map(Object.entries(credentials).map(([asset, own]) => [asset, shuffleBag(own)]));
  return ({ credentials: asset = "", video = "" }) => {
    const credential = bags.get(asset)?.() ?? videos[video];
    return credential ? { credential, random: (credentials[asset]?.length ?? 0) > 1 } : null;
  };
}
