import { type FileHandle, open } from "node:fs/promises";
import {
  EncodedAudioPacketSource,
  type EncodedPacket,
  EncodedPacketSink,
  EncodedVideoPacketSource,
  type Input,
  type InputTrack,
  Mp4OutputFormat,
  Output,
  StreamTarget,
  type StreamTargetChunk,
  WEBM,
  WebMOutputFormat,
} from "mediabunny";
import { withoutMessages } from "./video-messages.ts";
import { withoutComments } from "./vorbis.ts";

/** MP4 headers that begin with creation and modification times (ISO 14496-12, 8.2.2, 8.3.2, 8.4.2). */
const TIMED = ["mvhd", "tkhd", "mdhd"];

const TIME_UNITS_MAX = 1_000_000;

type Lane = { next: EncodedPacket | null; left: number; copy: (packet: EncodedPacket) => Promise<void> };

/**
 * Copies the first video and audio tracks of a film into a new file (docs/decisions/242). Packets stay the same except
 * for H.264 messages, and the container has no metadata. The same film gives the same file.
 *
 * @param path of the new file, an MP4, or a WebM if the film is one
 * @throws Error if the film has no video track, is truncated or can't be read
 */
export async function copyFilm(film: Input, path: string): Promise<void> {
  const file = await open(path, "w", 0o600);
  try {
    await copyInto(file, film);
  } finally {
    await file.close();
  }
}

async function copyInto(file: FileHandle, film: Input): Promise<void> {
  const isWebm = (await film.getFormat()) === WEBM;
  const headers: [moov: Buffer, at: number][] = [];
  const onMoov = (data: Uint8Array, at: number) => headers.push([Buffer.from(data), at]);
  const format = isWebm ? new WebMOutputFormat() : new Mp4OutputFormat({ fastStart: "reserve", onMoov });
  const write = async ({ data, position }: StreamTargetChunk) => {
    await file.write(data, 0, data.length, position);
  };
  const output = new Output({ format, target: new StreamTarget(new WritableStream({ write }), { chunked: true }) });
  const lanes = [await addPicture(output, film, isWebm), ...(await addSound(output, film))];
  await output.start();
  for (let lane = earliest(lanes); lane?.next; lane = earliest(lanes)) await lane.copy(lane.next);
  if (lanes.some(({ left }) => left > 0)) throw new Error("broken off");
  await output.finalize();
  for (const [moov, at] of headers) await blankTimes(file, moov, at);
}

async function addPicture(output: Output, film: Input, isWebm: boolean): Promise<Lane> {
  const [track] = await film.getVideoTracks();
  const [codec, config] = [await track?.getCodec(), await track?.getDecoderConfig()];
  const count = track ? await countPackets(track) : 0;
  if (!track || !codec || !config || count === 0) throw new Error("no picture");
  const isColourKnown = Object.values(config.colorSpace ?? {}).some(Boolean);
  const decoderConfig = isColourKnown ? config : { ...config, colorSpace: undefined };
  const units = await track.getTimeResolution();
  const source = new EncodedVideoPacketSource(codec);
  output.addVideoTrack(source, {
    decoderConfig,
    maximumPacketCount: count,
    transformationMatrix: await track.getTransformationMatrix(),
    canBeTransparent: await track.canBeTransparent(),
    ...(isWebm || units > TIME_UNITS_MAX ? {} : { frameRate: units }), // keeps the time scale of an MP4
  });
  const setup = codec === "avc" ? bytesOf(decoderConfig.description) : null;
  const clean = (packet: EncodedPacket) =>
    setup ? packet.clone({ data: withoutMessages(setup, bytesOf(packet.data)) }) : packet;
  return laneOf(track, count, source, (packet) => source.add(clean(packet)));
}

async function addSound(output: Output, film: Input): Promise<Lane[]> {
  const [track] = await film.getAudioTracks();
  const count = track ? await countPackets(track) : 0;
  if (!track || count === 0) return [];
  const [codec, decoderConfig] = [await track.getCodec(), await track.getDecoderConfig()];
  if (!codec || !decoderConfig) throw new Error("no known sound");
  if (decoderConfig.description) withoutComments(bytesOf(decoderConfig.description));
  const source = new EncodedAudioPacketSource(codec);
  output.addAudioTrack(source, { decoderConfig, maximumPacketCount: count });
  return [await laneOf(track, count, source, (packet) => source.add(packet))];
}

/** @throws Error if there is none: the units of such a video can't be separated */
function bytesOf(description: AllowSharedBufferSource | undefined): Buffer {
  if (!(description instanceof Uint8Array)) throw new Error("no configuration");
  return Buffer.from(description.buffer, description.byteOffset, description.byteLength);
}

async function countPackets(track: InputTrack): Promise<number> {
  let count = 0;
  for await (const _ of new EncodedPacketSink(track).packets(undefined, undefined, { metadataOnly: true })) count += 1;
  return count;
}

async function laneOf(
  track: InputTrack,
  count: number,
  source: { close: () => void },
  add: (packet: EncodedPacket) => Promise<void>,
): Promise<Lane> {
  const packets = new EncodedPacketSink(track).packets();
  const read = async () => (await packets.next()).value ?? null;
  const lane: Lane = {
    next: await read(),
    left: count,
    async copy(packet) {
      await add(packet);
      lane.left -= 1;
      lane.next = await read();
      if (!lane.next) source.close();
    },
  };
  return lane;
}

/** The track with the earliest packet: video and audio of the same time are stored side by side. */
const earliest = (lanes: Lane[]): Lane | undefined =>
  lanes.filter(({ next }) => next !== null).sort((a, b) => (a.next?.timestamp ?? 0) - (b.next?.timestamp ?? 0))[0];

/** Mediabunny writes the current time into an MP4's headers. */
async function blankTimes(file: FileHandle, moov: Buffer, position: number): Promise<void> {
  for (const header of TIMED) {
    for (let at = moov.indexOf(header); at >= 0; at = moov.indexOf(header, at + 4))
      await file.write(Buffer.alloc(8), 0, 8, position + at + 8);
  }
}
