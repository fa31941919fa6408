import { refused } from "../http/refused.ts";

export const DAMAGED_PICTURE =
  "Dieses Bild ist beschädigt oder unvollständig. Holen Sie es noch einmal von der Kamera, oder öffnen Sie es in einem Bildprogramm und speichern Sie es neu als JPEG.";
export const DAMAGED_FILM =
  "Dieser Film ist beschädigt oder unvollständig. Bitte speichern Sie ihn in einem Filmprogramm neu als MP4 (H.264).";
export const DAMAGED_PDF =
  "Dieses PDF ist beschädigt oder unvollständig. Bitte speichern Sie es in dem Programm, aus dem es kommt, neu als PDF.";

export const tooMuchText = () =>
  refused("Dieses Bild enthält ungewöhnlich viel Text. Bitte speichern Sie es neu als JPEG oder PNG.");

export const restarting = () =>
  refused(
    "Der Server startet gerade neu oder ist überlastet, Ihre Datei ist noch nicht gespeichert. Bitte laden Sie sie in einer Minute noch einmal hoch.",
    503,
  );
