import type { IconName } from "@schaufenster/contract/icons";

/** Synonyms for the search. */
export const ICON_WORDS: Record<IconName, string> = {
  accessibility: "barrierefrei Zugang Rollstuhl Inklusion Hilfe BFSG",
  book: "Buch Broschüre Magazin Katalog Zeitschrift lesen Print",
  bottle: "Produkt Produktfotografie Verpackung Getränk Wein Etikett",
  briefcase: "Tasche Arbeit Beruf Geschäft Business Beratung Unternehmen Büro",
  brush: "malen Farbe Gestaltung Design Kunst Grafik Illustration",
  building: "Haus Architektur Immobilie Bau Bogen Hotel Firma",
  drone: "Luftbild Luftaufnahme fliegen Copter Vogelperspektive",
  film_reel: "Film Kino Video Schnitt Imagefilm Spule",
  light_bulb: "Idee Licht Lampe Konzept Kreativität Beleuchtung Strategie",
  megaphone: "Werbung Marketing Kampagne Lautsprecher PR Ankündigung Reklame",
  pencil: "Bleistift schreiben Text zeichnen Entwurf bearbeiten Redaktion",
  people: "Leute Team Personen Porträt Gruppe Familie Hochzeit Kunden Veranstaltung Event",
  photo_camera: "Kamera Foto Fotografie fotografieren Bild Aufnahme Apparat",
  printer: "drucken Print Druck Papier Flyer Drucksachen",
  scissors: "schneiden Schnitt Videoschnitt Freisteller Retusche Bearbeitung",
  search_engine: "SEO Google finden Suchmaschine Lupe Welt",
  smartphone: "Handy Telefon Mobil App iPhone mobil",
  social_media: "Social Media Instagram Facebook teilen Netzwerk Follower",
  template: "Layout Seite Raster Muster Aufbau Corporate Design",
  text: "Absatz Zeilen schreiben Texten Artikel Blog Redaktion",
  three_d_model: "Würfel Modell 3D Rendering Visualisierung CGI dreidimensional",
  turntable: "360 Grad drehen Rundumansicht Panorama Rundgang Drehung",
  video_camera: "Video Film Kamera drehen Aufnahme Livestream Videografie",
  web_design: "Website Homepage Internet Browser Seite Webseite Programmierung Onlineshop",
};
