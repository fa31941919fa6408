"use client";

import type { PreviewTarget } from "@schaufenster/contract/preview-frame";
import { PreviewScreen } from "./PreviewScreen.tsx";
import styles from "./preview.module.css";
import { useFrames } from "./useFrames.ts";
import { usePaneSize } from "./usePaneSize.ts";

/** Layout width of the page, in px: as on a screen. */
const WIDTH = 1280;

type Props = { url: string; target: PreviewTarget; save: unknown; onForm: (href: string) => void };

/** The landing page beside its sections, where there is room for it; a click in it leads to what it shows. */
export function PagePreview({ url, target, save, onForm }: Props) {
  const [pane, size] = usePaneSize();
  const { frames, attach, loaded } = useFrames({
    url,
    target,
    field: null,
    active: size.width > 0,
    save,
    onClick: (answer) => answer.state === "elsewhere" && onForm(answer.href),
  });
  return (
    <PreviewScreen
      className={styles.page}
      pane={pane}
      size={size}
      width={WIDTH}
      frames={frames}
      attach={attach}
      loaded={loaded}
    />
  );
}
