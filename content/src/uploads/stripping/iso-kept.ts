import { asItIs, type Edit, type KeptBoxes, keepWithin } from "./iso-boxes.ts";

/** Fields of a full box: version and flags. */
const FULL = 4;

/** Fields of a picture's description before its boxes (ISO 14496-12, 12.1.3). */
const PICTURE_FIELDS = 78;

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
  ...all("avcC hvcC lhvC av1C vpcC dvcC dvvC dvwC esds d263"),
  ...all("colr pasp clap fiel btrt mdcv clli cclv amve SmDm CoLL chrm gama st3d sv3d vexu hfov ccst auxi"),
};

/** The name of a program that has encoded is a text of 32 bytes, and another of four says whose it is. */
const pictureDescription: Edit = (body) => {
  body.fill(0, Math.min(body.length, 12), Math.min(body.length, 16));
  body.fill(0, Math.min(body.length, 42), Math.min(body.length, 74));
  keepWithin(PICTURE_FIELDS, PICTURE_DETAILS)(body);
};

const DESCRIPTIONS: KeptBoxes = Object.fromEntries([
  ..."avc1 avc2 avc3 avc4 hvc1 hev1 dvh1 dvhe dva1 dvav av01 vp08 vp09 mp4v s263 H263 encv"
    .split(" ")
    .map((type) => [type, pictureDescription]),
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

const PLAYED: KeptBoxes = {
  ftyp: asItIs,
  moov: { mvhd: withoutTimes, trak: TRACK, mvex: all("mehd trex leva") },
  moof: { mfhd: asItIs, traf: all("tfhd tfdt trun sdtp sbgp sgpd subs") },
  mdat: asItIs,
};

/** Entries of the list of pictures: their names stand behind number and type (ISO 14496-12, 8.11.6). */
const withoutItemName: Edit = (body) => {
  body.fill(0, Math.min(body.length, body[0] === 3 ? 14 : 12));
};

const itemList: Edit = (body) => {
  keepWithin(body[0] === 0 ? FULL + 2 : FULL + 4, { infe: withoutItemName })(body);
};

/** Boxes that an AVIF needs to be shown, as a still picture or moving. */
export const PICTURE_BOXES: KeptBoxes = {
  ...PLAYED,
  meta: keepWithin(FULL, {
    hdlr: withoutName,
    iinf: itemList,
    ...all("pitm iloc iref idat"),
    iprp: {
      ipco: all("ispe pixi av1C colr pasp clap irot imir auxC a1op a1lx lsel clli mdcv cclv amve"),
      ipma: asItIs,
    },
    grpl: all("altr ster"),
  }),
};
