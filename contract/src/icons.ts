/** Icons that an editor can choose, with their German names (spec §2). Drawn by `site/build/icons.ts`. */
export const ICONS = {
  accessibility: "Barrierefreiheit",
  book: "Heft",
  bottle: "Flasche",
  briefcase: "Aktenkoffer",
  brush: "Pinsel",
  building: "Gebäude",
  drone: "Drohne",
  film_reel: "Filmrolle",
  light_bulb: "Glühbirne",
  megaphone: "Megafon",
  pencil: "Stift",
  people: "Menschen",
  photo_camera: "Fotokamera",
  printer: "Drucker",
  scissors: "Schere",
  search_engine: "Suche",
  smartphone: "Smartphone",
  social_media: "Soziale Netze",
  template: "Vorlage",
  text: "Text",
  three_d_model: "3D-Modell",
  turntable: "Drehteller",
  video_camera: "Filmkamera",
  web_design: "Webdesign",
} as const;

export type IconName = keyof typeof ICONS;
