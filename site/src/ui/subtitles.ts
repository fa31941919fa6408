/**
 * Adds subtitles to a film, shown from the start as films begin without sound (WCAG 1.2.2).
 *
 * @param address of a WebVTT file; none where the film has none
 */
export function addSubtitles(film: HTMLVideoElement, address: string | undefined): void {
  if (!address) return;
  const german = { kind: "captions", srclang: "de", label: "Deutsch", default: true, src: address };
  film.append(Object.assign(document.createElement("track"), german));
}
