import { PAUSE } from "../../../ui/drawings/pause.ts";
import { PLAY } from "../../../ui/drawings/play.ts";
import { Icon } from "../../../ui/Icon.tsx";

/** Pauses and resumes the slider (WCAG 2.2.2). Its label changes, so it has no pressed state. */
export function PauseButton({
  paused,
  onToggle,
  className,
}: {
  paused: boolean;
  onToggle: () => void;
  className: string | undefined;
}) {
  return (
    <button type="button" className={className} onClick={onToggle}>
      <Icon drawing={paused ? PLAY : PAUSE} />
      <span className="visually-hidden">{paused ? "Bildwechsel fortsetzen" : "Bildwechsel anhalten"}</span>
    </button>
  );
}
