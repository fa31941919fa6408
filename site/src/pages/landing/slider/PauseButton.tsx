import { Icon } from "../../../ui/Icon.tsx";

/** Stops the slider and lets it go on (WCAG 2.2.2). Its name says what it will do, so it needs no pressed state. */
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
      <Icon name={paused ? "play" : "pause"} />
      <span className="visually-hidden">{paused ? "Diaschau fortsetzen" : "Diaschau anhalten"}</span>
    </button>
  );
}
