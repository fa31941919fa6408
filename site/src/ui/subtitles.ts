/**
 * Adds subtitles to a film, shown by default since films start muted (WCAG 1.2.2).
 * @param address of a WebVTT file; undefined if the film has none
 */
export function addSubtitles(film: HTMLVideoElement, address: string | undefined): void {
  if (!address) return;
  const german = { kind: "captions", srclang: "de", label: "Deutsch", default: true, src: address };
  film.append(Object.assign(document.createElement("track"), german));
}
