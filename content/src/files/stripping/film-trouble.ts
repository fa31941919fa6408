import { EncodedPacketSink, type Input, type InputAudioTrack, type InputVideoTrack } from "mediabunny";

/** Video and audio codecs that browsers support, by their codes in MP4 (mp4ra.org) and WebM (RFC 9559, 5.1.4.1.21). */
const SHOWN = /^(avc[13]|av01|vp0[89]|V_VP[89]|V_AV1)$/;
const PLAYED = /^(aac|mp3|Opus|A_OPUS|A_VORBIS)$/;

const NAMES: [RegExp, string][] = [
  [/^(hvc1|hev1|dvh1|dvhe|V_MPEGH\/.*)$/, "H.265 (HEVC)"],
  [/^ap(ch|cn|cs|co|4h|4x)$/, "Apple ProRes"],
  [/^avc studio$/, "H.264 mit 10 Bit oder 4:2:2"],
  [/^(mp4v|V_MPEG4\/ISO\/(SP|ASP|AP))$/, "MPEG-2 oder MPEG-4 Teil 2 (DivX, Xvid)"],
  [/^V_MPEG4\/ISO\/AVC$/, "H.264 in einer WebM-Datei"],
  [/^(jpeg|mjp[ab]|V_MJPEG)$/, "Motion-JPEG"],
  [/^(ac-3|A_AC3)$/, "Dolby Digital (AC-3)"],
  [/^(alac|A_ALAC)$/, "Apple Lossless"],
  [/^(sowt|twos|lpcm|ipcm|fpcm|raw |in24|in32|fl32|fl64|A_PCM.*)$/, "PCM (unkomprimiert)"],
];

/** A JPEG's first bytes (ITU-T T.81, B.1.1.3): `mp4v` is also used for Motion JPEG. */
const JPEG = Buffer.from("ffd8", "hex");

/** H.264 profiles (annex A.2) with ten bits or more, or full chroma, as the codec string begins (RFC 6381). */
const STUDIO = /^avc[13]\.(6e|7a|f4|2c)/i;

const MP4 = "Bitte speichern Sie ihn in einem Filmprogramm neu als MP4 mit H.264 und AAC";
const AT_A_PHONE =
  "Am iPhone: Stellen Sie unter Einstellungen → Kamera → Formate „Maximale Kompatibilität“ ein, dann entstehen solche Filme von selbst.";

const nameOf = (codec: string) => NAMES.find(([pattern]) => pattern.test(codec))?.[1] ?? `„${codec.trim()}“`;

/**
 * Why many browsers can't play a film completely, or why it can't be copied, and what to do, in German; null if they
 * can.
 *
 * @param warnings from Mediabunny while reading
 * @throws errors of Mediabunny if it can't be read
 */
export async function filmTrouble(film: Input, warnings: readonly string[]): Promise<string | null> {
  const [[pictures], [sounds]] = [await film.getVideoTracks(), await film.getAudioTracks()];
  const [picture, sound] = [pictures && (await pictureCodec(pictures)), sounds && (await soundCodec(sounds))];
  const isWarned = (words: string) => warnings.some((warning) => warning.includes(words));
  if (picture === "encv" || sound === "enca" || isWarned("unsupported content encoding"))
    return "Dieser Film ist kopiergeschützt, Browser zeigen ihn nicht. Bitte nehmen Sie eine Fassung ohne Kopierschutz.";
  if (!picture && sound)
    return "Diese Datei enthält nur Ton und kein Bild. Bitte laden Sie einen Film hoch; zu einem Ton speichern Sie in einem Filmprogramm ein stehendes Bild, als MP4 (H.264).";
  if (picture && !SHOWN.test(picture)) {
    const isHevc = nameOf(picture).includes("HEVC");
    return `Dieser Film ist in ${nameOf(picture)} gespeichert, und viele Browser zeigen ihn nicht. ${MP4}.${isHevc ? ` ${AT_A_PHONE}` : ""}`;
  }
  if (sound && !PLAYED.test(sound))
    return `Der Ton dieses Films ist in ${nameOf(sound)} gespeichert, und viele Browser geben ihn nicht wieder. ${MP4}.`;
  if (isWarned("Unsupported edit list"))
    return `Dieser Film besteht aus Stücken, die erst beim Abspielen zusammengesetzt werden. ${MP4}.`;
  return null;
}

async function pictureCodec(track: InputVideoTrack): Promise<string> {
  const codec = String(await track.getInternalCodecId());
  if (codec === "mp4v") {
    const first = await new EncodedPacketSink(track).getFirstPacket();
    return first && JPEG.equals(first.data.subarray(0, JPEG.length)) ? "jpeg" : codec;
  }
  return STUDIO.test((await track.getCodecParameterString()) ?? "") ? "avc studio" : codec;
}

/** `mp4a` stands for several codecs. */
async function soundCodec(track: InputAudioTrack): Promise<string> {
  const code = String(await track.getInternalCodecId());
  return code === "mp4a" ? ((await track.getCodec()) ?? code) : code;
}
