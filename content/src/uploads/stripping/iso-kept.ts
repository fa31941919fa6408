import { asItIs, type Edit, type KeptBoxes, keepWithin } from "./iso-boxes.ts";
import { blankMessagesOfSetup } from "./video-messages.ts";
import { blankFlacBlocks } from "./vorbis.ts";

/** Fields of a full box: version and flags. */
const FULL = 4;

/** Fields of a sample's description before its boxes (ISO 14496-12, 12.1.3, 12.2.3; QuickTime's sound has more). */
const PICTURE_FIELDS = 78;
const SOUND_FIELDS = 28;
const QUICKTIME_SOUND_FIELDS = [0, 16, 36];

/** When something was made and changed, at the beginning of a header: the hour of a recording. */
const withoutTimes: Edit = (body) => {
  body.fill(0, FULL, Math.min(body.length, FULL + (body[0] === 1 ? 16 : 8)));
};

/** The kind of a track stands in the first 12 bytes, a name in words at the end: the program's or the camera's. */
const withoutName: Edit = (body) => {
  body.fill(0, Math.min(body.length, 12));
};

/** An address of data elsewhere: there are none. */
const withoutAddress: Edit = (body) => {
  body.fill(0, Math.min(body.length, FULL));
};

const all = (types: string): KeptBoxes => Object.fromEntries(types.split(" ").map((type) => [type, asItIs]));

const PICTURE_DETAILS: KeptBoxes = {
  ...all("avcC lhvC av1C vpcC dvcC dvvC dvwC esds d263"),
  ...all("colr pasp clap fiel btrt mdcv clli cclv amve SmDm CoLL chrm gama st3d sv3d vexu hfov ccst auxi"),
  hvcC: blankMessagesOfSetup,
};

const SOUND_DETAILS: KeptBoxes = {
  ...all("esds dOps dac3 dec3 dac4 alac chnl chan srat btrt pcmC dmix"),
  dfLa: (body) => blankFlacBlocks(body, FULL),
  wave: all("frma esds enda mp4a"),
};

/** The name of a program that has encoded is a text of 32 bytes, and another of four says whose it is. */
const pictureDescription: Edit = (body) => {
  body.fill(0, Math.min(body.length, 12), Math.min(body.length, 16));
  body.fill(0, Math.min(body.length, 42), Math.min(body.length, 74));
  keepWithin(PICTURE_FIELDS, PICTURE_DETAILS)(body);
};

const soundDescription: Edit = (body) => {
  const version = body.length >= 10 ? body.readUInt16BE(8) : 0;
  body.fill(0, Math.min(body.length, 12), Math.min(body.length, 16));
  keepWithin(SOUND_FIELDS + (QUICKTIME_SOUND_FIELDS[version] ?? 0), SOUND_DETAILS)(body);
};

const DESCRIPTIONS: KeptBoxes = Object.fromEntries([
  ..."avc1 avc2 avc3 avc4 hvc1 hev1 dvh1 dvhe dva1 dvav av01 vp08 vp09 mp4v s263 H263 encv"
    .split(" ")
    .map((type) => [type, pictureDescription]),
  ..."mp4a Opus fLaC ac-3 ec-3 ac-4 alac .mp3 sowt twos lpcm ipcm fpcm raw in24 in32 fl32 fl64 samr sawb enca"
    .split(" ")
    .map((type) => [type.padEnd(4), soundDescription]),
]);

const TRACK: KeptBoxes = {
  tkhd: withoutTimes,
  edts: all("elst"),
  tref: all("auxl prem"), // which picture a mask belongs to
  mdia: {
    mdhd: withoutTimes,
    hdlr: withoutName,
    ...all("elng"),
    minf: {
      ...all("vmhd smhd nmhd"),
      hdlr: withoutName,
      dinf: { dref: keepWithin(FULL + 4, { "url ": withoutAddress, "urn ": withoutAddress, alis: withoutAddress }) },
      stbl: {
        stsd: keepWithin(FULL + 4, DESCRIPTIONS),
        ...all("stts ctts cslg stss stsh stsc stsz stz2 stco co64 sdtp sbgp sgpd subs padb stdp"),
      },
    },
  },
};

/** Boxes that an MP4 needs to be played. All others are blanked. */
export const FILM_BOXES: KeptBoxes = {
  ftyp: asItIs,
  moov: { mvhd: withoutTimes, trak: TRACK, mvex: all("mehd trex leva") },
  moof: { mfhd: asItIs, traf: all("tfhd tfdt trun sdtp sbgp sgpd subs") },
  mdat: asItIs,
  ...all("styp sidx ssix"),
  mfra: all("tfra mfro"),
};
