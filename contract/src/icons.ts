/**
 * The icons an editor can choose, with the German names the content system shows (spec §2, services section).
 * `schema.graphql` enumerates the same names, and the site draws each of them (`site/src/ui/Icon.tsx`).
 */
export const ICONS = {
  brush: "Pinsel",
  drone: "Drohne",
  film_reel: "Filmrolle",
  light_bulb: "Glühbirne",
  megaphone: "Megafon",
  photo_camera: "Fotokamera",
  printer: "Drucker",
  search_engine: "Suche",
  social_media: "Soziale Netze",
  three_d_model: "3D-Modell",
  video_camera: "Filmkamera",
  web_design: "Webdesign",
} as const;

export type IconName = keyof typeof ICONS;
