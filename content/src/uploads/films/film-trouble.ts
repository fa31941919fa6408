import { DAMAGED_FILM } from "../refused-upload.ts";
import { boxesIn, findBox } from "../stripping/iso-boxes.ts";
import { handlerOf, SEEN_OR_HEARD } from "../stripping/iso-film.ts";
import { samplesOfTrack } from "../stripping/iso-samples.ts";
import { codecsOfIsoFilm } from "./iso-codecs.ts";
import { codecsOfWebm } from "./webm-codecs.ts";

/** Codecs that browsers show and play, in MP4 and WebM. */
const SHOWN = /^(avc[1-4]|av01|vp0[89]|V_VP[89]|V_AV1)$/;
const PLAYED = /^(aac|Opus|fLaC|\.mp3|A_OPUS|A_VORBIS)$/;

/** Names that film programs have for what browsers do not show. */
const NAMES: [RegExp, string][] = [
  [/^(hvc1|hev1|dvh1|dvhe|V_MPEGH\/.*)$/, "H.265 (HEVC)"],
  [/^ap(ch|cn|cs|co|4h|4x)$/, "Apple ProRes"],
  [/^avc studio$/, "H.264 mit 10 Bit oder 4:2:2"],
  [/^(mp4v|V_MPEG4\/ISO\/(SP|ASP|AP))$/, "MPEG-4 Teil 2 (DivX, Xvid)"],
  [/^V_MPEG4\/ISO\/AVC$/, "H.264 in einer WebM-Datei"],
  [/^(jpeg|mjp[ab]|V_MJPEG)$/, "Motion-JPEG"],
  [/^(mpeg|V_MPEG[12])$/, "MPEG-1 oder MPEG-2"],
  [/^(s263|H263|d263)$/, "H.263"],
  [/^(ac-3|A_AC3)$/, "Dolby Digital (AC-3)"],
  [/^(dts.?|A_DTS.*)$/, "DTS"],
  [/^(ec-3|A_EAC3|ac-4)$/, "Dolby Digital Plus"],
  [/^(alac|A_ALAC)$/, "Apple Lossless"],
  [/^(sowt|twos|lpcm|ipcm|fpcm|raw |in24|in32|fl32|fl64|A_PCM.*)$/, "PCM (unkomprimiert)"],
  [/^(samr|sawb)$/, "AMR"],
];

const MP4 = "Bitte speichern Sie ihn in einem Filmprogramm neu als MP4 mit H.264 und AAC";
const AT_A_PHONE =
  "Am iPhone: Stellen Sie unter Einstellungen → Kamera → Formate „Maximale Kompatibilität“ ein, dann entstehen solche Filme von selbst.";

const nameOf = (codec: string) => NAMES.find(([pattern]) => pattern.test(codec))?.[1] ?? `„${codec.trim()}“`;

/**
 * Why many browsers would show a film only in part or not at all, in German and with what to do about it; null if they show it.
 *
 * @throws RangeError when its tables lead beyond its end
 */
export function filmTrouble(data: Buffer, type: string): string | null {
  const { picture, sound } = type === "video/webm" ? codecsOfWebm(data) : codecsOfIsoFilm(data);
  if (picture === "encv" || sound === "enca")
    return "Dieser Film ist kopiergeschützt, Browser zeigen ihn nicht. Bitte nehmen Sie eine Fassung ohne Kopierschutz.";
  if (!picture && sound)
    return "Diese Datei enthält nur Ton und kein Bild. Bitte laden Sie einen Film hoch; zu einem Ton speichern Sie in einem Filmprogramm ein stehendes Bild, als MP4 (H.264).";
  if (picture && !SHOWN.test(picture)) {
    const isHevc = nameOf(picture).includes("HEVC");
    return `Dieser Film ist in ${nameOf(picture)} gespeichert, und viele Browser zeigen ihn nicht. ${MP4}.${isHevc ? ` ${AT_A_PHONE}` : ""}`;
  }
  if (sound && !PLAYED.test(sound))
    return `Der Ton dieses Films ist in ${nameOf(sound)} gespeichert, und viele Browser geben ihn nicht wieder. ${MP4}.`;
  if (type === "video/mp4" && lacksSamples(data)) return DAMAGED_FILM;
  return null;
}

/**
 * Whether tables of an MP4 lead to pictures or sounds behind its end: a film that was broken off can end with a box whose
 * length is that of the rest.
 *
 * @throws UnreadableFile when a track has no tables, or too many samples
 */
function lacksSamples(data: Buffer): boolean {
  const moov = findBox(data, ["moov"], { body: 0, end: data.length });
  for (const box of moov ? boxesIn(data, moov.body, moov.end) : []) {
    if (box.type !== "trak" || !SEEN_OR_HEARD.includes(handlerOf(data, box))) continue;
    for (const { end } of samplesOfTrack(data, box)) if (end > data.length) return true;
  }
  return false;
}
